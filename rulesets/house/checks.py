"""FMT codes: the checks of formats that are written as data."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import Check, Finding, check
from rulesets.counting import copies_over, total
from rulesets.deck import Deck, Entry
from rulesets.house.model import HouseRules
from rulesets.plain import AnyCard
from rulesets.wording import numbered

OWN = ("the format's own statement",)  # what a finding really cites is in the file


@check("FMT101", "format-deck-size", cites=OWN)
def deck_size(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A section has another number of cards than the format wants.

    Illegal: 39 cards where the file says `main = 40`.
    Legal: 40 cards.
    """
    sizes = deck.sizes()
    for section, wanted in rules.format.sizes.items():
        found = sizes.get(section, 0)
        if not wanted.least <= found <= wanted.most:
            yield deck_size.finding(
                f"{numbered(found, 'card')} in the {section} deck; "
                f"{rules.format.title} wants {wanted}",
                cites=rules.cites("sizes"),
                lacks=max(wanted.least - found, 0),
            )


@check("FMT102", "format-copies", cites=OWN)
def copies(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """More copies of one name than the format allows of any card.

    Illegal: 2 copies where the file says `most = 1`.
    Legal: 1 copy.
    Fix: lowers the count of the last line of that name.
    """
    if rules.format.copies is None:
        return
    for over in copies_over(rules.named(deck), rules.format.copies):
        yield copies.finding(
            f"{over.copies} copies of {over.entries[0].card.name} (limit {over.limit})",
            entries=over.entries,
            fix=over.fix,
            cites=rules.cites("copies"),
        )


@check("FMT201", "format-sets", cites=OWN)
def not_in_sets(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A card of no set that the format takes.

    A card is in if one of its prints is in such a set.

    Illegal: a card of Jungle where the file says `in = ["BS"]`.
    Legal: a card of the Base Set.
    """
    taken, left_out = rules.format.sets_in, rules.format.sets_out
    if not taken and not left_out:
        return
    for entry in deck.entries:
        sets = rules.family.sets_of(entry.card)
        if (taken and sets.isdisjoint(taken)) or (sets and sets <= left_out):
            named = ", ".join(sorted(taken)) or f"all but {', '.join(sorted(left_out))}"
            yield not_in_sets.finding(
                f"{entry.card.name} is in no set of {rules.format.title} ({named})",
                entries=[entry],
                cites=rules.cites("sets"),
            )


@check("FMT202", "format-dates", cites=OWN)
def not_of_its_time(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A card that came out before or after the days of the format.

    Its first print counts.

    Illegal: a card of 2003 where the file says `until = "2002-12-31"`.
    Legal: a card of 2002.
    """
    first, last = rules.format.first, rules.format.last
    if not first and not last:
        return
    for entry in deck.entries:
        day = rules.family.first_day(entry.card)
        if not day or (first and day < first) or (last and day > last):
            span = " ".join(
                part
                for part in (f"from {first}" if first else "", f"until {last}" if last else "")
                if part
            )
            yield not_of_its_time.finding(
                f"{entry.card.name} came out on {day or 'no known day'}; "
                f"{rules.format.title} takes cards {span}",
                entries=[entry],
                cites=rules.cites("dates"),
            )


@check("FMT203", "format-card-list", cites=OWN)
def not_listed(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A card that is not among those that the format names.

    Illegal: a card that `only = […]` lacks.
    Legal: a card that it names.
    """
    if not rules.only:
        return
    for entry in deck.entries:
        if entry.card.copy_key not in rules.only and not rules.family.any_number(entry.card):
            yield not_listed.finding(
                f"{entry.card.name} is not among the cards of {rules.format.title}",
                entries=[entry],
                cites=rules.cites("cards"),
            )


@check("FMT301", "format-banned", cites=OWN)
def banned(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A card that the format bans.

    Illegal: a card that `ban = […]` names.
    Legal: any other.
    """
    for entry in deck.entries:
        if entry.card.copy_key in rules.bans:
            yield banned.finding(
                f"{entry.card.name} is banned in {rules.format.title}",
                entries=[entry],
                cites=rules.cites("cards"),
            )


@check("FMT302", "format-limit", cites=OWN)
def limited(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """More copies of a card than the format allows of that card.

    Illegal: 2 copies where [limits] says 1.
    Legal: 1 copy.
    Fix: lowers the count of the last line of that name.
    """
    held = {key: found for key, found in deck.by(_key).items() if key in rules.limits}
    for over in copies_over(held, lambda entries: rules.limits[_key(entries[0].card)]):
        yield limited.finding(
            f"{over.copies} copies of {over.entries[0].card.name} "
            f"(limit {over.limit} in {rules.format.title})",
            entries=over.entries,
            fix=over.fix,
            cites=rules.cites("limits"),
        )


@check("FMT303", "format-points", cites=OWN)
def points(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """More points than a deck may have.

    Illegal: cards of 11 points where the file says `cap = 10`.
    Legal: cards of 10 points.
    """
    cap = rules.format.cap
    if cap is None:
        return
    costly = {key: found for key, found in deck.by(_key).items() if rules.points.get(key)}
    spent = {key: total(found) * rules.points[key] for key, found in costly.items()}
    if sum(spent.values()) > cap:
        listed = ", ".join(f"{costly[key][0].card.name} {spent[key]}" for key in costly)
        yield points.finding(
            f"{sum(spent.values())} points (limit {cap}: {listed})",
            entries=[entry for found in costly.values() for entry in found],
            cites=rules.cites("points"),
        )


@check("FMT401", "format-types", cites=OWN)
def types(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """Cards of a type that the format does not take, or of more than one type.

    Illegal: Fire and Water cards where the file says `single = true`.
    Legal: cards that share a type.
    """
    allowed = set(rules.format.types)
    typed = [(e, rules.family.types_of(e.card)) for e in deck.entries]
    typed = [(e, found) for e, found in typed if found]
    for entry, found in typed:
        if allowed and found.isdisjoint(allowed):
            yield types.finding(
                f"{entry.card.name} is {' and '.join(sorted(found))}; "
                f"{rules.format.title} takes {', '.join(rules.format.types)}",
                entries=[entry],
                cites=rules.cites("types"),
            )
    if rules.format.single_type and typed and not frozenset.intersection(*(f for _, f in typed)):
        yield types.finding(_no_shared(typed), cites=rules.cites("types"))


def _no_shared(typed: list[tuple[Entry, frozenset[str]]]) -> str:
    every = sorted({each for _, found in typed for each in found})
    return f"cards of {len(every)} types and none that all share ({', '.join(every)})"


@check("FMT402", "format-kinds", cites=OWN)
def kinds(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A card of a kind that the format leaves out.

    Illegal: a Supporter where the file says `out = ["Supporter"]`.
    Legal: any other card.
    """
    out = set(rules.format.kinds_out)
    for entry in deck.entries:
        if hit := sorted(({entry.card.kind} | set(entry.card.subkinds)) & out):
            yield kinds.finding(
                f"{entry.card.name} is {', '.join(hit)}, which {rules.format.title} leaves out",
                entries=[entry],
                cites=rules.cites("kinds"),
            )


@check("FMT403", "format-rarity", cites=OWN)
def rarity(deck: Deck, rules: HouseRules) -> Iterator[Finding]:
    """A print of a rarity that the format does not take; cards of any number are free.

    Illegal: a Rare where the file says `only = ["Common"]`.
    Legal: a Common.
    """
    taken = rules.format.rarities
    for entry in deck.entries if taken else ():
        found = rules.family.rarity(entry.card)
        if found not in taken and not rules.family.any_number(entry.card):
            yield rarity.finding(
                f"{entry.card.name} is {found or 'of no known rarity'}; "
                f"{rules.format.title} takes {', '.join(taken)}",
                entries=[entry],
                cites=rules.cites("rarity"),
            )


def _key(card: AnyCard) -> str:
    return str(card.copy_key)


CHECKS: tuple[Check, ...] = (
    deck_size, copies, not_in_sets, not_of_its_time, not_listed, banned, limited, points,
    types, kinds, rarity,
)  # fmt: skip
