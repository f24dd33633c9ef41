"""Doctor: what works of a server and what does not, each fault with its mend.

`here` looks at this machine, `there` at a server by its address; neither changes anything.
"""
