"""The Yu-Gi-Oh! rulesets that follow the calendar; `retro` has those of one day."""

from __future__ import annotations

from functools import partial
from typing import Final

from rulesets.api import Option, Ruleset, RulesetInfo
from rulesets.yugioh import rules_on
from rulesets.yugioh.construction import CHECKS
from rulesets.yugioh.construction.before_play import unscripted_card
from rulesets.yugioh.construction.rules import SECTIONS
from rulesets.yugioh.formats import imported, sizes
from rulesets.yugioh.formats.lists import first_days
from rulesets.yugioh.formats.sizes import Sizes
from rulesets.yugioh.rules_on import GENESYS_CAP, OCG_REGIONS, RULEBOOK_DAY, TCG_REGIONS

PREMIER = Option(
    "premier", False, (False, True), "The event is premier, so lists for such events bind", "YF-024"
)
CAP = Option("cap", GENESYS_CAP, (), "Points that the event allows", "YF-032")
LIST = Option("list", None, (), "A list of your own (lflist.conf) for the dated one", "YF-027")

# The day of our data (YF-011), the day after it, and the day from which its lists are too old for
# a verdict (YF-023).
OF_OUR_DATA: Final = {"2026-08-22", "2026-08-23", "2027-02-19"}


def _days(every: tuple[str, ...], table: tuple[Sizes, ...]) -> tuple[str, ...]:
    """Return the days on which a list, a size or the trust in our data changes anywhere."""
    regions = ("", *TCG_REGIONS)
    days = {day for series in every for region in regions for day in first_days(series, region)}
    days |= {day for series in every for day in imported.breakpoints(series)}
    return tuple(sorted(days | {row.since for row in table if row.since} | OF_OUR_DATA))


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
        statements=("YGO", "YF"),
        sources=(
            "Official rulebook 9.0",
            "Forbidden & Limited lists of the publisher's sites, read 2026-08-22",
        ),
        options=options,
        note=note,
    )


YGO_9 = Ruleset(
    _info("ygo-9", "Yu-Gi-Oh! rulebook 9.0, TCG list of 2014-07-14", RULEBOOK_DAY),
    CHECKS,
    rules_on.rulebook_9,
    game_ref="rulesets.yugioh.game:GAME_9",
    play_checks=(unscripted_card,),
)
YGO_TCG = Ruleset(
    _info("ygo-tcg", "Yu-Gi-Oh! TCG, Advanced Format", options=(LIST, PREMIER)),
    CHECKS,
    rules_on.tcg,
    breakpoints=partial(_days, ("tcg",), sizes.TCG),
)
YGO_OCG = Ruleset(
    _info("ygo-ocg", "Yu-Gi-Oh! OCG", regions=OCG_REGIONS),
    CHECKS,
    rules_on.ocg,
    breakpoints=partial(_days, ("ocg", "ocg-ae", "ocg-cn"), sizes.OCG),
)
YGO_TRADITIONAL = Ruleset(
    _info("ygo-traditional", "Yu-Gi-Oh! TCG, Traditional Format", note="Forbidden reads Limited"),
    CHECKS,
    rules_on.traditional,
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
    rules_on.genesys,
    breakpoints=partial(_days, ("genesys", "ocg-genesys"), ()),
)
YGO_MASTER_DUEL = Ruleset(
    _info("ygo-master-duel", "Yu-Gi-Oh! Master Duel", regions=(), note="lists only; no pool check"),
    CHECKS,
    rules_on.master_duel,
    breakpoints=partial(_days, ("master-duel",), ()),
)
YGO_SPEED = Ruleset(
    _info("ygo-speed", "Yu-Gi-Oh! Speed Duel", note="pooled limits of the list are not checked"),
    CHECKS,
    rules_on.speed,
    breakpoints=partial(_days, ("speed",), ()),
)
