"""The list of a day as people read it: each card with its status and since when."""

from __future__ import annotations

from cardpool.model import Card
from cardpool.model.yugioh import YugiohCard
from rulesets.lines.pool import Pool
from rulesets.lists.restricted import Restricted, RestrictedList
from rulesets.yugioh.construction.rules import YugiohRules
from rulesets.yugioh.formats.lists import UNLIMITED
from rulesets.yugioh.formats.names import HEAD
from rulesets.yugioh.formats.since import since

STATUS = ("Forbidden", "Limited", "Semi-Limited")


def own(rules: object) -> YugiohRules | None:
    """Return rules of this package, also below those of a format file; others have no lists."""
    found = getattr(rules, "base", rules)
    return found if isinstance(found, YugiohRules) else None


def restricted(rules: YugiohRules, card: YugiohCard) -> Restricted | None:
    """Return what the list of the day says of a card; None where it says nothing."""
    status, listing = rules.status(card), rules.listing
    doubt = "" if status.doubt is None else f"another source allows {status.limit}"
    copies = status.limit if status.doubt is None else status.doubt
    if listing.whitelist and not status.listed:
        return Restricted(card.name, "not listed", 0, cards=(card.id,))
    if status.points:
        words, number = f"{status.points} points", None
    elif copies < UNLIMITED:
        words, number = STATUS[copies], copies
    else:
        return None
    return Restricted(
        card.name, words, number, status.points, _since(rules, card), (card.id,), doubt
    )


def _since(rules: YugiohRules, card: YugiohCard) -> str:
    """Return since when the card, or the name it counts with, has that status."""
    listing = rules.listing
    if not listing.series:
        return ""
    days = since(listing.series, rules.on, rules.pool.region, int("YF-026" in listing.by))
    numbers = {n for p in (card.password, *card.passwords) for n in (p, HEAD.get(p, p))}
    return max((days[n] for n in numbers if n in days), default="")


def restrictions(pool: Pool, rules: YugiohRules) -> RestrictedList:
    """Return the whole list of the day: the strictest first, then by name."""
    listing = rules.listing
    cards = {found.id: found for p in sorted(listing.mentioned) if (found := pool.password(p))}
    entries = [entry for card in cards.values() if (entry := _entry(rules, card))]
    entries.sort(key=lambda entry: (entry.copies or 0, -entry.points, entry.name))
    note = listing.gap or ("" if listing.known else "its contents are not known for certain")
    told = [("Points", f"{rules.cap} in all")] if rules.cap is not None else []
    if rules.barred:
        told.append(("Not allowed", ", ".join(f"{kind} Monsters" for kind in sorted(rules.barred))))
    if listing.whitelist:
        told.append(("Cards", f"only the {len(cards)} on the list"))
    return RestrictedList(listing.title, listing.since, entries, told, note=note, cites=listing.by)


def _entry(rules: YugiohRules, card: Card) -> Restricted | None:
    return restricted(rules, card) if isinstance(card, YugiohCard) else None
