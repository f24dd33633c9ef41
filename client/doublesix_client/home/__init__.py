"""The folder of one person here: settings, identities, kept sessions. Knows no Qt."""
