"""Lists of a day: bans, limits and points as people read them."""
