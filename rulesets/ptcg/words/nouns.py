"""Nouns with properties: which words stand in front of the noun, and which behind it."""

from __future__ import annotations

from rulesets.engine.select import AnyFilter
from rulesets.engine.words import Speaker, joined
from rulesets.ptcg.effects.terms.compound_filters import Every, Some, Unlike
from rulesets.ptcg.effects.terms.selectors import CardFilter

_BEHIND = ("with ", "named ", "of the ", "evolving ", "for which ", "under ", "new ")


def described(say: Speaker, f: AnyFilter | None, noun: str) -> str:
    """Return a noun with a property: adjectives in front of it, the rest behind."""
    if f is None:
        return noun
    if isinstance(f, Some) and any(_around(say, x)[1] for x in f.filters):
        return joined(tuple(described(say, x, noun) for x in f.filters))
    before, behind = _around(say, f)
    words = [w for _, w in sorted(before, key=lambda x: x[0]) if w != noun]
    return " ".join((*words, noun, " and ".join(behind))).rstrip()


def _around(say: Speaker, f: AnyFilter) -> tuple[list[tuple[int, str]], list[str]]:
    """Return a property as ranked adjectives and as words behind the noun."""
    if isinstance(f, Every):
        parts = [_around(say, x) for x in f.filters]
        return [a for p in parts for a in p[0]], [b for p in parts for b in p[1]]
    if isinstance(f, Some):
        parts = [_around(say, x) for x in f.filters]
        if not any(behind for _, behind in parts):
            return [(2, joined(tuple(" ".join(w for _, w in sorted(p[0])) for p in parts)))], []
    if isinstance(f, Unlike):
        before, behind = _around(say, f.filter)
        if len(before) == 1 and not behind and " " not in before[0][1]:
            return [(before[0][0], f"non-{before[0][1]}")], []
        if len(behind) == 1 and not before and behind[0].startswith("with "):
            return [], [f"without {behind[0].removeprefix('with ')}"]
    words = f.in_words(say)
    if words.startswith(_BEHIND):
        return [], [words]
    rank = f.rank() if isinstance(f, CardFilter) else None
    return ([(rank, words)], []) if rank is not None else ([], [f"that are {words}"])
