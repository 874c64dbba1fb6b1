"""Formats of organisers as data: a .toml file is a ruleset on top of another."""
