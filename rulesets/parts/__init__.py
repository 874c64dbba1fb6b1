"""What a game may bring beside its rules: advice, paper, statistics."""
