"""Checks of counts that the rulebooks state: size, copies, Basic Pokémon, evolution lines."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from rulesets.api import NOTE, QUESTION, WARNING, Finding, check
from rulesets.counting import total
from rulesets.deck import Deck, Entry, grouped
from rulesets.ptcg.construction.kinds import (
    allows_any_number,
    bare,
    is_basic,
    is_energy,
    is_one_of_a_name,
    is_part,
    is_played_as_basic,
    lower_stage,
)
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, counted_name, names, places

# Cards that put a Stage 2 straight on a Basic: the Stage 1 may be missing.
SKIPS_A_STAGE = frozenset(("rare candy", "pokémon breeder"))


def copies_allowed(rules: PokemonRules) -> dict[str, str]:
    """Return the copy limit in words."""
    basic = ", ".join(sorted(rules.era.basic_energy))
    return {"limit": str(rules.copies), "any number of": f"{basic} Energy"}


@check(
    "PTCG101",
    "copy-limit",
    cites=(
        *("EX-002", "EX-003", "EX-004", "EX-005", "EX-006", "EX-007", "EX-008", "EX-230"),
        *("BW-003", "BW-004", "BW-009", "BW-010", "BW-011", "BW-012", "BW-013", "BW-014"),
        *("BW-015", "BW-227", "PF-001", "PF-003", "PF-004", "PF-006", "PF-066", "PF-067"),
    ),
    parameters=copies_allowed,
)
def copy_limit(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More copies of one card name than the rules allow.

    Copies are counted by name across printings: a level, LV.X, δ and a person in brackets are not
    part of the name; an owner, a form, a symbol, ex, EX, GX, V and the like are. Basic Energy is
    exempt; which Energy is basic depends on the rulebook.

    Illegal:
        3 Pikachu BS 58
        2 Pikachu JU 60
    Legal:
        4 Pikachu BS 58
        4 Dark Raichu RO 83
        20 Lightning Energy BS 100
    Fix: lowers the count of the last line of that name that has enough copies.
    """
    for over in rules.tally(deck).over:
        if any(is_one_of_a_name(e.card) for e in over.entries):
            continue  # its own text says one: PTCG107
        energy = is_energy(over.entries[0].card)
        own = ("EX-005", "BW-227") if energy else ("EX-002", "BW-003")
        yield copy_limit.finding(
            f"{over.copies} copies of {counted_name(over.entries)}"
            f"{bracket(places(over.entries), f'limit {over.limit}')}",
            entries=over.entries,
            fix=over.fix,
            cites=rules.citing(*own, "PF-001"),
        )


