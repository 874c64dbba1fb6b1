"""The bans, marks and sets of a format on a day as people read them."""

from __future__ import annotations

from collections import Counter

from cardpool.model.pokemon import POKEMON, PokemonCard
from rulesets.lines.pool import Pool
from rulesets.lists.restricted import LegalSet, Restricted, RestrictedList
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.formats.bans import Ban, all_bans
from rulesets.ptcg.formats.print_pool import IN
from rulesets.ptcg.formats.sets import label, set_facts

BANNED = "Banned"
_KINDS = ("Pokémon", "Trainer", "Energy")


def own(rules: object) -> PokemonRules | None:
    """Return rules of this package, also below those of a format file; others have no lists."""
    found = getattr(rules, "base", rules)
    return found if isinstance(found, PokemonRules) else None


def restricted(rules: PokemonRules, card: PokemonCard) -> Restricted | None:
    """Return the ban on a card on the day; None where there is none."""
    found = rules.ban_on(card)
    if found is None:
        return None
    return Restricted(card.name, BANNED, 0, 0, found.ban.start, (card.id,), found.question)


def restrictions(pool: Pool, rules: PokemonRules) -> RestrictedList:
    """Return the bans of the day, and the marks and sets that the format takes."""
    entries = [_entry(ban) for ban in sorted(rules.bans, key=lambda ban: ban.name)]
    counts = Counter(
        card.set
        for kind in _KINDS
        for card in pool.among(POKEMON, kind, until=rules.day)
        if isinstance(card, PokemonCard) and rules.pool.own(card).kind == IN
    )
    told = []
    if rules.period and rules.period.marks:
        told.append(("Regulation marks", ", ".join(rules.period.marks) + " and later"))
    if rules.period:
        told.append(("Period", f"{rules.period.name}, from {rules.period.start}"))
    told.append(("Copies of a name", str(rules.copies)))
    dated = sorted(counts, key=lambda set_id: (set_facts(set_id).released, set_id))
    sets = [LegalSet(set_id, counts[set_id]) for set_id in dated]
    return RestrictedList(
        title(rules),
        _since(rules), entries, told, sets, cites=("PF-040",) if entries else (),
    )  # fmt: skip


def title(rules: PokemonRules) -> str:
    """Return the format, and since when its bans and sets are as they are."""
    since = _since(rules)
    return f"{rules.title}, list of {since}" if since else rules.title


def _entry(ban: Ban) -> Restricted:
    prints = tuple(sorted(ban.prints))
    said = ", ".join(label(*card_id.rsplit("-", 1)) for card_id in prints)
    return Restricted(ban.name, BANNED, 0, 0, ban.start, prints, said)


def _since(rules: PokemonRules) -> str:
    """Return the last day on which a ban or the period of the format changed."""
    form = {ban.format for ban in rules.bans} | ({rules.period.format} if rules.period else set())
    days = {day for ban in all_bans() if ban.format in form for day in (ban.start, ban.end)}
    if rules.period:
        days.add(rules.period.start)
    return max((day for day in days if day and day <= rules.day), default="")
