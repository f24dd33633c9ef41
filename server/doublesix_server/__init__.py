"""The server: tables, who sits at them, and the workers that play empty seats."""