@check(
    "PTCG102",
    "deck-size",
    cites=("BASE-001", "EX-001", "EX-193", "BW-001", "BW-002", "BW-224"),
    parameters=lambda rules: {"cards": str(rules.era.deck_size)},
)
def deck_size(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A deck that does not hold exactly 60 cards.

    Cards of the list that could not be read count: they are reported on their own and do not make
    the deck look too small.

    Illegal:
        4 Pikachu BS 58
        55 Lightning Energy BS 100
    Legal:
        4 Pikachu BS 58
        56 Lightning Energy BS 100
    """
    size, wanted = deck.size(), rules.era.deck_size
    if size == wanted or rules.is_pocket(deck):
        return
    off = size - wanted
    said = f"{off} too many" if off > 0 else f"{-off} missing"
    cards = "card" if size == 1 else "cards"
    yield deck_size.finding(
        f"{size} {cards} in the deck ({said}; exactly {wanted})",
        cites=rules.citing("BASE-001", "EX-001", "BW-001"),
        lacks=max(-off, 0),
    )


@check(
    "PTCG103",
    "basic-pokemon",
    cites=("BW-005", "BW-006", "PF-002", "PF-007", "PF-008"),
    parameters=lambda rules: {"at least": str(rules.era.basics)},
)
def basic_pokemon(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A deck without a Basic Pokémon.

    Baby Pokémon are Basic. Restored Pokémon, Pokémon LV.X, halves of a LEGEND and pieces of a
    V-UNION are not. Whether Trainer cards that are played as a Basic Pokémon (fossils, dolls)
    are enough is left to a judge.

    Illegal:
        4 Raichu BS 14
        56 Lightning Energy BS 100
    Legal:
        4 Pichu N1 12
        56 Lightning Energy BS 100
    """
    if deck.unresolved or any(is_basic(e.card) for e in deck.entries) or rules.is_pocket(deck):
        return
    played_as = [e for e in deck.entries if is_played_as_basic(e.card)]
    if played_as:
        yield basic_pokemon.finding(
            f"no Basic Pokémon but {names(played_as)}, played as one: is that enough to start a "
            "game?",
            entries=played_as,
            severity=QUESTION,
            cites=("PF-008",),
        )
        return
    restored = any("Restored" in e.card.subkinds for e in deck.entries)
    yield basic_pokemon.finding(
        f"no Basic Pokémon in the deck (at least {rules.era.basics})",
        cites=rules.citing("BW-005", *(("BW-006",) if restored else ()), "PF-002"),
        lacks=rules.era.basics,
    )


@check("PTCG111", "evolution-line", cites=("PF-015",))
def evolution_line(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """An evolution whose lower stage is not in the deck: allowed, but perhaps forgotten.

    A Stage 2 needs no Stage 1 beside a card that skips it (Rare Candy, Pokémon Breeder).

    Illegal:
        4 Raichu BS 14
    Legal:
        4 Raichu BS 14
        4 Pikachu BS 58
    """
    if deck.unresolved:
        return
    present = {bare(e.card.name) for e in deck.entries}
    lonely: dict[str, list[Entry]] = {}
    for e in deck.entries:
        below = lower_stage(e.card)
        if not below or below in present:
            continue
        if "Stage 2" in e.card.subkinds and present & SKIPS_A_STAGE:
            continue
        lonely.setdefault(bare(e.card.name), []).append(e)
    for entries in lonely.values():
        card = entries[0].card
        yield evolution_line.finding(
            f"{card.name} without {card.evolves_from}, which it evolves from"
            f"{bracket(places(entries))}",
            entries=entries,
            severity=WARNING,
        )


@check("PTCG112", "missing-part", cites=("BW-219", "PF-066", "PF-067"))
def missing_part(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A half of a LEGEND or a piece of a V-UNION without the others: allowed, but of no use.

    Illegal:
        2 Lugia LEGEND HS 113
    Legal:
        2 Lugia LEGEND HS 113
        2 Lugia LEGEND HS 114
    """
    parts = [e for e in rules.limited(deck) if is_part(e.card)]
    for name, entries in grouped(parts, attrgetter("name")).items():
        numbers = {e.card.number for e in entries}
        wanted = 4 if name.endswith("V-UNION") else 2
        if len(numbers) >= wanted:
            continue
        yield missing_part.finding(
            f"only {len(numbers)} of the {wanted} parts of {name}{bracket(places(entries))}",
            entries=entries,
            severity=WARNING,
            cites=("PF-067",) if wanted == 4 else ("BW-219",),
        )


@check("PTCG109", "any-number", cites=("PF-065",))
def any_number(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Cards that allow any number of themselves beside others of the same name.

    The Arceus of the set of that name may be in a deck in any number. Whether they use up the four
    copies that other cards named Arceus have is not settled.

    Illegal:
        10 Arceus AR AR1
        4 Arceus XYP XY116
    Legal:
        10 Arceus AR AR1
        10 Arceus AR AR2
    """
    exempt = [e for e in rules.limited(deck) if allows_any_number(e.card)]
    for key, free in grouped(exempt, attrgetter("copy_key")).items():
        counted = [*rules.tally(deck).groups.get(key, ())]
        if counted and total(free) + total(counted) > rules.copies:
            yield any_number.finding(
                f"{total(free)} {free[0].card.name} that allow any number beside {total(counted)} "
                f"that do not{bracket(places(free + counted))}: do the first count towards "
                f"the limit of {rules.copies}?",
                entries=free + counted,
                severity=QUESTION,
            )


@check("PTCG113", "no-energy", cites=("BASE-059", "EX-101", "BW-120"))
def no_energy(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A deck without an Energy card, which attacks with a cost need.

    This is a note, not a problem: some decks win without attacking, other lists are unfinished.
    Nothing is said where some cards could not be read, nor of TCG Pocket, which has no such cards.

    Illegal:
        4 Pikachu BS 58
        4 Bill BS 91
    Legal:
        4 Pikachu BS 58
        1 Lightning Energy BS 100
    """
    if deck.unresolved or rules.is_pocket(deck):
        return
    if not any(is_energy(e.card) for e in deck.entries):
        yield no_energy.finding(
            "no Energy card in the deck; attacks with a cost cannot be used",
            severity=NOTE,
            cites=rules.citing("BASE-059", "EX-101", "BW-120"),
        )


# Beside `copy_limit`, which a format of single copies does not have.
COUNTS = (deck_size, basic_pokemon, any_number, evolution_line, missing_part, no_energy)
