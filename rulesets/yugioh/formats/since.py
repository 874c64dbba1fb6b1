"""Since when a card has had the figure that a dated list gives it."""

from __future__ import annotations

from functools import cache

from rulesets.yugioh.formats.lists import first_days, records


@cache
def since(series: str, on: str, region: str = "", least: int = 0) -> dict[int, str]:
    """Return for each password the first day of its unbroken figure on the lists up to a day.

    Figures below `least` count as it: the Traditional Format reads Forbidden as Limited (YF-026).
    """
    figures: dict[int, tuple[int, str]] = {}
    for record, day in zip(records(series), first_days(series, region), strict=True):
        if day > on:
            break
        if "scope" in record:  # binds some events only, and later lists do not build on it
            continue
        for text, passwords in record.get("changes", {}).items():
            figure = max(int(text), least)
            for password in passwords:
                if figures.get(password, (None, ""))[0] != figure:
                    figures[password] = figure, day
    return {password: day for password, (_, day) in figures.items()}
