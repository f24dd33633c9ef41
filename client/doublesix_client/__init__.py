"""The window of doublesix: what a person sees, and what is done there.

Knows views and frames, as any client does; never the server or a full deal. `core` holds what is
known as values, `net` talks to the server in a thread of its own, `words` makes sentences,
`viewmodels` hand both to QML, `app` wires them.
"""
