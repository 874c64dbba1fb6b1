"""What Yu-Gi-Oh! brings beside its rules: advice, paper, statistics."""
