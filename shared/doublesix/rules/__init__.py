"""The rules of both games: values and acts, and nothing of how they travel or are shown.

Standard library only. The numbers cited ("Rules 3.5") are those of `docs/rules-exact.md`.
"""
