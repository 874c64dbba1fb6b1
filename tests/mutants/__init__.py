"""Do the tests of Pokémon play notice when a rule is broken? `make mutants`."""
