"""The grammar of Pokémon card texts."""

from __future__ import annotations

import re
from importlib.resources import files

from rulesets.text.grammar import Grammar, WordClass

_CLASSES = (
    WordClass("NUM", re.compile(r"\d+"), "0"),
    WordClass("PLUS", re.compile(r"\+\d+"), "+0"),
    WordClass("MINUS", re.compile(r"-\d+"), "-0"),
    WordClass("TYPE", re.compile(r"\{.*"), "{C}"),
    WordClass("NAME", re.compile("«.*"), "«»"),
    WordClass("OWNER", re.compile("‹.*"), "‹›"),
)

GRAMMAR = Grammar(files("rulesets.ptcg.text") / "grammar", _CLASSES, own=("SELF", "THIS"))
