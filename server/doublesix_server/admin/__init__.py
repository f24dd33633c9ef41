"""Admin: `doublesix admin`, for whoever runs a server.

A client of the operator's own door; what is done is done by the server.
"""
