"""Review: a finished deal looked back on, act by act.

For every act it says what the seat could know then, what a player that searches would have
weighed from that alone, and what was best with all hands open. The two are never mixed: the
first is made from the seat's view, the second from the deal itself. Knows records and players;
never files, sockets or clocks.
"""
