"""Traps whose wording is used once."""

from __future__ import annotations

from rulesets.yugioh.match.script import CardScript

SCRIPTS: dict[str, CardScript] = {}
