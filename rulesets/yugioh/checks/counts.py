"""YGO1xx: how many cards a deck holds, and how many of one name."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import QUESTION, Finding, check
from rulesets.deck import Deck, Entry
from rulesets.yugioh.lists import UNLIMITED
from rulesets.yugioh.names import DOUBTFUL
from rulesets.yugioh.rules import Rules
from rulesets.yugioh.sizes import Range
from rulesets.yugioh.tally import ODD_SIZE, OVER, SIDE, SUSPECTS
from rulesets.yugioh.wording import copies, lower_last, places, shared_name

# Only the figure that the day's sizes give is cited, not every statement on sizes.
_BY_DATE = {"YF-001", "YF-002", "YF-003", "YF-004", "YF-005", "YF-028", "YF-045"}


def _size(name: str, size: int, allowed: Range) -> str:
    return f"{size} card{'' if size == 1 else 's'} in the {name} Deck; the size is {allowed}"


@check("YGO101", "main-size", cites=("YGO-001", "YGO-008"), needs=ODD_SIZE)
def main_size(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """The Main Deck has too few or too many cards.

    40 to 60 cards; before Master Rule times there was no maximum. Extra Deck cards do not count.

    Illegal:
        39 Gemini Elf
    Legal:
        40 Gemini Elf
    """
    size = rules.tally(deck).sizes["main"]
    if not rules.sizes.main.holds(size):
        cites = main_size.cites + _dated(rules)
        yield main_size.finding(_size("Main", size, rules.sizes.main), cites=cites)


def _dated(rules: Rules) -> tuple[str, ...]:
    return tuple(cite for cite in rules.sizes.cites if cite in _BY_DATE)


@check("YGO102", "extra-size", cites=("YGO-006",), needs=ODD_SIZE)
def extra_size(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """The Extra Deck has too many cards.

    0 to 15 cards when the deck is built; the Fusion Deck of earlier rules had no maximum. Face-up
    Pendulum Monsters that go there during a Duel do not count.

    Illegal:
        Extra
        16 Thousand Dragon
    Legal:
        Extra
        3 Thousand Dragon
    """
    size = rules.tally(deck).sizes["extra"]
    if not rules.sizes.extra.holds(size):
        cites = extra_size.cites + _dated(rules)
        yield extra_size.finding(_size("Extra", size, rules.sizes.extra), cites=cites)


@check("YGO103", "side-size", cites=("YGO-012",), needs=SIDE)
def side_size(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """The Side Deck has a size that is not allowed.

    0 to 15 cards. Under earlier rules it was all or nothing, and an organiser's policy kept that
    for a time; where the end of the policy is not known, it is a question for the judge.

    Illegal:
        Side
        16 Gemini Elf
    Legal:
        Side
        15 Gemini Elf
    """
    size, sizes = rules.tally(deck).sizes["side"], rules.sizes
    most = sizes.side.most
    if not size:
        return  # every rule allows to have none
    cites = side_size.cites + _dated(rules)
    if not sizes.side.holds(size):
        yield side_size.finding(_size("Side", size, sizes.side), cites=cites)
    elif size and sizes.side_by_event:
        text = f"{size} cards in the Side Deck; the game has none: does this event?"
        yield side_size.finding(text, severity=QUESTION, cites=cites)
    elif sizes.whole_side and size not in (0, most):
        text = f"{size} card{'' if size == 1 else 's'} in the Side Deck; "
        if sizes.whole_side == "doubt":
            text += (
                f"whether the policy of 0 or exactly {most} still held on {rules.on} is not known"
            )
            yield side_size.finding(text, severity=QUESTION, cites=cites)
        else:
            by = "the organiser's policy is" if sizes.whole_side == "policy" else "the size is"
            yield side_size.finding(f"{text}{by} 0 or exactly {most}", cites=cites)


@check("YGO104", "copy-limit", cites=("YGO-002", "YGO-003", "YGO-249"), needs=OVER)
def copy_limit(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More than three copies of one name over Main, Extra and Side Deck together.

    Alternate passwords and artworks are one card, and so are cards always treated as another name;
    a name that changes only on the field or in the Graveyard does not count.

    Illegal:
        2 Harpie Lady 1
        1 Harpie Lady 2
        Side
        1 Cyber Harpie Lady
    Legal:
        3 Cyber Dragon
        3 Proto-Cyber Dragon
    Fix: lowers the count of the last line of that name.
    """
    tally = rules.tally(deck)
    for key in tally.over.get(UNLIMITED, ()):
        entries = tally.entries(key)
        number, name = tally.copies[key], shared_name(entries)
        yield copy_limit.finding(
            f"{copies(number)} of {name} ({places(entries)}; limit 3)",
            entries=entries,
            fix=lower_last(entries, number - UNLIMITED),
            cites=copy_limit.cites + _why_together(entries),
        )


def _why_together(entries: list[Entry]) -> tuple[str, ...]:
    """Return the further statements a count rests on."""
    if len({entry.card.name for entry in entries}) > 1:
        return ("YGO-922",)
    return ("YGO-004",) if entries[0].card.kind in ("Spell", "Trap") else ()


@check("YGO105", "copies-of-doubtful-name", cites=("YGO-922", "YF-009"), needs=SUSPECTS)
def doubtful_copies(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More than three copies only if a card "also treated as" a name counts with that name.

    No ruling was found that settles it, so the judge is asked.

    Illegal:
        2 Neo-Spacian Aqua Dolphin
        2 Neo-Spacian Marine Dolphin
    Legal:
        2 Neo-Spacian Aqua Dolphin
        1 Neo-Spacian Marine Dolphin
    """
    suspects = [e for entries, _ in rules.tally(deck).suspects.values() for e in entries]
    for name in dict.fromkeys(DOUBTFUL.get(e.card.password, "") for e in suspects):
        entries = [e for e in suspects if name and name in _called(e)]
        number = sum(entry.copies for entry in entries)
        if number > UNLIMITED and len({entry.card.copy_key for entry in entries}) > 1:
            names = " and ".join(dict.fromkeys(entry.card.name for entry in entries))
            yield doubtful_copies.finding(
                f"{copies(number)} of {names} ({places(entries)}): "
                f"does a card also treated as {name} count with it? The limit is 3",
                entries=entries,
                severity=QUESTION,
            )


def _called(entry: Entry) -> tuple[str, str]:
    return entry.card.name, DOUBTFUL.get(entry.card.password, "")


COUNTS = (main_size, extra_size, side_size, copy_limit, doubtful_copies)
