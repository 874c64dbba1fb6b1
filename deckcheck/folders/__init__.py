"""Questions about many lists at once: which hold what, and how often cards are played."""
