"""Records of finished deals, opened, checked and stepped through. Knows no Qt and no server."""
