"""Programs in our own English: what players read instead of card text."""

from rulesets.ptcg.words.programs import render_card, render_program

__all__ = ["render_card", "render_program"]
