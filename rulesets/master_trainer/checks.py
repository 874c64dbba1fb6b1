"""Construction checks: a trainer's team and hand, a set-up, and the inventory of a box.

A list is a team unless its lines stand under `Box` (an inventory) or in the section `setup`
(the chips laid on the board). Chips and Item cards of a team are told apart by their kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Any

from cardpool import board
from rulesets.api import ERROR, NOTE, Check, Finding, Fix, check
from rulesets.counting import copies_over, total
from rulesets.deck import Deck, Entry, grouped
from rulesets.master_trainer.match.components import (
    CATCH_BY_PILE,
    CHIP_NAME,
    COLOURS,
    EVOLUTIONS,
    HAND_LIMIT,
    STARTER,
    YELLOW,
    YELLOWS,
)
from rulesets.master_trainer.options import Rules

BOX, SETUP = "box", "setup"
IN_BOX = (BOX, "event")  # Event cards under a heading of their own are inventory too
POINTS_NEEDED = 20


def _team(deck: Deck, kind: str) -> list[Entry]:
    return [e for e in deck.entries if e.section not in (*IN_BOX, SETUP) and e.card.kind == kind]


@check("MT101", "starter", cites=("MT-014", "MT-073"))
def starter(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A team has not exactly one starter.

    Every trainer is dealt one starter chip and can never trade it away.

    Illegal:
        1 Bulbasaur
        1 Pikachu
    Legal:
        1 Pikachu
        1 Onix
    """
    chips = _team(deck, "Chip")
    starters = [e for e in chips if e.card.colour == STARTER]
    if chips and total(starters) != 1:
        names = ", ".join(e.card.name for e in starters) or "none"
        yield starter.finding(
            f"{total(starters)} starters in the team ({names}); a trainer has exactly 1",
            entries=starters,
            lacks=max(1 - total(starters), 0),
        )


