"""How a card stands in a format on a day: by its own print, else by one that plays the same."""

from __future__ import annotations

from cardpool.model.pokemon import PokemonCard, Printing
from rulesets.ptcg.formats import sets
from rulesets.ptcg.formats.periods import FAIRY_LEFT_STANDARD
from rulesets.ptcg.formats.print_pool import (
    CLEAN,
    DOUBT,
    IN,
    NEVER,
    OUT,
    REPRINT,
    UNRELEASED,
    WAITING,
    PrintPool,
    ReleasedPool,
    Standing,
    listed,
    singled_out,
)
from rulesets.ptcg.formats.sets import label, never_legal, set_facts
from rulesets.ptcg.formats.windows import Window, release_window

# The table of changed names compares with the prints from Black & White on.
_REWORDED_SINCE = "bw1"
# By ruling the ACE SPEC is another card, so the older one gets no new wording (PF-038).
_NEVER_REWORDED = "master ball"
_NO_TOURNAMENTS = "not_tournament_legal"


def reworded(print_id: str, day: str) -> bool:
    """Tell whether by that day a newer card of the same name reads differently (PF-037)."""
    name = listed("other_card").get(print_id, _NEVER_REWORDED)
    return name != _NEVER_REWORDED and day >= set_facts(_REWORDED_SINCE).released


def new_words(note: str, day: str) -> str:
    """Return the day since when a print is played by another text than its own; "" for none."""
    return max((each for each in note.split()[1:] if each <= day), default="")


def standing_in(pool: PrintPool, card: PokemonCard) -> Standing:
    """Return how a card stands: by its own print, else by another that plays the same."""
    if _says_not_for_tournaments(card) and not (pool.classic and _is_classic(card)):
        return Standing(NEVER, "its own text keeps it out of tournaments", "PF-068")
    if card.set in never_legal():
        return Standing(NEVER, "no print of its set is for tournaments", "PF-025")
    if "Basic Energy" in card.subkinds:
        return _basic_energy(card, pool)
    window = release_window(card.id, card.released)
    if window.earliest > pool.day:
        return _unreleased(card, pool)
    found = pool.own(card)
    if found.kind == IN and window.latest > pool.day:
        found = _perhaps_out(window)
        return _through_reprint(card, found, pool) or found
    if found.kind == IN:
        return CLEAN
    if isinstance(pool, ReleasedPool):
        return found  # every print is in; the question is about this one
    return _through_reprint(card, found, pool) or found


def _says_not_for_tournaments(card: PokemonCard) -> bool:
    return card.limit == _NO_TOURNAMENTS or (
        card.id in singled_out() and card.id in listed(_NO_TOURNAMENTS)
    )


def _is_classic(card: PokemonCard) -> bool:
    """Tell whether a card is of Pokémon TCG Classic (PF-079)."""
    return set_facts(card.set, card.released).kind == sets.CLASSIC


def _through_reprint(card: PokemonCard, alone: Standing, pool: PrintPool) -> Standing | None:
    if "" < card.newest < pool.begins:
        return None  # every print is out, so none need be read
    promo = doubt = None
    certain = card.sure or card.id in listed("same_card")
    for p in reversed(card.prints):
        window = release_window(p.id, p.released)
        if p.id == card.id or window.earliest > pool.day:
            continue
        found = pool.direct(p)
        if found.kind == IN and window.latest > pool.day:
            found = _perhaps_out(window)
        if found.kind == OUT:
            continue
        # A promo of a new card comes with its set and waits as long.
        if alone.kind != OUT and sets.is_promo_of_its_time(p.set, card.released):
            continue
        sure = certain and (p.sure or p.id in listed("same_card"))
        if found.kind == IN and sure:
            # A set's print is easier to find: it is named where there is one.
            if set_facts(p.set).kind != sets.PROMO:
                return _as_reprint(card, p, alone)
            promo = promo or p
        elif found.kind == IN:
            where = label(p.set, p.number)
            why = f"it is not certain that it plays the same as {where}"
            doubt = Standing(DOUBT, why, "PF-035", p)
        elif found.kind == DOUBT:
            doubt = doubt or found
    return _as_reprint(card, promo, alone) if promo else doubt


def _perhaps_out(window: Window) -> Standing:
    """Ask about a print that may or may not have been out on the day."""
    why = f"its first day, from {window.earliest} to {window.latest}, is not known"
    return Standing(DOUBT, why, "PF-076")


def _as_reprint(card: PokemonCard, other: Printing, alone: Standing) -> Standing:
    """Say that a card is legal through another print of it (PF-035, PF-036, PF-079)."""
    this, that = label(card.set, card.number), label(other.set, other.number)
    why = f"{card.name} {this} is legal as the same card as {that}"
    cite = "PF-036" if alone.kind == WAITING else "PF-035"
    return Standing(REPRINT, why, "PF-079" if _is_classic(card) else cite, other)


def _unreleased(card: PokemonCard, pool: PrintPool) -> Standing:
    """Say that a print is not out, and through which older print its card is legal (PF-010)."""
    window = release_window(card.id, card.released)
    certain = window.earliest == window.latest
    why = f"released {card.released}" if certain else f"not before {window.earliest}"
    alone = Standing(UNRELEASED, why)
    other = _through_reprint(card, alone, pool)
    if other is None:
        return alone
    return alone._replace(via=other.via) if other.kind == REPRINT else other


def _basic_energy(card: PokemonCard, pool: PrintPool) -> Standing:
    if "Fairy" in card.name and not pool.fairy:
        return Standing(OUT, f"basic Fairy Energy left Standard on {FAIRY_LEFT_STANDARD}", "PF-034")
    if card.released <= pool.day:
        return CLEAN
    first = min([card.released, *(p.released for p in card.prints)])
    return CLEAN if first <= pool.day else Standing(UNRELEASED, f"released {first}")
