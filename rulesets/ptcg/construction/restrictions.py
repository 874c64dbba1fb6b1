"""Checks of the ban lists."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import QUESTION, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.wording import bracket, printed


def _bans(rules: PokemonRules) -> dict[str, str]:
    return {"on": rules.day, "bans": ", ".join(ban.name for ban in rules.bans) or "none"}


@check("PTCG301", "banned", cites=("PF-040", "PF-041", "PF-042"), parameters=_bans)
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
                f"is {printed(entry.card)} banned in {rules.title} on {rules.day}?"
                f"{bracket(question)}",
                entries=[entry],
                severity=QUESTION,
                cites=("PF-042" if ban.sure_from else "PF-040",),
            )
        else:
            since = (
                f"at the latest since {ban.sure_from}" if ban.sure_from else f"since {ban.start}"
            )
            yield banned_card.finding(
                f"{printed(entry.card)} is banned in {rules.title}{bracket(since)}",
                entries=[entry],
                cites=("PF-040", "PF-041"),
            )


RESTRICTIONS = (banned_card,)
