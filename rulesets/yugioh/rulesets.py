"""The Yu-Gi-Oh! rulesets: which sizes, list and pool each puts in force on a day."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rulesets.api import Option, Ruleset, RulesetInfo
from rulesets.yugioh import lists, sizes
from rulesets.yugioh.checks import CHECKS
from rulesets.yugioh.lists import RestrictionList, first_days
from rulesets.yugioh.pool import Pool
from rulesets.yugioh.rules import EXTRA_KINDS, SECTIONS, Rules
from rulesets.yugioh.sizes import Sizes

TCG_REGIONS: Final = ("na", "eu", "oce", "la")
OCG_REGIONS: Final = ("jp", "ae", "cn", "kr")
RULEBOOK_DAY: Final = "2014-07-14"
GENESYS_CAP: Final = 100
# The day after our data, and the day from which its lists are too old for a verdict (YF-023).
AFTER_DATA: Final = {"2026-08-23", "2027-02-19"}

_ALIASES = {"us": "na", "america": "na", "europe": "eu", "uk": "eu", "oceania": "oce", "au": "oce"}

# first day of a kind of Extra Deck monster in each game; before it the rules do not know the kind
_LINK_DAY = {"tcg": "2017-07-20", "ocg": "2017-03-25"}

PREMIER = Option(
    "premier", False, (False, True), "The event is premier, so lists for such events bind", "YF-024"
)
CAP = Option("cap", GENESYS_CAP, (), "Points that the event allows", "YF-032")
LIST = Option(
    "list", None, (), "A list of your own (lflist.conf) in place of the dated one", "YF-027"
)


def territory(region: str, known: tuple[str, ...]) -> str:
    """Return the short name of a territory, "" for none; an unknown one is a ValueError."""
    word = region.strip().lower().removeprefix("tcg-").removeprefix("ocg-")
    word = _ALIASES.get(word, word)
    if word in ("", "tcg", "ocg", "world"):
        return ""
    if word not in known:
        raise ValueError(f"unknown region {region!r}; choose one of {', '.join(known)}")
    return word


def listing(options: Mapping[str, Any], dated: RestrictionList) -> RestrictionList:
    """Return the user's own list where one is given, the first of several, else the dated one."""
    parsed = options.get("list")
    if isinstance(parsed, list):
        parsed = parsed[0] if parsed else None
    return dated if parsed is None else lists.custom(parsed)


