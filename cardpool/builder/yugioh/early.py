"""Find cards that were out in the OCG long before the first day that the sources give.

The first OCG day of a card is that of its first *dated* set, so a card whose first set has no
day seems to come out with a later reprint. The publisher numbers cards as they appear: one whose
neighbours by number were out much earlier was probably out then too.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any

from cardpool.builder.yugioh.dates import released
from cardpool.ingest.yamlyugi import YamlYugiCard

NEIGHBOURS = 20  # on either side
MARGIN = 100  # days: sets that are numbered together come out within weeks


def _tcg_had_it(card: YamlYugiCard, likely: str) -> bool:
    """Tell whether the TCG may have had a card first, which explains an early number too."""
    first = released(card, {}, None).get("tcg")
    if first is None:
        return False
    return not first or (date.fromisoformat(first) - date.fromisoformat(likely)).days <= MARGIN


def likely_days(cards: Iterable[YamlYugiCard]) -> Iterator[tuple[str, int]]:
    """Yield day and password of the cards that were probably out on a day before their own.

    The first quarter of the neighbours' days, not their middle: where a whole set has no day, most
    of the neighbours are as late as the card itself.
    """
    dated = [c for c in cards if c.konami_id and c.password and c.first_ocg_date]
    rows = sorted(dated, key=lambda card: (card.konami_id, card.password))
    days = [card.first_ocg_date or "" for card in rows]
    for at, card in enumerate(rows):
        near = sorted(days[max(0, at - NEIGHBOURS) : at] + days[at + 1 : at + 1 + NEIGHBOURS])
        likely = near[len(near) // 4] if near else days[at]
        late = date.fromisoformat(days[at]) - date.fromisoformat(likely)
        if late.days > MARGIN and not _tcg_had_it(card, likely):
            yield likely, card.password


def by_list(cards: Iterable[YamlYugiCard], starts: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the passwords by the list in whose time their cards were probably out.

    The day is an estimate, so it is taken back to the first day of that list, on which verdicts
    change anyway.
    """
    found: dict[str, set[int]] = {}
    for day, password in likely_days(cards):
        start = starts[max(0, bisect_right(starts, day) - 1)]
        found.setdefault(start, set()).add(password)
    for start in sorted(found):
        yield {"from": start, "passwords": sorted(found[start])}
