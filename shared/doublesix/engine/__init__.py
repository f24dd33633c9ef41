"""Engine: dominoes as numbers and masks, compiled; what the strongest players think with.

Needs the extra `bots`. Knows nothing of views, sessions or sockets: the players translate.

A tile is its place in the set (`Tile.index`), a hand a mask of 28 bits, a seat 0 to 3. A play is
tile * 2 + side, side 0 the left end and 1 the right; at equal ends only side 0 is looked at.
"""
