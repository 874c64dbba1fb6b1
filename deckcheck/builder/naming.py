"""Which cards a user means: any card for one to be added, those of the list for all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardpool.names import search_key
from deckcheck.builder.errors import BuildError
from deckcheck.resolver import Resolver
from rulesets.deck import Entry
from rulesets.lines.grammar import number_alone, parse
from rulesets.lines.model import Line, Written
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import open_lines
from rulesets.plain import AnyCard

_NEAR = 78.0  # of 100: how like a name of the list must be to be meant
_FEW_DIGITS = 4  # a number with more is a card, not a count


class Meant(NamedTuple):
    """A card to be added: how many copies (0: not said), and how the words were understood."""

    card: AnyCard
    copies: int
    said: str
    notes: tuple[str, ...] = ()


class Held(NamedTuple):
    """What of a list is meant: its entries or its lines that are no known card."""

    entries: tuple[Entry, ...]
    lines: tuple[Line, ...]
    copies: int  # 0: not said
    name: str


def lines_of(words: Sequence[str], known: Callable[[str], bool]) -> list[str]:
    """Return the cards of a command: one for each quoted argument, or all words as one.

    Words that mean a card each and none together are several cards.
    """
    if any(" " in word.strip() for word in words):
        return [word for word in words if word.strip()]
    joined = " ".join(words)
    if len(words) > 1 and not known(joined) and all(map(known, words)):
        return list(words)
    return [joined]


def written(text: str, resolver: Resolver) -> tuple[Written, int]:
    """Return what is said of a card, and its copies (0: not said)."""
    text = " ".join(text.split())
    if not text:
        raise BuildError("expected a card, found nothing")
    named = resolver.pool.named(text, resolver.family.id)
    if not named:
        if len(text) > _FEW_DIGITS and (number := number_alone(text)):
            return number, 0
        found = parse(text)
        if isinstance(found, Written):
            return found, found.count
    found = parse(f"1 {text}")
    if not isinstance(found, Written):
        raise BuildError(f"expected a card as in a list, found {text!r}", 'As in: "4 Pikachu"')
    return found, 0


def meant(text: str, resolver: Resolver, reading: Reading) -> Meant:
    """Return the card that words mean; a bare name means the print that the list has already."""
    what, copies = written(text, resolver)
    found = resolver.resolve(what)
    card = found.card
    if card is None:
        near = resolver.pool.suggest(what.name, game=resolver.family.id, limit=4)
        named = ", ".join(dict.fromkeys(hit.name for hit in near))
        why = found.notes[0].message if found.notes else f"no card named {str(what)!r}"
        raise BuildError(why, f"Near: {named}" if named else "")
    if not (what.set_code or what.card_id):
        same = resolver.family.plays_as
        held = [e.card for e in reading.entries if e.card.copy_key == card.copy_key]
        then = resolver.family.print_of(resolver.pool, card, resolver.day)
        card = next((c for c in held if same(c) == same(card)), then)
    return Meant(card, copies, text, tuple(note.message for note in found.notes))


def held(text: str, resolver: Resolver, reading: Reading) -> Held:
    """Return what of a list is meant by words, typos forgiven."""
    what, copies = written(text, resolver)
    key = search_key(str(what))
    odd = tuple(line for line in open_lines(reading) if key in _keys_of(line))
    if odd:
        return Held((), odd, copies, odd[0].what.name or odd[0].raw)
    entries = _by_card(what, resolver, reading) or _by_name(what.name or str(what), reading)
    if not entries:
        names = ", ".join(dict.fromkeys(e.card.name for e in reading.entries)) or "no cards"
        raise BuildError(f"the list has no {str(what)!r}", f"It has {names}.")
    return Held(entries, (), copies, entries[0].card.name)


def _keys_of(line: Line) -> tuple[str, ...]:
    return search_key(line.what.name), search_key(str(line.what)), search_key(line.raw)


def _by_card(what: Written, resolver: Resolver, reading: Reading) -> tuple[Entry, ...]:
    """Return the entries of the card that words mean anywhere, in any language."""
    card = resolver.resolve(what).card
    if card is None:
        return ()
    exact = tuple(e for e in reading.entries if e.card.id == card.id)
    if exact or what.set_code or what.card_id:
        return exact
    return tuple(e for e in reading.entries if e.card.identity == card.identity)


def _by_name(name: str, reading: Reading) -> tuple[Entry, ...]:
    """Return the entries whose name comes nearest, if it is near and no other is as near."""
    from rapidfuzz import fuzz

    key = search_key(name)
    scores = {
        e.card.name: max(fuzz.ratio(key, k), fuzz.partial_ratio(key, k) - 5)
        for e in reading.entries
        if (k := search_key(e.card.name))
    }
    best = max(scores.values(), default=0.0)
    nearest = [each for each, score in scores.items() if score == best]
    if best < _NEAR or len(key) < 2:
        return ()
    if len(nearest) > 1:
        listed = ", ".join(nearest)
        raise BuildError(f"{name!r} may be {listed}", "Name one of them.")
    return tuple(e for e in reading.entries if e.card.name == nearest[0])
