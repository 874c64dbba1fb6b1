"""Look up the lines of Pokémon lists: name, set code and number check each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from cardpool.model import POKEMON, Card, PokemonCard
from cardpool.names import number_key, search_key
from cardpool.store import CardPool
from deckcheck.decklist.model import Written
from deckcheck.decklist.pokemon_names import goes_by, in_full, is_typo, written_out
from deckcheck.decklist.pokemon_places import as_written, at, is_pseudo_set
from deckcheck.decklist.resolution import Note, Resolution, nearly
from rulesets.api import WARNING

_BASIC = re.compile(r"^basic\s|\{[A-Z]\}", re.IGNORECASE)
_CODE_LAST = re.compile(r"^(.+?)\s+([A-Z0-9]{2,5}(?:-[A-Z0-9]{2,5})?)$")
_PLACE_LAST = re.compile(r"^(.+?)\s+([A-Za-z0-9-]{2,8})\s+#?([A-Za-z]{0,5}\d{0,3}[a-z]?)$")
_FRACTION_LAST = re.compile(r"^(.+?)\s+#?([A-Z]{0,5}\d{1,3}[a-z]?)/[A-Z]{0,5}\d{1,3}$")
_LEVEL_LAST = re.compile(r"^(.+?)\s+lv\.?\s*(\d{1,3})$", re.IGNORECASE)


def look_up(pool: CardPool, what: Written) -> Resolution:
    """Return what a line of a Pokémon list means."""
    # Most lines are true to the letter: then nothing need be folded or compared loosely.
    there = as_written(pool, what)
    for card in there:
        if card.name == what.name and card.game == POKEMON:
            return Resolution(card)
    said = in_full(pool, what.name)
    if said != what.name:
        what = replace(what, name=said)
    if what.card_id:
        return _by_id(pool, what, there)
    if is_pseudo_set(what.set_code):
        return _by_name(pool, what.name, basic="nergy" in what.set_code or "nergy" in what.name)
    if what.set_code and what.card_number:
        return _by_place(pool, what, there or at(pool, what.set_code, what.card_number))
    if what.set_code:
        return _in_named_set(pool, what.name, what.set_code)
    return _by_name(pool, what.name)


def _by_id(pool: CardPool, what: Written, found: Sequence[Card]) -> Resolution:
    if found and found[0].game == POKEMON:
        return _by_place(pool, what, found)
    code, _, number = what.card_id.rpartition("-")
    return _by_place(pool, what, pool.in_set(code, number) if code else [])


def _by_place(pool: CardPool, what: Written, found: Sequence[Card]) -> Resolution:
    """Cross-check the cards at a set and number with the name."""
    cards = [card for card in found if isinstance(card, PokemonCard)]
    if not what.name:
        return _without_name(what, cards)
    named = [card for card in cards if goes_by(pool, card, what.name)]
    if named:
        return Resolution(named[0])
    near = [card for card in cards if is_typo(what.name, card)]
    if len(near) == 1:
        message = f"{what.name!r} read as {near[0].name} ({near[0].id})"
        return Resolution(near[0], notes=(Note("DECK005", message, (near[0].id,)),))
    return _disagreeing(pool, what, cards)


def _without_name(what: Written, cards: list[PokemonCard]) -> Resolution:
    if len(cards) == 1 or len(_groups(cards)) == 1:
        return Resolution(cards[0])
    if cards:
        return _several(str(what), cards)
    return Resolution(None, notes=(Note("DECK002", f"no card at {str(what)!r}"),))


def _disagreeing(pool: CardPool, what: Written, cards: list[PokemonCard]) -> Resolution:
    """Say that name and place disagree; take the card that name and set leave, if any."""
    place = what.card_id or f"{what.set_code} {what.card_number}"
    by_name = _by_name(pool, what.name)
    if by_name.card is None and not by_name.choices:
        if cards:
            listed = ", ".join(f"{card.name} ({card.id})" for card in cards)
            message = f"{place} is {listed}, and no card is named {what.name!r}"
            return Resolution(None, notes=(Note("DECK004", message, _ids(cards)),))
        return by_name
    options = by_name.choices or (by_name.card,)
    if not cards:
        message = f"no card {place} is known; {options[0].name} taken by its name"
        return by_name.noted(Note("DECK010", message))
    sets = {card.set for card in cards}
    printings = [card for card in pool.printings(options[0]) if isinstance(card, PokemonCard)]
    left = [card for card in printings if card.set in sets]
    if len(_groups(left)) != 1:
        left = _in_a_set_called_nearly_so(pool, what, printings)
    listed = ", ".join(card.name for card in cards)
    if len(_groups(left)) == 1:
        taken = left[0]
        message = f"{place} is {listed}, not {taken.name}; {taken.id} taken"
        return Resolution(taken, notes=(Note("DECK004", message, (taken.id,), WARNING),))
    message = f"{place} is {listed}, not {options[0].name}; correct the name or the number"
    return Resolution(None, notes=(Note("DECK004", message, _ids([*cards, options[0]])),))


def _in_a_set_called_nearly_so(
    pool: CardPool, what: Written, printings: Iterable[PokemonCard]
) -> list[PokemonCard]:
    """Return the cards with the number in sets whose code is one slip away: LOT for LOR."""
    from rapidfuzz.distance import OSA

    number = number_key(what.card_number)
    return [
        card
        for card in printings
        if number_key(card.number) == number
        and any(OSA.distance(code, what.set_code) == 1 for code in pool.set_codes(card.set))
    ]


def _in_named_set(pool: CardPool, name: str, code: str) -> Resolution:
    """Look up a name in a set whose number is missing."""
    by_name = _by_name(pool, name)
    options = by_name.choices or ((by_name.card,) if by_name.card else ())
    if not options:
        return by_name
    sets = {found.id for found in pool.sets_by_code(code)}
    there = [c for c in pool.printings(options[0]) if getattr(c, "set", "") in sets]
    if there:
        return _settled(there)
    message = f"no {options[0].name} is known in a set {code!r}; taken by its name"
    return by_name.noted(Note("DECK010", message))


def _by_name(pool: CardPool, name: str, *, basic: bool = False, again: bool = True) -> Resolution:
    alike = pool.alike(f"Basic {name}", POKEMON) if basic else ()
    if alike := alike or pool.alike(name, POKEMON):
        return _settled(alike)
    cards = [card for card in pool.named(name, POKEMON) if isinstance(card, PokemonCard)]
    if not cards and again:
        if (last := _CODE_LAST.match(name)) and pool.sets_by_code(last[2]):
            split = _in_named_set(pool, last[1], last[2])
            if split.card is not None or split.choices:
                return split
        return (
            _at_the_place_behind(pool, name)
            or _numbered(pool, name)
            or _with_level(pool, name)
            or _in_full(pool, name)
            or _by_near_name(pool, name)
        )
    # A name in its own language before the same word in another: "Ultra Ball".
    english = [card for card in cards if search_key(card.name) == search_key(name)]
    cards = english or cards
    if basic or _BASIC.search(name):
        cards = [card for card in cards if "Special Energy" not in card.subkinds] or cards
    names = {card.copy_key for card in cards}
    energies = {"Special Energy" in card.subkinds for card in cards if card.kind == "Energy"}
    if len(names) > 1 or len(energies) > 1:
        return _several(name, cards)
    return _settled(cards)


def _at_the_place_behind(pool: CardPool, name: str) -> Resolution | None:
    """Look up a set and number that the grammar takes for words: "pikachu bs 58", "HS ONE"."""
    if not (last := _PLACE_LAST.match(name)):
        return None
    cards = at(pool, last[2], last[3]) or at(pool, last[2].upper(), last[3].upper())
    called = [card for card in cards if goes_by(pool, card, last[1])]
    return Resolution(called[0]) if called else None


def _numbered(pool: CardPool, name: str) -> Resolution | None:
    """Look up a name with the number as printed: "Zapdos 29/78"."""
    if not (last := _FRACTION_LAST.match(name)):
        return None
    number = number_key(last[2])
    named = (card for card in pool.named(last[1], POKEMON) if isinstance(card, PokemonCard))
    there = [card for card in named if number_key(card.number) == number]
    return _settled(there) if there else None


def _with_level(pool: CardPool, name: str) -> Resolution | None:
    """Look up a name with the level that older cards print behind it: "Bidoof Lv.5"."""
    said = _LEVEL_LAST.match(name)
    if said is None or not (named := pool.named(said[1], POKEMON)):
        return None
    cards = [card for card in named if isinstance(card, PokemonCard) and card.level == said[2]]
    if cards:
        return _settled(cards)
    message = f"{name!r} read as {named[0].name}; none of that level is known"
    found = _by_name(pool, said[1], again=False)
    return found.noted(Note("DECK005", message))


def _in_full(pool: CardPool, name: str) -> Resolution | None:
    """Look up a name with what players say for an Energy or a type written out."""
    for full in written_out(name):
        if pool.named(full, POKEMON):
            found = _by_name(pool, full, again=False)
            return found.noted(Note("DECK005", f"{name!r} read as {full}"))
    return None


def _by_near_name(pool: CardPool, name: str) -> Resolution:
    near = nearly(pool, name, POKEMON)
    if isinstance(near, Resolution):
        return near
    found = _by_name(pool, near, again=False)
    return found.noted(Note("DECK005", f"{name!r} read as {near}"))


def _settled(cards: Sequence[Card]) -> Resolution:
    """Return the one card, or the choice of all that share the name, the newest first."""
    return Resolution(cards[0]) if len(cards) == 1 else Resolution(None, cards)


def group(card: Card) -> str:
    """Return the id of the oldest printing that plays the same."""
    prints = getattr(card, "prints", ())
    return str(prints[0].id) if prints else card.id


def _groups(cards: Iterable[Card]) -> set[str]:
    return {group(card) for card in cards}


def _several(name: str, cards: Sequence[Card]) -> Resolution:
    """Return the ambiguity of a name; the cards stay open to a ruleset that admits one kind."""
    kinds: dict[tuple[str, bool], list[Card]] = {}
    for card in cards:
        kinds.setdefault((card.name, "Special Energy" in card.subkinds), []).append(card)
    listed = "; ".join(
        f"{key[0]}{_energy(some[0])} ({', '.join(c.id for c in some[:4])}"
        f"{', …' if len(some) > 4 else ''})"
        for key, some in kinds.items()
    )
    first = tuple(some[0] for some in kinds.values())
    note = Note("DECK003", f"{name!r} may be {listed}; add the set and number", _ids(first))
    return Resolution(None, tuple(cards), notes=(note,))


def _energy(card: Card) -> str:
    if card.kind != "Energy":
        return ""
    return ", special" if "Special Energy" in card.subkinds else ", basic"


def _ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.id for card in cards))
