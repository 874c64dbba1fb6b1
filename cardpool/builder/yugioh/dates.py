"""First release days of a Yu-Gi-Oh! card by territory.

In `released` a territory that is absent means "not released there"; an empty day means
"released there, day not known".
"""

from __future__ import annotations

from collections.abc import Mapping

from cardpool.builder.yugioh.tables import REGIONS, Correction, SetDays
from cardpool.ingest.yamlyugi import YamlYugiCard

NOT_RELEASED = "Not yet released"


def _status_released(card: YamlYugiCard, game: str) -> bool:
    status = card.limit_regulation.get(game)
    if status is None:  # three old cards and some of one set have no entry at all
        return game == "tcg" and bool(card.prints)
    return status != NOT_RELEASED


def _regional(card: YamlYugiCard, sets: Mapping[int, SetDays], region: str) -> str:
    """Return the first day in a territory; "" unless no earlier print leaves it open."""
    printed = [sets[number] for _, number in card.prints if number in sets]
    days = [day for s in printed if (day := s.day(region))]
    if not days:
        return ""
    first = min(days)
    open_earlier = any(s.tcg and s.tcg < first and not s.day(region) for s in printed)
    return "" if open_earlier else first


def released(
    card: YamlYugiCard, sets: Mapping[int, SetDays], correction: Correction | None
) -> dict[str, str]:
    """Return territory -> first day; territories only where they differ from `tcg`."""
    days: dict[str, str] = {}
    first = card.first_tcg.date if card.first_tcg else ""
    if correction and (not first or correction.date < first):
        first = correction.date
    if first or _status_released(card, "tcg"):
        days["tcg"] = first
    if first:
        regional = {r: day for r in REGIONS if (day := _regional(card, sets, r))}
        # Only a territory where the card came later than elsewhere is worth a word; an earlier
        # day than `first` means the sources disagree.
        if not correction and min(regional.values(), default="") == first:
            days |= {r: day for r, day in regional.items() if day > first}
    if card.first_ocg_date or _status_released(card, "ocg"):
        days["ocg"] = card.first_ocg_date or ""
    return days


def earliest(*days: str) -> str:
    """Return the earliest known day, "" where none is known."""
    return min((day for day in days if day), default="")
