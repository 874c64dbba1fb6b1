"""Look up the lines of Pokémon lists: name, set code and number check each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from cardpool.names import number_key
from rulesets.api import WARNING
from rulesets.lines.model import Written
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.ptcg.lookup.alternates import in_series, is_alternate
from rulesets.ptcg.lookup.named import (
    by_name,
    by_name_alone,
    groups,
    ids,
    in_named_set,
    several,
)
from rulesets.ptcg.lookup.places import at, is_pseudo_set, printed
from rulesets.ptcg.lookup.spellings import goes_by, in_full, is_typo, lacks_a_sign

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool


def look_up(pool: Pool, what: Written, there: Sequence[Card]) -> Resolution:
    """Return what a line means that is not exact; `there` are the cards at its set and number."""
    said = in_full(pool, what.name)
    if said != what.name:
        what = replace(what, name=said)
    if what.card_id:
        return _by_id(pool, what, there)
    if is_alternate(what.set_code):
        return in_series(pool, what)
    if is_pseudo_set(what.set_code):
        return by_name(pool, what.name, basic="nergy" in what.set_code or "nergy" in what.name)
    if what.set_code and what.card_number:
        return _by_place(pool, what, there or at(pool, what.set_code, what.card_number))
    if what.set_code:
        return in_named_set(pool, what.name, what.set_code)
    return by_name(pool, what.name)


def _by_id(pool: Pool, what: Written, found: Sequence[Card]) -> Resolution:
    if found and found[0].game == POKEMON:
        return _by_place(pool, what, found)
    code, _, number = what.card_id.rpartition("-")
    return _by_place(pool, what, at(pool, code, number) if code else [])


def _by_place(pool: Pool, what: Written, found: Sequence[Card]) -> Resolution:
    """Cross-check the cards at a set and number with the name."""
    cards = [card for card in found if isinstance(card, PokemonCard)]
    if not what.name:
        return _without_name(pool, what, cards)
    named = [card for card in cards if goes_by(pool, card, what.name)]
    if named:
        return Resolution(named[0])
    # A name that a card has is no typo; at most the sign was lost that tells two cards apart.
    is_slip = lacks_a_sign if pool.named(what.name, POKEMON) else is_typo
    near = [card for card in cards if is_slip(what.name, card)]
    if len(near) == 1:
        message = f"{what.name!r} read as {near[0].name} ({printed(pool, near[0])})"
        return Resolution(near[0], notes=(LineNote("DECK005", message, (near[0].id,)),))
    return _disagreeing(pool, what, cards)


def _without_name(pool: Pool, what: Written, cards: list[PokemonCard]) -> Resolution:
    if len(cards) == 1 or len(groups(cards)) == 1:
        return Resolution(cards[0])
    if cards:
        return several(pool, str(what), cards)
    return Resolution(None, notes=(LineNote("DECK002", f"no card at {str(what)!r}"),))


def _disagreeing(pool: Pool, what: Written, cards: list[PokemonCard]) -> Resolution:
    """Say that name and place disagree; take the one card that fits name and set, if any."""
    if found := _code_in_name(pool, what, cards):
        return found
    place = what.card_id or f"{what.set_code} {what.card_number}"
    called = by_name(pool, what.name)
    if called.card is None and not called.choices:
        if cards:
            listed = ", ".join(f"{card.name} ({printed(pool, card)})" for card in cards)
            message = f"{place} is {listed}, and no card is named {what.name!r}"
            return Resolution(None, notes=(LineNote("DECK004", message, ids(cards)),))
        return called
    options = called.choices or (called.card,)
    told = tuple(note for note in called.notes if note.code == "DECK005")
    for card in cards:
        if card.copy_key == options[0].copy_key:  # a slip of the name, "Boss Orders PAL 172"
            return Resolution(card, notes=told)
    printings = [card for card in pool.printings(options[0]) if isinstance(card, PokemonCard)]
    sets = {card.set for card in cards} or {found.id for found in pool.sets_by_code(what.set_code)}
    there = [card for card in printings if card.set in sets]
    near = _in_a_set_called_nearly_so(pool, what, printings)
    left = [found for found in (there, near) if len(groups(found)) == 1]
    if len(left) == 1 or (left and len(groups([*there, *near])) == 1):
        return Resolution(
            left[0][0], notes=(*told, _left(place, cards, left[0][0], printed(pool, left[0][0])))
        )
    if left:  # a slip of the number or one of the set: never a guess
        return _either(pool, place, cards, [found[0] for found in left])
    return _contradiction(place, cards, called, options[0])


def _left(place: str, cards: list[PokemonCard], taken: Card, where: str) -> LineNote:
    """Say which card is taken: the only one that fits name and set, or name and number."""
    if not cards:
        message = f"no card {place} is known; {taken.name} ({where}) taken"
        return LineNote("DECK010", message, (taken.id,))
    listed = ", ".join(card.name for card in cards)
    message = f"{place} is {listed}, not {taken.name}; {where} taken"
    return LineNote("DECK004", message, (taken.id,), WARNING)


def _either(
    pool: Pool, place: str, cards: list[PokemonCard], meant: list[PokemonCard]
) -> Resolution:
    """Ask which of two cards is meant: that of name and set, or that of name and number."""
    asked = " or ".join(printed(pool, card) for card in meant)
    listed = ", ".join(card.name for card in cards)
    told = f"{place} is {listed}, not {meant[0].name}" if cards else f"no card {place} is known"
    message = f"{told}; is {asked} meant?"
    return Resolution(None, notes=(LineNote("DECK004", message, ids([*cards, *meant])),))


def _contradiction(
    place: str, cards: list[PokemonCard], called: Resolution, option: Card
) -> Resolution:
    if not cards:
        return by_name_alone(called, f"no card {place} is known")
    listed = ", ".join(card.name for card in cards)
    message = f"{place} is {listed}, not {option.name}; correct the name or the number"
    return Resolution(None, notes=(LineNote("DECK004", message, ids([*cards, option])),))


def _code_in_name(pool: Pool, what: Written, cards: list[PokemonCard]) -> Resolution | None:
    """Look up a line whose set code is the end of the name: "Pikachu VMAX 44", "Mewtwo EX 54"."""
    if what.card_id:
        return None
    from rulesets.ptcg.lookup.other_words import in_set_called, numbered
    from rulesets.ptcg.lookup.tails import at_place

    name = f"{what.name} {what.set_code}"
    whole = f"{name} {what.card_number}"
    if pool.named(name, POKEMON):
        if found := numbered(pool, whole):
            return found
        if card := at_place(pool, whole):  # "Boltund V RCL-181"
            return Resolution(card)
        message = f"no {name} with the number {what.card_number} is known; taken by its name"
        return by_name(pool, name).noted(LineNote("DECK010", message))
    if cards:
        return None
    card = at_place(pool, whole)  # "SSP EN 57", as cards print it; or the name of the set
    return Resolution(card) if card else in_set_called(pool, whole)


def _in_a_set_called_nearly_so(
    pool: Pool, what: Written, printings: Iterable[PokemonCard]
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
