"""Fair: deals that nobody could have chosen, and how everybody can check that.

Knows secrets, shares and hands; never a table, a session or a socket. `docs/fair-deals.md` is the
description for people.
"""
