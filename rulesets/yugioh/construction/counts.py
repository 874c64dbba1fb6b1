"""YGO1xx: how many cards a deck holds, and how many of one name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesets.api import QUESTION, Finding, check
from rulesets.counting import total
from rulesets.deck import Deck, Entry
from rulesets.wording import numbered
from rulesets.yugioh.construction.rules import YugiohRules
from rulesets.yugioh.construction.wording import copies, places, shared_name
from rulesets.yugioh.formats.lists import UNLIMITED
from rulesets.yugioh.formats.sizes import RULEBOOK, Range

# Which of the dated statements speak of which deck.
_SAID_OF = {
    "main": ("YF-001", "YF-002", "YF-045"),
    "extra": ("YF-001", "YF-002", "YF-045"),
    "side": ("YF-002", "YF-003", "YF-004", "YF-005", "YF-028", "YF-045"),
}
_RULEBOOK = {"main": ("YGO-001", "YGO-008"), "extra": ("YGO-006",), "side": ("YGO-012",)}


def _cites(rules: YugiohRules, deck: str) -> tuple[str, ...]:
    """Return what gives the size of a deck on the day: the rulebook only where it says the same."""
    sizes = rules.sizes
    dated = tuple(cite for cite in sizes.cites if cite in _SAID_OF[deck])
    same = getattr(sizes, deck) == getattr(RULEBOOK, deck)
    if deck == "side" and (sizes.whole_side or sizes.side_by_event):
        same = False
    return (_RULEBOOK[deck] if same else ()) + dated


def _size(name: str, size: int, allowed: Range) -> str:
    return f"{numbered(size, 'card')} in the {name} Deck; the size is {allowed}"


@check("YGO101", "main-size", cites=_RULEBOOK["main"] + _SAID_OF["main"])
def main_size(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The Main Deck has too few or too many cards.

    40 to 60 cards; before Master Rule times there was no maximum. Extra Deck cards do not count.

    Illegal:
        39 Gemini Elf
    Legal:
        40 Gemini Elf
    """
    size = rules.tally(deck).sizes["main"]
    if not rules.sizes.main.holds(size):
        cites = _cites(rules, "main")
        yield main_size.finding(
            _size("Main", size, rules.sizes.main),
            cites=cites,
            lacks=max(rules.sizes.main.least - size, 0),
        )


@check("YGO102", "extra-size", cites=_RULEBOOK["extra"] + _SAID_OF["extra"])
def extra_size(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
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
        cites = _cites(rules, "extra")
        yield extra_size.finding(_size("Extra", size, rules.sizes.extra), cites=cites)


@check("YGO103", "side-size", cites=_RULEBOOK["side"] + _SAID_OF["side"])
def side_size(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
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
    cites = _cites(rules, "side")
    if not sizes.side.holds(size):
        yield side_size.finding(_size("Side", size, sizes.side), cites=cites)
    elif size and sizes.side_by_event:
        text = f"{numbered(size, 'card')} in the Side Deck; the game has none: does this event?"
        yield side_size.finding(text, severity=QUESTION, cites=cites)
    elif sizes.whole_side and size not in (0, most):
        text = f"{numbered(size, 'card')} in the Side Deck; "
        cites = tuple(cite for cite in cites if cite != "YF-002")  # which would allow it
        if sizes.whole_side == "doubt":
            text += (
                f"whether the policy of 0 or exactly {most} still held on {rules.on} is not known"
            )
            yield side_size.finding(text, severity=QUESTION, cites=cites)
        else:
            by = "the organiser's policy is" if sizes.whole_side == "policy" else "the size is"
            lacks = max((most or size) - size, 0)
            yield side_size.finding(f"{text}{by} 0 or exactly {most}", cites=cites, lacks=lacks)


@check("YGO104", "copy-limit", cites=("YGO-002", "YGO-003", "YGO-249"))
def copy_limit(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
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
    for over in rules.tally(deck).over:
        if over.limit < UNLIMITED:
            continue  # the list says so: YGO301 to YGO303
        yield copy_limit.finding(
            f"{copies(over.copies)} of {shared_name(over.entries)}"
            f" ({places(over.entries)}; limit {over.limit})",
            entries=over.entries,
            fix=over.fix,
            cites=copy_limit.cites + _why_together(over.entries),
        )


def _why_together(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Return the further statements a count rests on."""
    if len({entry.card.name for entry in entries}) > 1:
        return ("YGO-922",)
    return ("YGO-004",) if entries[0].card.kind in ("Spell", "Trap") else ()


@check("YGO105", "copies-of-doubtful-name", cites=("YGO-922", "YF-009"))
def doubtful_copies(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More than three copies only if a card "also treated as" a name counts with that name.

    No ruling was found that settles it, so the judge is asked.

    Illegal:
        2 Neo-Spacian Aqua Dolphin
        2 Neo-Spacian Marine Dolphin
    Legal:
        2 Neo-Spacian Aqua Dolphin
        1 Neo-Spacian Marine Dolphin
    """
    judged = rules.judged(deck)
    for name in dict.fromkeys(status.also_called for _, status in judged if status.also_called):
        entries = [e for e, status in judged if name in (e.card.name, status.also_called)]
        number = total(entries)
        if number > UNLIMITED and len({entry.card.copy_key for entry in entries}) > 1:
            names = " and ".join(dict.fromkeys(entry.card.name for entry in entries))
            yield doubtful_copies.finding(
                f"{copies(number)} of {names} ({places(entries)}): "
                f"does a card also treated as {name} count with it? The limit is 3",
                entries=entries,
                severity=QUESTION,
            )


COUNTS = (main_size, extra_size, side_size, copy_limit, doubtful_copies)