def _whole_number(name: str, value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        raise ValueError(f"option {name}: expected a whole number, found {value!r}") from None


def _yes(value: Any) -> bool:
    return str(value).strip().lower() in ("1", "true", "yes", "on")


def _days(series: tuple[str, ...], table: tuple[Sizes, ...]) -> tuple[str, ...]:
    """Return the days on which a list, a size or the trust in our data changes."""
    days = {
        day for name in series for region in ("", *TCG_REGIONS) for day in first_days(name, region)
    }
    return tuple(sorted(days | {sizes.since for sizes in table if sizes.since} | AFTER_DATA))


def extra_kinds(game: str, on: str) -> tuple[str, ...]:
    """Return the kinds that the Extra Deck takes: Link Monsters since they exist (YF-040)."""
    return EXTRA_KINDS if on >= _LINK_DAY[game] else EXTRA_KINDS[:-1]


def tcg_rules(ruleset: str, on: str, region: str, options: Mapping[str, Any]) -> Rules:
    """Return the TCG rules of a day."""
    where = territory(region, TCG_REGIONS)
    dated = lists.in_force("tcg", on, where, premier=_yes(options.get("premier")))
    return Rules(
        ruleset,
        on,
        sizes.on_day(sizes.TCG, on),
        listing(options, dated),
        Pool("tcg", on, where),
        extra_kinds("tcg", on),
    )


def _ygo_9(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    day = on or RULEBOOK_DAY
    where = territory(region, TCG_REGIONS)
    return Rules(
        "ygo-9",
        day,
        sizes.RULEBOOK,
        listing(options, lists.in_force("tcg", day, where)),
        Pool("tcg", day, where),
        EXTRA_KINDS[:-1],  # the rulebook names Fusion, Synchro and Xyz (YGO-007)
        per_zone=False,
    )


def _ygo_tcg(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    return tcg_rules("ygo-tcg", on, region, options)


def _ygo_traditional(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    where = territory(region, TCG_REGIONS)
    return Rules(
        "ygo-traditional",
        on,
        sizes.on_day(sizes.TCG, on),
        listing(options, lists.traditional(lists.in_force("tcg", on, where))),
        Pool("tcg", on, where),
        extra_kinds("tcg", on),
    )


def _ygo_ocg(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    where = territory(region, OCG_REGIONS)
    if where == "kr":
        dated = lists.unknown(f"Korean list of {on}")
    else:
        dated = lists.in_force({"ae": "ocg-ae", "cn": "ocg-cn"}.get(where, "ocg"), on)
    return Rules(
        "ygo-ocg",
        on,
        sizes.on_day(sizes.OCG, on),
        listing(options, dated),
        # Release days are the Japanese ones; the other territories follow later.
        Pool("ocg", on),
        extra_kinds("ocg", on),
        game="ocg",
    )


def _ygo_genesys(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    ocg = region.strip().lower() in ("ocg", "jp")
    where = "" if ocg else territory(region, TCG_REGIONS)
    series = "ocg-genesys" if ocg else "genesys"
    dated = lists.in_force(series, on)
    # The OCG list of August 2026 bars what came out after October 2025 (YF-033).
    pool_day = min(on, "2025-10-31") if ocg and dated.since >= "2026-08-01" else on
    cap = options.get("cap")
    return Rules(
        "ygo-genesys",
        on,
        sizes.on_day(sizes.TCG, on),
        listing(options, dated),
        Pool("ocg" if ocg else "tcg", pool_day, where),
        cap=GENESYS_CAP if cap is None else _whole_number("cap", cap),
        barred=frozenset(("Link", "Pendulum")),
    )


def _ygo_master_duel(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    return Rules(
        "ygo-master-duel",
        on,
        sizes.on_day(sizes.MASTER_DUEL, on),
        listing(options, lists.in_force("master-duel", on)),
        Pool("", on),
    )


def _ygo_speed(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    return Rules(
        "ygo-speed",
        on,
        sizes.on_day(sizes.SPEED, on),
        listing(options, lists.in_force("speed", on)),
        Pool("tcg", on, territory(region, TCG_REGIONS)),
    )


_STATEMENTS = ("YGO", "YF")
_LISTS = "Forbidden & Limited lists of the publisher's sites, read 2026-08-22"


def _info(
    ruleset: str,
    title: str,
    date: str = "",
    regions: tuple[str, ...] = TCG_REGIONS,
    options: tuple[Option, ...] = (LIST,),
    note: str = "",
) -> RulesetInfo:
    return RulesetInfo(
        ruleset,
        title,
        "yugioh",
        date,
        sections=SECTIONS,
        regions=regions,
        statements=_STATEMENTS,
        sources=("Official rulebook 9.0", _LISTS),
        options=options,
        note=note,
    )


YGO_9 = Ruleset(
    _info("ygo-9", "Yu-Gi-Oh! rulebook 9.0, TCG list of 2014-07-14", RULEBOOK_DAY), CHECKS, _ygo_9
)
YGO_TCG = Ruleset(
    _info("ygo-tcg", "Yu-Gi-Oh! TCG, Advanced Format", options=(LIST, PREMIER)),
    CHECKS,
    _ygo_tcg,
    breakpoints=partial(_days, ("tcg",), sizes.TCG),
)
YGO_OCG = Ruleset(
    _info("ygo-ocg", "Yu-Gi-Oh! OCG", regions=OCG_REGIONS),
    CHECKS,
    _ygo_ocg,
    breakpoints=partial(_days, ("ocg",), sizes.OCG),
)
YGO_TRADITIONAL = Ruleset(
    _info("ygo-traditional", "Yu-Gi-Oh! TCG, Traditional Format", note="Forbidden reads Limited"),
    CHECKS,
    _ygo_traditional,
    breakpoints=partial(_days, ("tcg",), sizes.TCG),
)
YGO_GENESYS = Ruleset(
    _info(
        "ygo-genesys",
        "Yu-Gi-Oh! Genesys",
        regions=(*TCG_REGIONS, "ocg"),
        options=(LIST, CAP),
        note="points in place of a Forbidden list; no Link or Pendulum Monsters",
    ),
    CHECKS,
    _ygo_genesys,
    breakpoints=partial(_days, ("genesys",), ()),
)
YGO_MASTER_DUEL = Ruleset(
    _info("ygo-master-duel", "Yu-Gi-Oh! Master Duel", regions=(), note="lists only; no pool check"),
    CHECKS,
    _ygo_master_duel,
    breakpoints=partial(_days, ("master-duel",), sizes.MASTER_DUEL),
)
YGO_SPEED = Ruleset(
    _info("ygo-speed", "Yu-Gi-Oh! Speed Duel", note="pooled limits of the list are not checked"),
    CHECKS,
    _ygo_speed,
    breakpoints=partial(_days, ("speed",), sizes.SPEED),
)
