"""Look up Pokémon cards by what a line calls them, when no set and number tell which is meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from cardpool.names import is_latin, search_key
from rulesets.api import UNREADABLE
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.ptcg.lookup.places import group, printed

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

SP_LAST = re.compile(r" (?:g|gl|e4|fb|c)$")
_LETTER_LAST = re.compile(r"^(.+) ([A-Z])$")
_BASIC = re.compile(r"^basic\s|\{[A-Z]\}", re.IGNORECASE)


def in_named_set(pool: Pool, name: str, code: str) -> Resolution:
    """Look up a name in a set whose number is missing."""
    called = by_name(pool, name)
    options = called.choices or ((called.card,) if called.card else ())
    if not options:
        return called
    sets = {found.id for found in pool.sets_by_code(code)}
    there = [c for c in pool.printings(options[0]) if getattr(c, "set", "") in sets]
    if there:  # but say that the name was misspelt
        told = tuple(note for note in called.notes if note.code == "DECK005")
        return replace(settled(there), notes=told)
    from rulesets.ptcg.lookup.other_words import in_set_called

    if found := in_set_called(pool, f"{name} {code}"):
        return found
    return by_name_alone(called, f"no {options[0].name} is known in a set {code!r}")


def by_name_alone(called: Resolution, why: str) -> Resolution:
    """Take a card by its name where its set or number is unknown, if all of that name are one."""
    cards = called.choices or ((called.card,) if called.card else ())
    if len(groups(cards)) <= 1:
        name = cards[0].name if cards else "the card"
        return called.noted(LineNote("DECK010", f"{why}; {name} taken by its name"))
    message = f"{why}, and several cards are named {cards[0].name}; correct the set or the number"
    return Resolution(None, notes=(LineNote("DECK010", message, ids(cards[:4]), UNREADABLE),))


def by_name(pool: Pool, name: str, *, basic: bool = False, again: bool = True) -> Resolution:
    """Return the cards of a name; `again`: try other ways to read it where no card has it."""
    cards = [card for card in pool.named(name, POKEMON) if isinstance(card, PokemonCard)]
    if not cards and again:
        from rulesets.ptcg.lookup.other_words import by_other_words

        return by_other_words(pool, name)
    # A name in its own language before the same word in another: "Ultra Ball".
    english = [card for card in cards if search_key(card.name) == search_key(name)]
    cards = english or cards
    if lettered := _LETTER_LAST.match(name):  # "Unown V" may be the Pokémon V or Unown [V]
        other = pool.named(f"{lettered[1]} [{lettered[2]}]", POKEMON)
        cards += [c for c in other if isinstance(c, PokemonCard) and c not in cards]
    if basic or _BASIC.search(name):
        cards = [card for card in cards if "Special Energy" not in card.subkinds] or cards
    if len({card.copy_key for card in cards}) > 1:
        cards = _without_oversights(cards)
    names = {card.copy_key for card in cards}
    energies = {"Special Energy" in card.subkinds for card in cards if card.kind == "Energy"}
    if len(names) > 1 or len(energies) > 1:
        return several(pool, name, cards)
    return settled(cards)


def _without_oversights(cards: list[PokemonCard]) -> list[PokemonCard]:
    """Leave out cards that share a translated name only because the data lack a sign of it.

    The marks of Pokémon SP are part of the name, and in French most of them are not recorded:
    "Ectoplasma" is Gengar, never Gengar GL. One Exeggutor has a Japanese name in every language.
    """
    names = {card.copy_key for card in cards}
    kept = [
        card
        for card in cards
        if SP_LAST.sub("", card.copy_key) not in names - {card.copy_key}
        and is_latin(search_key(card.name))
    ]
    return kept or cards


def settled(cards: Sequence[Card]) -> Resolution:
    """Return the one card, or the choice of all that share the name, the newest first."""
    return Resolution(cards[0]) if len(cards) == 1 else Resolution(None, cards)


def groups(cards: Iterable[Card]) -> set[str]:
    """Return the groups of cards that play the same."""
    return {group(card) for card in cards}


def several(pool: Pool, name: str, cards: Sequence[Card]) -> Resolution:
    """Say that a name means several cards; a ruleset that admits one kind may still choose."""
    kinds: dict[tuple[str, bool], list[Card]] = {}
    for card in cards:
        kinds.setdefault((card.name, "Special Energy" in card.subkinds), []).append(card)
    listed = "; ".join(
        f"{key[0]}{_energy(some[0])} ({', '.join(printed(pool, c) for c in some[:4])}"
        f"{', …' if len(some) > 4 else ''})"
        for key, some in kinds.items()
    )
    first = tuple(some[0] for some in kinds.values())
    note = LineNote("DECK003", f"{name!r} may be {listed}; add the set and number", ids(first))
    return Resolution(None, tuple(cards), notes=(note,))


def _energy(card: Card) -> str:
    if card.kind != "Energy":
        return ""
    return ", special" if "Special Energy" in card.subkinds else ", basic"


def ids(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return each id once."""
    return tuple(dict.fromkeys(card.id for card in cards))
