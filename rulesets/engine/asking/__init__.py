"""Ops that ask: one choice, several picks, yes or no, programs, words and numbers."""

from rulesets.engine.asking.answers import May, OneOf, PickNumber, PickWord
from rulesets.engine.asking.choice import Choice
from rulesets.engine.asking.picks import ANY_NUMBER, DONE, Pick, unlike

__all__ = [
    "ANY_NUMBER",
    "DONE",
    "Choice",
    "May",
    "OneOf",
    "Pick",
    "PickNumber",
    "PickWord",
    "unlike",
]
