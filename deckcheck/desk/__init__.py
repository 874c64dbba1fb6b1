"""The ruling desk: whether an action is allowed in a position, and what comes of it."""
