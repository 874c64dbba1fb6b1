"""What each Yu-Gi-Oh! ruleset puts in force on a day, in a territory, with the user's options."""

from __future__ import annotations

from typing import Final

from rulesets.plain import Facts, Json
from rulesets.yugioh.construction.rules import EXTRA_KINDS, YugiohRules
from rulesets.yugioh.formats import imported, lists, sizes
from rulesets.yugioh.formats.lists import RestrictionList
from rulesets.yugioh.formats.release_pool import ReleasePool

TCG_REGIONS: Final = ("na", "eu", "oce", "la")
OCG_REGIONS: Final = ("jp", "ae", "cn", "kr")
RULEBOOK_DAY: Final = "2014-07-14"
GENESYS_CAP: Final = 100

_ALIASES = {"us": "na", "america": "na", "europe": "eu", "uk": "eu", "oceania": "oce", "au": "oce"}
_OCG_SERIES = {"ae": "ocg-ae", "cn": "ocg-cn"}
# Before its first day the rules of a game do not know a kind of Monster.
_FIRST_DAYS = {
    "tcg": {"Synchro": "2008-08-05", "Xyz": "2011-07-08", "Link": "2017-07-20"},
    "ocg": {"Synchro": "2008-03-12", "Xyz": "2011-03-19", "Link": "2017-03-25"},
}
# The OCG Genesys list from this day on takes only cards that were out by the other (YF-033).
_OCG_GENESYS_CLOSED = ("2026-08-01", "2025-10-31")


def territory(region: str, known: tuple[str, ...]) -> str:
    """Return the short name of a territory, "" for none; an unknown one is a ValueError."""
    word = region.strip().lower().removeprefix("tcg-").removeprefix("ocg-")
    word = _ALIASES.get(word, word)
    if word in ("", "tcg", "ocg", "world"):
        return ""
    if word not in known:
        raise ValueError(f"unknown region {region!r}; choose one of {', '.join(known)}")
    return word


def listing(options: Facts, dated: RestrictionList) -> RestrictionList:
    """Return the user's own list where one is given, the first of several, else the dated one."""
    parsed = options.get("list")
    if isinstance(parsed, list):
        parsed = parsed[0] if parsed else None
    return dated if parsed is None else lists.custom(parsed)


def cap(options: Facts, chosen: RestrictionList) -> int | None:
    """Return the points an event allows, None where the list gives no points (YF-032)."""
    if not chosen.points:
        return None
    wanted = options.get("cap")
    if wanted is None:
        return GENESYS_CAP
    if not str(wanted).isdecimal():
        raise ValueError(f"option cap: expected a whole number, found {wanted!r}")
    return int(wanted)


def extra_kinds(game: str, on: str) -> tuple[str, ...]:
    """Return the kinds that the Extra Deck takes, each since it exists (YF-040)."""
    return tuple(kind for kind in EXTRA_KINDS if _FIRST_DAYS[game].get(kind, "") <= on)


def _yes(value: Json) -> bool:
    return str(value).strip().lower() in ("1", "true", "yes", "on")


def rulebook_9(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the rulebook's sizes with the TCG list and pool of the day."""
    day = on or RULEBOOK_DAY
    where = territory(region, TCG_REGIONS)
    chosen = listing(options, imported.on_day("tcg", day, where))
    return YugiohRules(
        "ygo-9",
        day,
        sizes.RULEBOOK,
        chosen,
        ReleasePool("tcg", day, where),
        EXTRA_KINDS[:-1],  # the rulebook names Fusion, Synchro and Xyz (YGO-007)
        cap(options, chosen),
        per_zone=False,
    )


def tcg(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the TCG's rules; some lists bind premier events only."""
    where = territory(region, TCG_REGIONS)
    dated = imported.on_day("tcg", on, where, premier=_yes(options.get("premier")))
    return _tcg("ygo-tcg", on, where, options, dated)


def traditional(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the TCG's rules with the list of the Traditional Format."""
    where = territory(region, TCG_REGIONS)
    dated = lists.traditional(imported.on_day("tcg", on, where))
    return _tcg("ygo-traditional", on, where, options, dated)


def _tcg(ruleset: str, on: str, where: str, options: Facts, dated: RestrictionList) -> YugiohRules:
    chosen = listing(options, dated)
    return YugiohRules(
        ruleset,
        on,
        sizes.on_day(sizes.TCG, on),
        chosen,
        ReleasePool("tcg", on, where),
        extra_kinds("tcg", on),
        cap(options, chosen),
    )


def ocg(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the OCG's rules; the release days are the Japanese ones in every territory."""
    where = territory(region, OCG_REGIONS)
    if where == "kr":
        dated = lists.unknown(f"Korean list of {on}")
    else:
        dated = imported.on_day(_OCG_SERIES.get(where, "ocg"), on)
    chosen = listing(options, dated)
    return YugiohRules(
        "ygo-ocg",
        on,
        sizes.on_day(sizes.OCG, on),
        chosen,
        ReleasePool("ocg", on),
        extra_kinds("ocg", on),
        cap(options, chosen),
    )


def genesys(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the rules of Genesys: points under a cap, no Link and no Pendulum Monsters."""
    japanese = region.strip().lower() in ("ocg", "jp")
    dated = imported.on_day("ocg-genesys" if japanese else "genesys", on)
    since, closed = _OCG_GENESYS_CLOSED
    if japanese:
        late = dated.since >= since
        pool = ReleasePool("ocg", closed, closed_by="YF-033") if late else ReleasePool("ocg", on)
    else:
        pool = ReleasePool("tcg", on, territory(region, TCG_REGIONS))
    chosen = listing(options, dated)
    return YugiohRules(
        "ygo-genesys",
        on,
        sizes.on_day(sizes.TCG, on),
        chosen,
        pool,
        cap=cap(options, chosen),
        barred=frozenset(("Link", "Pendulum")),
    )


def master_duel(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the rules of Master Duel; which cards are out there is not known."""
    chosen = listing(options, imported.on_day("master-duel", on))
    return YugiohRules(
        "ygo-master-duel", on, sizes.on_day(sizes.MASTER_DUEL, on), chosen, ReleasePool("", on)
    )


def speed(on: str, region: str, options: Facts) -> YugiohRules:
    """Return the rules of Speed Duels; their whitelist is the pool."""
    pool = ReleasePool("tcg", on, territory(region, TCG_REGIONS))
    chosen = listing(options, imported.on_day("speed", on))
    return YugiohRules("ygo-speed", on, sizes.on_day(sizes.SPEED, on), chosen, pool)
