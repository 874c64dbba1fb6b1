"""The grammar of Yu-Gi-Oh! card sentences: `grammar/*.lark` and its classes of words."""

from __future__ import annotations

import re
from importlib.resources import files

from rulesets.text.grammar import Grammar, WordClass
from rulesets.yugioh.text.read.normalise import ATTRIBUTES

_CLASSES = (
    WordClass("NUMBER", re.compile(r"\d+"), "1"),
    WordClass("NAME", re.compile("«.*»"), "«X»"),
    WordClass("ATTRIBUTE", re.compile(rf"\{{(?:{'|'.join(ATTRIBUTES).lower()})\}}"), "{dark}"),
    WordClass("TYPE", re.compile(r"\{.*\}"), "{dragon}"),
    WordClass("COUNTER", re.compile(r"\[.*\]"), "[spell]"),
    WordClass("STATS", re.compile("<.*>"), "<x>"),
)

GRAMMAR = Grammar(files("rulesets.yugioh.text") / "grammar", _CLASSES)
