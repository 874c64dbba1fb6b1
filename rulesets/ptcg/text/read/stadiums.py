"""Let the text of a Stadium that either player may use speak to the one who uses it."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.text.sentences import Sentence

_ONCE_EACH = ("once", "during", "each")
_ALONE = ("with", "the", "same", "name", "is", "in", "play", "you", "can't", "play", "THIS")
_VERBS = {
    "attaches": "attach",
    "discards": "discard",
    "draws": "draw",
    "flips": "flip",
    "heals": "heal",
    "puts": "put",
    "reveals": "reveal",
    "searches": "search",
    "shuffles": "shuffle",
    "switches": "switch",
}


_PLAYER = (("that", "player"), ("the", "player"))


def to_its_user(found: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """Return the sentences in the second person, if the text is about each player's turn."""
    if not any(s.words[:3] == _ONCE_EACH for s in found):
        return tuple(found)
    return tuple(s._replace(words=_spoken(s.words)) for s in found)


def stands_alone(found: Sequence[Sentence]) -> bool:
    """Tell whether a text forbids playing the card onto one of its own name."""
    return any(s.words[:1] == ("if",) and s.words[-len(_ALONE) :] == _ALONE for s in found)


def _spoken(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return a sentence with its player as "you"; up to "may" it says who that is."""
    start = 0
    if words[:3] == _ONCE_EACH and "may" in words:
        start = words.index("may") + 1
    made = list(words[:start])
    rest = words[start:]
    at = 0
    while at < len(rest):
        if rest[at : at + 2] == ("that", "player's"):
            made.append("your")
            at += 2
            continue
        if rest[at] == "they" and rest[at + 1 : at + 2] in (("has",), ("does",)):
            made += ["you", "have" if rest[at + 1] == "has" else "do"]
            at += 2
            continue
        if rest[at : at + 2] in _PLAYER and rest[at + 2 : at + 3] != ("may",):
            # The verb behind it needs no subject; "that player has" becomes "you have".
            made += ["you", "have"] if rest[at + 2 : at + 3] == ("has",) else []
            at += 3 if rest[at + 2 : at + 3] == ("has",) else 2
            continue
        word = rest[at]
        made.append({"their": "your", "they": "you"}.get(word, _VERBS.get(word, word)))
        at += 1
    return tuple(made)
