"""Two lists compared: what was added, removed, moved or is another print."""
