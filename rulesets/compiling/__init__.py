"""The compiled build: what runs in a match, made ready for mypyc in a copy and compiled there."""
