"""Look up Pokémon cards by what a line calls them, when no set and number tell which is meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from cardpool.names import ending, is_latin, search_key
from rulesets.api import UNREADABLE
from rulesets.lines.near import nearly, without_remark
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.ptcg.lookup import tails
from rulesets.ptcg.lookup.places import group
from rulesets.ptcg.lookup.spellings import written_out

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

_CODE_LAST = re.compile(r"^(.+?)\s+[(\[]?([A-Z0-9]{2,5}(?:-[A-Z0-9]{2,5})?)[)\]]?$")
_SP_LAST = re.compile(r" (?:g|gl|e4|fb|c)$")
_LETTER_LAST = re.compile(r"^(.+) ([A-Z])$")
_BASIC = re.compile(r"^basic\s|\{[A-Z]\}", re.IGNORECASE)
_LEVEL_LAST = re.compile(r"^(.+?)\s+lv\.?\s*(\d{1,3})$", re.IGNORECASE)
# The Supporters on which cards print in brackets whom they show.
_SHOW_A_PERSON = frozenset(("boss's orders", "professor's research"))
_PERSON_LAST = re.compile(r"^(.+?)\s*[(\[][^()\[\]]+[)\]]$")
_LANGUAGES = "write it in English, French, German, Spanish, Italian or Portuguese"
_PRIME_LAST = re.compile(r"^(.+?)\s+prime$", re.IGNORECASE)


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
        return _by_other_words(pool, name)
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
        return several(name, cards)
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
        if _SP_LAST.sub("", card.copy_key) not in names - {card.copy_key}
        and is_latin(search_key(card.name))
    ]
    return kept or cards


def _by_other_words(pool: Pool, name: str) -> Resolution:
    """Look up words that are no card's name: with a set or a level behind it, or misspelt."""
    return (
        numbered(pool, name)
        or _at_the_place_behind(pool, name)
        or _in_set_coded(pool, name)
        or in_set_called(pool, name)
        or _with_level(pool, name)
        or _with_person(pool, name)
        or _in_full(pool, name)
        or _without_remark(pool, name)
        or _by_near_name(pool, name)
    )


def _in_set_coded(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the code of its set behind it: "Iono PAL", "Iono [PAL]"."""
    if (last := _CODE_LAST.match(name)) and pool.sets_by_code(last[2]):
        if ending(name, POKEMON) and not pool.named(last[1], POKEMON):
            return None  # "Charizrd EX" is no slip of Expedition's Charizard
        found = in_named_set(pool, last[1], last[2])
        return found if found.card is not None or found.choices else None
    return None


def numbered(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the number as printed: "Zapdos 29/78", "Pikachu SWSH020"."""
    said = tails.numbered(pool, name)
    if said is None:
        return None
    found, first = settled(said.cards), said.cards[0]
    if not said.known:
        return by_name_alone(found, f"no {name!r} is known")
    if not said.sure:
        note = LineNote("DECK005", f"{name!r} read as {first.name} with the number {first.number}")
        return found.noted(note)
    return found


def _at_the_place_behind(pool: Pool, name: str) -> Resolution | None:
    """Look up a set and number that the grammar takes for words: "pikachu bs 58", "HS ONE"."""
    if card := tails.at_place(pool, name):
        return Resolution(card)
    return settled(alone) if (alone := tails.at_place_alone(pool, name)) else None


def in_set_called(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the name of its set behind it: "Iono (Paldea Evolved)"."""
    called, there = tails.in_set_called(pool, name)
    if there or not called:
        return settled(there) if there else None
    return by_name_alone(settled(called), f"no {called[0].name} is known in that set: {name!r}")


def _with_person(pool: Pool, name: str) -> Resolution | None:
    """Look up a Supporter with the person it shows: "Boss's Orders (Cyrus)".

    The person is not part of the name (PF-006), and the data name few of them.
    """
    said = _PERSON_LAST.match(name)
    if said is None or not (named := pool.named(said[1], POKEMON)):
        return None
    shown = named[0].copy_key in _SHOW_A_PERSON
    return by_name(pool, said[1], again=False) if shown else None


def _with_level(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with what cards print beside it: "Bidoof Lv.5", "Ampharos Prime"."""
    if prime := _PRIME_LAST.match(name):
        called = pool.named(prime[1], POKEMON)
        primes = [card for card in called if "Prime" in card.subkinds]
        return settled(primes) if primes else None
    said = _LEVEL_LAST.match(name)
    if said is None or not (named := pool.named(said[1], POKEMON)):
        return None
    cards = [card for card in named if isinstance(card, PokemonCard) and card.level == said[2]]
    if cards:
        return settled(cards)
    message = f"{name!r} read as {named[0].name}; none of that level is known"
    found = by_name(pool, said[1], again=False)
    return found.noted(LineNote("DECK005", message))


def _in_full(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with what players say for an Energy or a type written out."""
    for full in (*written_out(name), *_marked(pool, name)):
        if pool.named(full, POKEMON):
            found = by_name(pool, full, again=False)
            return found.noted(LineNote("DECK005", f"{name!r} read as {full}"))
    return None


def _without_remark(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with a remark in brackets behind it: "Iono (Full Art)"."""
    if (said := without_remark(name)) == name:
        return None
    card = tails.at_place(pool, said)
    if card is None and not pool.named(said, POKEMON):
        return None
    found = Resolution(card) if card else by_name(pool, said, again=False)
    return found.noted(LineNote("DECK005", f"{name!r} read as {said}"))


def _marked(pool: Pool, name: str) -> list[str]:
    """Return the English name of a Pokémon SP whose mark stands behind a name in any language."""
    mark = _SP_LAST.search(name.lower())
    called = pool.named(name[: mark.start()], POKEMON) if mark else ()
    return [f"{card.name}{mark[0].upper()}" for card in called] if mark else []


def _by_near_name(pool: Pool, name: str) -> Resolution:
    """Look up the one name that a misspelt one must be, with the number that stands behind it."""
    said = tails.without_fraction(name)
    near = nearly(pool, said, POKEMON, hint="" if is_latin(search_key(said)) else _LANGUAGES)
    if isinstance(near, Resolution):
        return near
    found = numbered(pool, near + name[len(said) :]) if said != name else None
    found = found or by_name(pool, near, again=False)
    return found.noted(LineNote("DECK005", f"{said!r} read as {near}"))


def settled(cards: Sequence[Card]) -> Resolution:
    """Return the one card, or the choice of all that share the name, the newest first."""
    return Resolution(cards[0]) if len(cards) == 1 else Resolution(None, cards)


def groups(cards: Iterable[Card]) -> set[str]:
    """Return the groups of cards that play the same."""
    return {group(card) for card in cards}


def several(name: str, cards: Sequence[Card]) -> Resolution:
    """Say that a name means several cards; a ruleset that admits one kind may still choose."""
    kinds: dict[tuple[str, bool], list[Card]] = {}
    for card in cards:
        kinds.setdefault((card.name, "Special Energy" in card.subkinds), []).append(card)
    listed = "; ".join(
        f"{key[0]}{_energy(some[0])} ({', '.join(c.id for c in some[:4])}"
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
