"""The Pokémon rulesets: three rulebooks and the dated formats."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulesets.api import Check, Ruleset, RulesetInfo
from rulesets.plain import Facts
from rulesets.ptcg import eras
from rulesets.ptcg.construction.before_play import unscripted_card
from rulesets.ptcg.construction.counts import COUNTS, copy_limit
from rulesets.ptcg.construction.in_pool import DATED, RELEASED
from rulesets.ptcg.construction.own_limits import OWN_LIMITS
from rulesets.ptcg.construction.restrictions import RESTRICTIONS, exclusive_names
from rulesets.ptcg.construction.rules import PokemonRules
from rulesets.ptcg.construction.structure import CHALLENGE, STRUCTURE
from rulesets.ptcg.formats.bans import all_bans, bans_on
from rulesets.ptcg.formats.exclusive import all_exclusive, exclusive_on
from rulesets.ptcg.formats.periods import (
    CHALLENGE_BEGAN,
    CHALLENGE_TRAITS,
    DOUBTFUL_DAYS,
    EXPANDED,
    FAIRY_LEFT_STANDARD,
    GYM_LEADER,
    NOTHING_BANNED_FROM,
    REPRINTS_ONLY_FROM,
    STANDARD,
    YEAR,
    days_after,
    first_day,
    period_on,
    periods,
)
from rulesets.ptcg.formats.print_pool import PeriodPool, ReleasedPool
from rulesets.ptcg.formats.sets import legal_days
from rulesets.ptcg.options import options_of

FAMILY = "pokemon"

_EVERYWHERE: tuple[Check, ...] = (*COUNTS, *OWN_LIMITS, *RELEASED, *STRUCTURE)
_BY_RULEBOOK = (copy_limit, *_EVERYWHERE)
_DATED = (*DATED, *RESTRICTIONS)


def _by(*checks: Check) -> tuple[Check, ...]:
    return tuple(sorted(checks, key=lambda c: c.code))


def _rulebook(era: eras.EraRules, ruleset_id: str, title: str, day: str, source: str) -> Ruleset:
    @cache
    def rules_on(on: str) -> PokemonRules:
        return PokemonRules(
            era, on, f"the pool of {ruleset_id}", ReleasedPool(on), copies=era.copies
        )

    def in_force(on: str, region: str, options: Facts) -> PokemonRules:
        return rules_on(on or day)

    return Ruleset(
        RulesetInfo(
            ruleset_id,
            title,
            FAMILY,
            day,
            statements=(era.statements, "PF"),
            sources=(source,),
            options=options_of(era),
            note="Every card released by the day is in; no bans.",
        ),
        _by(*_BY_RULEBOOK),
        in_force,
        f"rulesets.ptcg.game:{era.name.upper()}_GAME",
        legal_days,
        (unscripted_card,),
    )


def _dated(
    ruleset_id: str, title: str, note: str, checks: tuple[Check, ...], rules: Any
) -> Ruleset:
    memo = cache(rules)

    def in_force(on: str, region: str, options: Facts) -> PokemonRules:
        found: PokemonRules = memo(on or _today())
        return found

    info = RulesetInfo(
        ruleset_id,
        title,
        FAMILY,
        "",
        statements=("PL", "BW", "PF"),
        options=options_of(eras.ME),
        note=note,
    )
    return Ruleset(
        info,
        _by(*checks),
        in_force,
        "rulesets.ptcg.game:DATED_GAME",
        breakpoints,
        (unscripted_card,),
    )


def _today() -> str:
    from datetime import date

    return date.today().isoformat()


def _standard_on(day: str) -> PokemonRules:
    era, period = eras.counted_by(day), period_on(STANDARD, day)
    pool = PeriodPool(period, day) if period else ReleasedPool(day)
    bans = bans_on(STANDARD, day)
    return PokemonRules(
        era,
        day,
        "Standard",
        pool,
        bans,
        period,
        first_day(STANDARD),
        era.copies,
        exclusive_on(day),
    )


def _expanded_on(day: str) -> PokemonRules:
    era, period = eras.counted_by(day), period_on(EXPANDED, day)
    pool = PeriodPool(period, day) if period else ReleasedPool(day)
    bans = bans_on(EXPANDED, day)
    return PokemonRules(
        era,
        day,
        "Expanded",
        pool,
        bans,
        period,
        first_day(EXPANDED),
        era.copies,
        exclusive_on(day),
    )


def _challenge_on(day: str) -> PokemonRules:
    era, period = eras.counted_by(day), period_on(EXPANDED, day)
    pool = PeriodPool(period, day, classic=True) if period else ReleasedPool(day)
    bans = bans_on(GYM_LEADER, day)
    return PokemonRules(
        era,
        day,
        "Gym Leader Challenge",
        pool,
        bans,
        period,
        CHALLENGE_BEGAN,
        1,
        exclusive_on(day),
        traits=day >= CHALLENGE_TRAITS,
    )


def _unlimited_on(day: str) -> PokemonRules:
    era = eras.counted_by(day)
    return PokemonRules(
        era,
        day,
        "Unlimited",
        ReleasedPool(day, doubted=day < NOTHING_BANNED_FROM, released_by="PF-050"),
        copies=era.copies,
        exclusive=exclusive_on(day),
    )


@cache
def breakpoints() -> tuple[str, ...]:
    """Return every day on which the pool, a ban or a rotation of a dated format changes."""
    days = {
        *legal_days(),
        FAIRY_LEFT_STANDARD,
        REPRINTS_ONLY_FROM,
        CHALLENGE_BEGAN,
        CHALLENGE_TRAITS,
        NOTHING_BANNED_FROM,
    }
    days |= {day for day, _ in eras.CONSTRUCTION_FROM}
    for period in periods():
        days |= {period.start, period.end}
        if "start" in period.doubts:
            days.add(days_after(period.start, DOUBTFUL_DAYS))
        if period.marks and not period.end:
            days.add(days_after(period.start, YEAR + 1))
    for ban in all_bans():
        days |= {ban.start, ban.end}
    days |= {group.start for group in all_exclusive()}
    return tuple(sorted(days - {""}))


BASE = _rulebook(
    eras.BASE,
    "ptcg-base",
    "Pokémon TCG, first rulebook (Base Set)",
    eras.RULEBOOK_DAYS["base"],
    "Russian booklet, c. 1999/2000",
)
EX = _rulebook(
    eras.EX,
    "ptcg-ex",
    "Pokémon TCG, rulebook of EX Team Magma vs Team Aqua",
    eras.RULEBOOK_DAYS["ex"],
    "French booklet, 2005",
)
BW = _rulebook(
    eras.BW,
    "ptcg-bw",
    "Pokémon TCG, rulebook of Black & White: Boundaries Crossed",
    eras.RULEBOOK_DAYS["bw"],
    "German booklet, 2012",
)
STANDARD_FORMAT = _dated(
    "ptcg-standard",
    "Pokémon TCG Standard (until 2014 Modified)",
    "Rotations, promo numbers, regulation marks, reprints and bans of the day.",
    (*_BY_RULEBOOK, *_DATED),
    _standard_on,
)
EXPANDED_FORMAT = _dated(
    "ptcg-expanded",
    "Pokémon TCG Expanded",
    "Black & White and later, with its ban list.",
    (*_BY_RULEBOOK, *_DATED),
    _expanded_on,
)
UNLIMITED = _dated(
    "ptcg-unlimited",
    "Pokémon TCG Unlimited",
    "Every official card released by the day.",
    (*_BY_RULEBOOK, exclusive_names),
    _unlimited_on,
)
GYM_LEADER_CHALLENGE = _dated(
    "ptcg-glc",
    "Pokémon TCG Gym Leader Challenge",
    "Expanded pool, one type, one copy of a name, no Rule Box; its own ban list.",
    (*_EVERYWHERE, *_DATED, *CHALLENGE),
    _challenge_on,
)
