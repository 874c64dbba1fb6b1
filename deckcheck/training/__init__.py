"""Matches as environments for learning: PettingZoo (`zoo`) and OpenSpiel (`spiel`)."""
