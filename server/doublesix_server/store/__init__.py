"""The store: what outlives a server, in a database.

Knows entries and rows; never peers or sockets.
"""