@check("MT102", "chip-once", cites=("MT-147",))
def chip_once(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More copies of a chip than the box holds.

    There is one chip for each Pokémon from 1 to 150, none twice.

    Illegal:
        2 Onix
    Legal:
        1 Onix
    Fix: lowers the count of the last line of that chip that has enough copies.
    """
    chips = [e for e in deck.entries if e.section not in IN_BOX and e.card.kind == "Chip"]
    for over in copies_over(grouped(chips, attrgetter("id")), 1):
        yield chip_once.finding(
            f"{over.copies} chips of {over.entries[0].card.name}; the box holds {over.limit}",
            entries=over.entries,
            fix=over.fix,
        )


@check("MT103", "hand-limit", cites=("MT-101",))
def hand_limit(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More Item cards than a trainer may hold.

    Illegal:
        1 Pikachu
        4 Potion
        4 Great Ball
    Legal:
        1 Pikachu
        4 Potion
        3 Great Ball
    """
    items = _team(deck, "Item")
    if total(items) > HAND_LIMIT:
        yield hand_limit.finding(
            f"{total(items)} Item cards; the limit is {HAND_LIMIT}", entries=items
        )


@check("MT104", "item-supply", cites=("MT-148",))
def item_supply(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More Item cards of a kind than the box holds.

    Illegal:
        1 Pikachu
        5 Poké Doll
    Legal:
        1 Pikachu
        4 Poké Doll
    """
    items = grouped(_team(deck, "Item"), attrgetter("id"))
    for over in copies_over(items, lambda entries: entries[0].card.amount):
        name = over.entries[0].card.name
        yield item_supply.finding(
            f"{over.copies} {name} cards; the box holds {over.limit}", entries=over.entries
        )


@check("MT105", "twenty-points", cites=("MT-002", "MT-121"))
def twenty_points(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A team has too few Power Points for the Indigo Plateau.

    This is a note, not an error: a team grows during the match.

    Illegal:
        1 Pikachu
        1 Onix
    Legal:
        1 Charmander
        1 Ivysaur
        1 Venusaur
        1 Charizard
    """
    chips = _team(deck, "Chip")
    points = sum(e.card.power * e.copies for e in chips)
    if chips and points < POINTS_NEEDED:
        yield twenty_points.finding(
            f"{points} Power Points; {POINTS_NEEDED} are needed to enter the Indigo Plateau",
            entries=chips,
            severity=NOTE,
        )


@check("MT106", "evolution-bonus", cites=("MT-111", "MT-112", "MT-113"))
def evolution_bonus(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A team fights with an evolution bonus.

    This is a note: it names each bonus and the strength it gives.

    Illegal:
        1 Pikachu
        1 Raichu
    Legal:
        1 Pikachu
        1 Onix
    """
    chips = _team(deck, "Chip")
    owned = {e.card.number: e for e in chips}
    for number, entry in owned.items():
        full = [
            (stages, bonus)
            for stages, bonus in EVOLUTIONS.get(number, ())
            if owned.keys() >= set(stages)
        ]
        for stages, bonus in full[:1]:  # never more than one: MT-113
            names = " and ".join(CHIP_NAME[n] for n in stages if n != number)
            yield evolution_bonus.finding(
                f"{entry.card.name} fights with +{bonus} beside {names}: "
                f"strength {entry.card.attack + bonus}",
                entries=[owned[n] for n in stages],
                severity=NOTE,
            )


@check("MT111", "box-inventory", cites=("MT-001", "MT-147", "MT-148", "MT-149"))
def box_inventory(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A box does not hold exactly its components.

    150 chips by colour, 54 Item and 54 Event cards by kind, 5 Rival cards and 6 movers.

    Illegal:
        Box
        1 Bulbasaur
    Legal:
        1 Bulbasaur
        1 Ivysaur
    """
    entries = [e for e in deck.entries if e.section in IN_BOX]
    if not entries:
        return
    held = _by_card(entries)
    for kind in ("Chip", "Item", "Event", "Rival", "Mover"):
        for message, ids in _differences(kind, held):
            found = [e for e in entries if e.card.id in ids]
            yield box_inventory.finding(message, entries=found)


@check("MT112", "setup-counts", cites=("MT-011", "MT-012", "MT-152"))
def setup_counts(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A set-up does not lay one chip of its colour on every catch space.

    10 pink, 10 green, 10 blue and 7 red chips, the 4 yellow ones in the Unknown Dungeon, and no
    starter.

    Illegal:
        Setup
        1 Pikachu
    Legal:
        1 Pikachu
        1 Onix
    """
    entries = [e for e in deck.entries if e.section == SETUP and e.card.kind == "Chip"]
    if not any(e.section == SETUP for e in deck.entries):
        return
    wanted = {colour: len(CATCH_BY_PILE[i]) for i, colour in enumerate(COLOURS)}
    wanted |= {YELLOW: len(YELLOWS), STARTER: 0}
    for colour, count in wanted.items():
        of_colour = [e for e in entries if e.card.colour == colour]
        if total(of_colour) != count:
            yield setup_counts.finding(
                f"{total(of_colour)} {colour} chips on the board; the set-up has {count}",
                entries=of_colour,
                lacks=max(count - total(of_colour), 0),
            )


@check("MT401", "not-in-a-team", cites=("MT-015", "MT-103"))
def not_in_a_team(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A team lists something no trainer keeps.

    A trainer keeps chips, Item cards and a mover. Event cards go back at once, Rival cards lie
    on the Plateau.

    Illegal:
        1 Pikachu
        1 Let's Fight
    Legal:
        1 Pikachu
        1 Potion
    """
    for kind in ("Event", "Rival"):
        for entry in _team(deck, kind):
            yield not_in_a_team.finding(
                f"{entry.card.name} is {'an' if kind == 'Event' else 'a'} {kind} card; "
                "no trainer keeps one",
                entries=[entry],
                severity=ERROR,
                fix=Fix(entry.line, 0, "not part of a team"),
            )


def _by_card(entries: list[Entry]) -> Counter[str]:
    held: Counter[str] = Counter()
    for entry in entries:
        held[entry.card.id] += entry.copies
    return held


def _differences(kind: str, held: Counter[str]) -> Iterator[tuple[str, set[str]]]:
    pieces: dict[str, Any] = {i: p for i, p in board.pieces().items() if p.kind == kind}
    total, wanted = sum(held[i] for i in pieces), sum(p.amount for p in pieces.values())
    wrong = {i: p for i, p in pieces.items() if held[i] != p.amount}
    if not wrong:
        return
    few = [f"{p.name} {held[i]} of {p.amount}" for i, p in wrong.items()]
    shown = ", ".join(few[:5]) + (f" and {len(few) - 5} more" if len(few) > 5 else "")
    noun = {"Chip": "chips", "Mover": "movers"}.get(kind, f"{kind} cards")
    yield f"{total} {noun} in the box; it holds {wanted}: {shown}", set(wrong)


CHECKS: tuple[Check, ...] = (
    starter,
    chip_once,
    hand_limit,
    item_supply,
    twenty_points,
    evolution_bonus,
    box_inventory,
    setup_counts,
    not_in_a_team,
)
