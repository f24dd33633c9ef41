"""Arena: partnerships of computer players over the same deals, seats swapped.

A player gets the plain view that its seat would get over the wire, and its answer goes through
the rules like anybody's. All of it is told the clock; the processes are in `crew` alone.
"""
