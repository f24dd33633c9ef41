"""Records: finished deals written down, read back, replayed and shown.

Standard library and the rules only. Knows JSON and text; never files, people's links or seeds.
"""
