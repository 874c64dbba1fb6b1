"""YGO3xx: Forbidden & Limited lists, whitelists and Genesys points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rulesets.api import NOTE, QUESTION, Check, Finding, check
from rulesets.counting import total
from rulesets.deck import Deck, Entry
from rulesets.yugioh.construction.rules import YugiohRules
from rulesets.yugioh.construction.wording import copies, places, shared_name, without_last
from rulesets.yugioh.formats.lists import RestrictionList

# How a list comes to be in force: the day, premier events, the Traditional Format, the user.
_IN_FORCE = ("YF-020", "YF-024", "YF-026", "YF-027")

# A newer list is likely after half a year, so the verdict is then no longer ours (YF-023).


def _over(of: Check, deck: Deck, rules: YugiohRules, limit: int, word: str) -> Iterator[Finding]:
    """Yield a finding for each name with more copies than this limit of the list."""
    for over in rules.tally(deck).over:
        if over.limit == limit:
            yield of.finding(
                f"{copies(over.copies)} of {shared_name(over.entries)}, {word} by the"
                f" {rules.listing.called} ({places(over.entries)}; limit {limit})",
                entries=over.entries,
                fix=over.fix,
                cites=_cites(of, rules, over.entries),
            )


def _cites(of: Check, rules: YugiohRules, entries: Sequence[Entry]) -> tuple[str, ...]:
    """Return what a limit means, what put its list in force, and why the names count together."""
    passed_over = {*_IN_FORCE, "YGO-922"}.difference(rules.listing.by)
    if len({entry.card.name for entry in entries}) > 1:
        passed_over.discard("YGO-922")
    return tuple(cite for cite in of.cites if cite not in passed_over)


@check("YGO301", "forbidden", cites=("YGO-252", *_IN_FORCE, "YGO-922"))
def forbidden(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card that the list in force forbids.

    Illegal:
        1 Pot of Greed
    Legal:
        1 Pot of Duality
    Fix: removes the last line of the card.
    """
    return _over(forbidden, deck, rules, 0, "Forbidden")


