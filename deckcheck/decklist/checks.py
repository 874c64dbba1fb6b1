"""What can be wrong with a list itself, whatever the ruleset: the codes DECK001 to DECK014.

Readers and the resolver meet these problems on their way; the checks here say what each means
and turn it into a finding.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesets.api import NOTE, UNREADABLE, WARNING, Check, Finding
from rulesets.deck import Deck
from rulesets.lines.model import Problem

_SEVERITY: dict[str, str] = {}


def finding(problem: Problem) -> Finding:
    """Return the finding that reports a problem."""
    check = BY_CODE[problem.code]
    severity = problem.severity or _SEVERITY[problem.code]
    return Finding(
        check.code, check.name, severity, problem.message, problem.line, problem.cards, check.cites
    )


def _check(code: str, name: str, severity: str, doc: str) -> Check:
    def run(deck: Deck, rules: Any) -> Iterator[Finding]:
        problems: tuple[Problem, ...] = getattr(deck, "problems", ())
        return (finding(problem) for problem in problems if problem.code == code)

    _SEVERITY[code] = severity
    return Check(code, name, (), run, doc)


CHECKS: tuple[Check, ...] = (
    _check(
        "DECK001",
        "unreadable-line",
        UNREADABLE,
        """A line is neither a card, a heading nor a comment.

    Words before the first card are taken as the list's title. Words below the last one, with a
    blank line between, are a warning where the deck has the right size without them.

    Illegal:
        4 Pikachu BS 58
        four Abra
    Legal:
        4 Pikachu BS 58
        4 Abra BS 43
    """,
    ),
    _check(
        "DECK002",
        "unknown-card",
        UNREADABLE,
        """No card of the pool has this name, id, number or password.

    Its copies count for the size of the deck, so that no second finding follows from it. They
    never make a deck too large: without them it may have the right size.

    Illegal:
        4 Glorpzax
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK003",
        "ambiguous-card",
        UNREADABLE,
        """Several different cards are meant equally well.

    A name that several printings share is not ambiguous: the printing that is legal is taken.
    It is where the cards have different names or count differently (basic and special Energy).

    Illegal:
        4 Nidoran
    Legal:
        4 Nidoran♀ JU 57
    """,
    ),
    _check(
        "DECK004",
        "name-and-number-disagree",
        UNREADABLE,
        """The name says one card, the set and number another.

    Where name and set leave a single card, or name and number do in a set whose code is one slip
    away (LOT for LOR), that card is taken and this is a warning.

    Illegal:
        4 Pikachu BS 43
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK005",
        "corrected-name",
        WARNING,
        """A misspelt name was read as the one card it can mean.

    Illegal:
        4 Pikachoo BS 58
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK006",
        "joined-lists",
        UNREADABLE,
        """Two lists stand in one file, one behind the other.

    Only the first is checked.

    Illegal:
        Pokémon: 1
        4 Pikachu BS 58
        Energy: 1
        56 Lightning Energy BS 100
        Pokémon: 1
        4 Abra BS 43
    Legal:
        Pokémon: 1
        4 Pikachu BS 58
        Energy: 1
        56 Lightning Energy BS 100
    """,
    ),
    _check(
        "DECK007",
        "heading-count",
        WARNING,
        """A heading states a number that is neither that of the lines nor of the cards under it.

    Illegal:
        Pokémon: 3
        4 Pikachu BS 58
    Legal:
        Pokémon: 4
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK008",
        "input-too-large",
        UNREADABLE,
        """The input is larger than 10 MB or longer than 10,000 lines.

    Illegal:
        (a file of 10,001 lines)
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK009",
        "empty-list",
        UNREADABLE,
        """The input holds no card line at all.

    Illegal:
        # nothing yet
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK010",
        "unknown-set",
        WARNING,
        """The set code, or the number in that set, is unknown; the card is taken by its name.

    Where different cards have that name, none is taken and the line is unreadable. Numbers of
    alternate art (SMALT, SVALT) are listed nowhere: a card of that series is taken, or none.

    Illegal:
        4 Pikachu QQQ 58
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK011",
        "printing-chosen",
        NOTE,
        """A bare name means several cards, the newest of which is not legal; a legal one was taken.

    A deck with a bare name is legal if some card of that name is. Cards that appeared only after
    the day of the event are not spoken of: nobody means them.

    Illegal:
        4 Charizard
    Legal:
        4 Charizard PGO 10
    """,
    ),
    _check(
        "DECK012",
        "placeholder-number",
        WARNING,
        """A number of a simulator for a card before its release was read as that card.

    Simulators number a card by its set and its place there until it has a password; the number is
    given to another card later. Where two cards had it, it is ambiguous.

    Illegal:
        # ruleset ygo-tcg
        #main
        101008001
    Legal:
        # ruleset ygo-tcg
        #main
        86605184
    """,
    ),
    _check(
        "DECK013",
        "other-game",
        UNREADABLE,
        """The list is of another game than the ruleset; no rule was applied.

    Illegal:
        3 Dark Magician
        3 Mystical Space Typhoon
    Legal:
        4 Pikachu BS 58
    """,
    ),
    _check(
        "DECK014",
        "unopened-file",
        UNREADABLE,
        """The file cannot be opened; the other lists of the batch are checked all the same.

    Illegal:
        (a file that you may not read)
    Legal:
        4 Pikachu BS 58
    """,
    ),
)
BY_CODE = {check.code: check for check in CHECKS}
