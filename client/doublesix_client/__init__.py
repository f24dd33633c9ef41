"""The window of doublesix: not here yet.

This package is empty. Until it holds a window, people play through any program that speaks
the protocol of docs/protocol.md. It will know views and frames, never the server or a full deal.
"""
