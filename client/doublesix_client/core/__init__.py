"""What the window knows and shows, as values. Knows no Qt, no sockets and no clock."""