@check("YGO302", "limited", cites=("YGO-250", *_IN_FORCE, "YF-021", "YGO-922"))
def limited(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More than one copy of a Limited card over Main, Extra and Side Deck together.

    Illegal:
        1 Dark Hole
        Side
        1 Dark Hole
    Legal:
        1 Dark Hole
    Fix: lowers the count of the last line of the card.
    """
    return _over(limited, deck, rules, 1, "Limited")


@check("YGO303", "semi-limited", cites=("YGO-251", *_IN_FORCE, "YF-021", "YGO-922"))
def semi_limited(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More than two copies of a Semi-Limited card over Main, Extra and Side Deck together.

    Illegal:
        3 Card Trooper
    Legal:
        2 Card Trooper
    Fix: lowers the count of the last line of the card.
    """
    return _over(semi_limited, deck, rules, 2, "Semi-Limited")


@check("YGO304", "not-on-whitelist", cites=("YF-027",))
def not_on_whitelist(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card that a whitelist does not name.

    Alternate passwords and artworks count as named when the card is.

    Illegal:
        # ruleset ygo-jtp
        1 Ash Blossom & Joyous Spring
    Legal:
        # ruleset ygo-jtp
        1 Gemini Elf
    Fix: removes the last line of the card.
    """
    for entries, status in rules.cards(deck):
        if not status.listed:
            yield not_on_whitelist.finding(
                f"{entries[0].card.name} is not on the whitelist {rules.listing.title!r}"
                f" ({places(entries)})",
                entries=entries,
                fix=without_last(entries),
            )


@check("YGO305", "genesys-points", cites=("YF-031", "YF-032"))
def genesys_points(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The cards cost more Genesys points than the event allows.

    Each copy in Main, Extra and Side Deck costs its points; the cap is 100 unless the event says
    otherwise.

    Illegal:
        # ruleset ygo-genesys
        2 Last Turn
    Legal:
        # ruleset ygo-genesys
        3 Gemini Elf
    """
    costly = [(entry, status.points) for entry, status in rules.judged(deck) if status.points]
    points = sum(cost * entry.copies for entry, cost in costly)
    if rules.cap is None or points <= rules.cap:
        return
    costs: Counter[str] = Counter()
    for entry, cost in costly:
        costs[entry.card.name] += cost * entry.copies
    dearest = costs.most_common()
    most = ", ".join(f"{name} {cost}" for name, cost in dearest[:5])
    more = f" and {len(dearest) - 5} more" if len(dearest) > 5 else ""
    yield genesys_points.finding(
        f"{points} points by the {rules.listing.called}; the cap is {rules.cap} ({most}{more})",
        entries=[entry for entry, _ in costly],
    )


@check("YGO306", "barred-kind", cites=("YF-030",))
def barred_kind(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A kind of monster that the format does not allow.

    Genesys allows neither Link nor Pendulum Monsters, hybrids included.

    Illegal:
        # ruleset ygo-genesys
        Extra
        1 Decode Talker
    Legal:
        # ruleset ygo-genesys
        Extra
        1 Stardust Dragon
    Fix: removes the last line of the card.
    """
    for entries, status in rules.cards(deck):
        if status.barred:
            yield barred_kind.finding(
                f"{entries[0].card.name} is a {status.barred} Monster, which the format does not"
                f" allow ({places(entries)})",
                entries=entries,
                fix=without_last(entries),
            )


@check("YGO307", "list-not-known", cites=("YF-022", "YF-023"))
def list_not_known(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The list in force on that day is not known, so the judge must say.

    The TCG lists of 2002-05 to 2004-09 are lost to us, and a day long after our data may have a
    list that we cannot know.

    Illegal:
        # on 2003-06-01
        1 Gemini Elf
    Legal:
        # on 2014-07-14
        1 Gemini Elf
    """
    listing = rules.listing
    if not listing.known:
        lost = f"the contents of the {listing.title} are not known; which cards did it restrict?"
        text = listing.gap or lost
        yield list_not_known.finding(text, severity=QUESTION, cites=("YF-022",))
    elif rules.outdated:
        text = f"the newest list known on {rules.known_until} is the {listing.called}; "
        text += f"is it still in force on {rules.on}?"
        severity = QUESTION if rules.stale else NOTE
        yield list_not_known.finding(text, severity=severity, cites=("YF-023",))


@check("YGO308", "list-sources-disagree", cites=("YF-025",))
def list_sources_disagree(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More copies than one source of the list allows, but not more than another.

    Also a list that has begun in one territory only, when no territory is named.

    Illegal:
        # on 2025-11-01
        1 Archnemeses Protos
    Legal:
        1 Effect Veiler
    """
    for entries, status in rules.cards(deck):
        if status.doubt is not None and status.doubt < (number := total(entries)) <= status.limit:
            yield list_sources_disagree.finding(
                f"{copies(number)} of {entries[0].card.name} ({places(entries)}):"
                f" {_sources(rules.listing)} differ;"
                f" is the limit {status.doubt} or {status.limit}?",
                entries=entries,
                severity=QUESTION,
            )


def _sources(listing: RestrictionList) -> str:
    if listing.rival:
        return f"the {listing.title} and the {listing.rival}"
    return f"the sources of the {listing.title}"


@check("YGO309", "shared-limit", cites=("YF-048",))
def shared_limit(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """More cards of one limit together than that limit, where it may be meant for all of them.

    The lists of Speed Duels name cards as Limited 1 and Limited 2. Whether a deck holds so many
    of each card or of all of them together is not told by our sources: a question.

    Illegal:
        # ruleset ygo-speed
        1 Mystical Space Typhoon
        1 Nightmare Wheel
        1 Floodgate Trap Hole
    Legal:
        # ruleset ygo-speed
        1 Mystical Space Typhoon
    """
    if not rules.sizes.skills or not rules.listing.whitelist:
        return
    for limit, word in ((1, "Limited 1"), (2, "Limited 2")):
        held = [each for entries, found in rules.cards(deck) if found.limit == limit
                for each in entries]  # fmt: skip
        if len({entry.card.id for entry in held}) > 1 and total(held) > limit:
            yield shared_limit.finding(
                f"{total(held)} cards that the {rules.listing.called} names {word}"
                f" ({places(held)}): does a deck hold {limit} of each or {limit} of them in all?",
                entries=held,
                severity=QUESTION,
            )


RESTRICTIONS = (
    forbidden,
    limited,
    semi_limited,
    not_on_whitelist,
    genesys_points,
    barred_kind,
    list_not_known,
    list_sources_disagree,
    shared_limit,
)
