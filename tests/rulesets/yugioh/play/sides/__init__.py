"""Rules that hold for either seat, spot and side alike."""
