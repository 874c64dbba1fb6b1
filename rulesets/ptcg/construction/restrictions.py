"""Checks of the ban lists and of cards that exclude each other."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import QUESTION, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, names, places, written


def _bans(rules: PokemonRules) -> dict[str, str]:
    return {"on": rules.day, "bans": ", ".join(ban.name for ban in rules.bans) or "none"}


@check("PTCG301", "banned", cites=("PF-040", "PF-041"), parameters=_bans)
def banned_card(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card that the format bans on the day.

    A ban names a card by its prints and covers every print that plays the same; another card of
    the same name is not banned.

    In: ptcg-expanded 2026-11-16
    Illegal:
        1 Archeops NVI 67
    Legal:
        1 Archen NVI 66
        1 Archeops SIT 147
    """
    for entry in deck.entries:
        found = rules.ban_on(entry.card)
        if found is None:
            continue
        ban, question = found
        if question:
            yield banned_card.finding(
                f"is {written(entry)} banned in {rules.title} on {rules.day}?{bracket(question)}",
                entries=[entry],
                severity=QUESTION,
                cites=("PF-040",),
            )
        else:
            yield banned_card.finding(
                f"{written(entry)} is banned in {rules.title}{bracket(f'since {ban.start}')}",
                entries=[entry],
                cites=("PF-040", "PF-041"),
            )


def _groups(rules: PokemonRules) -> dict[str, str]:
    return {"one of": "; ".join(" / ".join(group.names) for group in rules.exclusive) or "none"}


@check("PTCG302", "exclusive-names", cites=("PF-043",), parameters=_groups)
def exclusive_names(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Cards of two names of which a deck may hold only one.

    Professor Juniper, Professor Sycamore and Professor's Research are such names, and Lysandre and
    Boss's Orders. A person in brackets is not part of the name.

    In: ptcg-expanded 2026-11-16
    Illegal:
        1 Lysandre FLF 90
        2 Boss's Orders MEG 114
    Legal:
        4 Professor's Research JTG 155
        4 Boss's Orders MEG 114
    """
    held = rules.tally(deck).groups
    for group in rules.exclusive:
        alike = [held[key] for key in group.keys & held.keys()]
        if len(alike) > 1:
            found = sorted((e for entries in alike for e in entries), key=lambda e: e.line)
            yield exclusive_names.finding(
                f"{names(found)} in one deck{bracket(places(found), 'only one of these names')}",
                entries=found,
            )


RESTRICTIONS = (banned_card, exclusive_names)
