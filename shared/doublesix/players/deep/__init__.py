"""Deep: the players that search, which need the extra `bots`.

Translates a seat's reading into the engine's masks, and what the engine found back into acts.
"""
