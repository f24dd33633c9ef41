"""Sounds, which are silent where there is no device. Knows no table."""
