"""Checks that judge single cards: what they say of a card is the same in every deck of a day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import NamedTuple

from cardpool.model import PokemonCard
from rulesets.api import ERROR, Check, Finding, check
from rulesets.deck import Deck
from rulesets.ptcg.construction.flags import POCKET, UNCLEAN
from rulesets.ptcg.construction.rules import PokemonRules, Words


class Remark(NamedTuple):
    """What a check says of a card; the line is that of the deck."""

    message: str
    cites: tuple[str, ...]
    severity: str = ERROR


Judge = Callable[[PokemonCard, PokemonRules], Remark | None]


def card_check(
    code: str, name: str, flag: int, *, cites: tuple[str, ...]
) -> Callable[[Judge], Check]:
    """Make a function `(card, rules) -> remark` a check of every card that has a flag.

    Each card is judged once for the day; a deck only adds the lines.
    """

    def decorate(judge: Judge) -> Check:
        def first(
            card: PokemonCard, rules: PokemonRules, said: dict[PokemonCard, Words]
        ) -> Words | None:
            remark = judge(card, rules)
            if remark is None:
                return None
            message, cited, severity = remark
            said[card] = words = (severity, message, (card.id,), cited)
            return words

        def of_card(card: PokemonCard, rules: PokemonRules) -> str:
            said = rules.said.setdefault(code, {})
            words = said.get(card) or first(card, rules, said)
            return words[0] if words else ""

        @wraps(judge)
        def run(deck: Deck, rules: PokemonRules) -> Sequence[Finding]:
            tally = rules.tally(deck)
            # The pool is not asked about the list of another game: PF-009.
            if flag & UNCLEAN and tally.flags & POCKET:
                return ()
            said = rules.said.setdefault(code, {})
            found = []
            for flags, row in tally.odd:
                if flags & flag:
                    card = row[0]
                    words = said.get(card) or first(card, rules, said)
                    if words:
                        severity, message, cards, cited = words
                        # As `Finding(...)` makes it, but at once: most findings are made here.
                        made = (code, name, severity, message, row[3], cards, cited, None)
                        found.append(tuple.__new__(Finding, made))
            return found

        return check(code, name, cites=cites, needs=flag, of_card=of_card)(run)

    return decorate
