"""The way to a server: asyncio in a thread of its own. Knows no Qt."""
