"""Write the dated Yu-Gi-Oh! lists and retro formats that the rulesets read.

Each series is one file; each list states only what changed since the one before it, so that a
new list adds one line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardpool.builder.textfile import write_lines
from cardpool.builder.yugioh import early
from cardpool.builder.yugioh.cards import SNAPSHOT, Progress
from cardpool.builder.yugioh.tables import rows
from cardpool.ingest import lflist, yamlyugi
from cardpool.ingest.errors import IngestError

TARGET = Path(__file__).parents[3] / "rulesets" / "yugioh" / "formats"  # beside their readers

REGIONS = {
    "north_america": "na",
    "latin_america": "la",
    "europe": "eu",
    "oceania": "oce",
}
OFF_THE_LIST = 3

# Names that the oldest Japanese lists misspell, and the card that is meant.
_MISSPELT = {
    "Morphing Jar 2": "Morphing Jar #2",
    "Destiny Hero - Malicious": "Destiny HERO - Malicious",
    "Tour Guide from the Underworld": "Tour Guide From the Underworld",
    "T.G Striker": "T.G. Striker",
    "Nerkoz of Unicore": "Nekroz of Unicore",
    "left Leg of the Forbidden One": "Left Leg of the Forbidden One",
    # Tempest is on the same list, and Redox is Forbidden on the lists before and after.
    "Redox, Dragon Ruler of Storms": "Redox, Dragon Ruler of Boulders",
    "Burial from a Differnet Dimension": "Burial from a Different Dimension",
}
# Single entries on which the sources disagree: list -> password -> what the other one says.
_DOUBTS = {
    ("tcg", "2025-10-27"): {6728559: 0},  # Archnemeses Protos
    ("tcg", "2007-03-01"): {98494543: 1},  # Magical Stone Excavation, by inference
}


class _Cards:
    """Passwords folded to the card's own one, and cards by English name."""

    def __init__(self, folder: Path) -> None:
        self.own: dict[int, int] = {}
        for row in rows(folder / "alt-passwords.csv"):
            if row["canonical_password"]:
                self.own[int(row["password"])] = int(row["canonical_password"])
        self.by_name: dict[str, int] = {}
        for card in yamlyugi.cards(folder / "yugi-cards.jsonl.gz"):
            number = self.fold(card.password or card.fake_password)
            if number:
                self.by_name.setdefault(card.name["en"], number)

    def fold(self, password: int) -> int:
        """Return the card's own password; provisional ones may lead there in two steps."""
        for _ in range(3):
            if self.own.get(password, password) == password:
                break
            password = self.own[password]
        return password

    def named(self, name: str, path: Path) -> int:
        """Return the password of a card by its English name."""
        if name not in self.by_name:
            raise IngestError(path, name, "no card has this name")
        return self.by_name[name]


def _limits(path: Path, cards: _Cards) -> dict[int, int]:
    """Return the folded entries of a stored list, misspelt ones included."""
    found: dict[int, int] = {}
    for password, limit in lflist.read_one(path).limits.items():
        own = cards.fold(password)
        found[own] = min(limit, found.get(own, limit))
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#unmapped name:"):
            name, copies = line.removeprefix("#unmapped name:").split(" --")[0].rsplit(" ", 1)
            found[cards.named(_MISSPELT.get(name, name), path)] = int(copies)
    return found


def _delta(old: Mapping[int, int], new: Mapping[int, int], off: int) -> dict[str, list[int]]:
    """Return limit -> passwords that changed to it; `off` stands for leaving the list."""
    changed: dict[int, list[int]] = {}
    for password in sorted(old.keys() | new.keys()):
        limit = new.get(password, off)
        if limit != old.get(password, off):
            changed.setdefault(limit, []).append(password)
    return {str(limit): changed[limit] for limit in sorted(changed)}


def _confidence(text: str) -> str:
    return next((word for word in ("low", "medium", "high") if text.startswith(word)), "medium")


def _tcg_lists(folder: Path, cards: _Cards, facts: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    current: dict[int, int] = {}
    for item in facts["tcg_lists"]:
        days = {REGIONS[r]: day for r, day in item["effective"].items()}
        last = max(days.values())
        record: dict[str, Any] = {"from": last, "name": item["name"]}
        if min(days.values()) != last:
            record["regions"] = {r: day for r, day in days.items() if day != last}
        if item["file"]:
            limits = _limits(folder / item["file"], cards)
            for change in item.get("changes_to_file", ()):
                limits[change["password"]] = change["count"]
            limits = {p: n for p, n in limits.items() if n != OFF_THE_LIST}
            record["changes"] = _delta(current, limits, OFF_THE_LIST)
            if "scope" in item:
                record["scope"] = "premier"
            else:
                current = limits
        else:
            record["unknown"] = True
        if doubts := _DOUBTS.get(("tcg", last)):
            record["doubts"] = {str(p): n for p, n in doubts.items()}
        record["confidence"] = _confidence(item["confidence"])
        record["sources"] = [s.split(" (")[0].split(",")[0] for s in item["sources"]]
        yield record


def _folder_lists(folder: Path, cards: _Cards, off: int) -> Iterator[dict[str, Any]]:
    """Yield the lists of a folder whose file names are the first days in force."""
    current: dict[int, int] = {}
    for path in sorted(folder.glob("*.conf")):
        limits = _limits(path, cards)
        record = {"from": path.stem, "changes": _delta(current, limits, off)}
        current = limits
        yield record


def _speed_lists(folder: Path, cards: _Cards) -> Iterator[dict[str, Any]]:
    """Yield the Speed Duel whitelists; the names carry only the month."""
    current: dict[int, int] = {}
    for path in sorted(folder.glob("*Speed_Duel.conf"), key=lambda p: _month(p.stem)):
        limits = _limits(path, cards)
        yield {"from": _month(path.stem), "changes": _delta(current, limits, -1)}
        current = limits


def _month(stem: str) -> str:
    year, month = stem.split("_")[0].split(".")[:2]
    return f"{year}-{int(month):02}-01"


def _retro(folder: Path, cards: _Cards, facts: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    first_day = {item["name"]: max(item["effective"].values()) for item in facts["tcg_lists"]}
    for item in facts["retro_formats"]:
        pool = item["pool"]
        listed = (item["list"] or "").split(" or ")[0]
        record: dict[str, Any] = {
            "id": item["id"],
            "title": item["name"].split(" (")[0],
            "list": first_day.get(listed, ""),
            "cutoff": pool.get("cutoff") or "",
            "month": pool.get("month") or "",
            "exclude": sorted(cards.named(name, folder) for name in item.get("exclude", ())),
        }
        if item["id"] == "jtp":
            allowed = _limits(folder / item["whitelist_files"][0], cards)
            record["whitelist"] = _delta({}, allowed, -1)
        confidence = _confidence(item["confidence"])
        record["confidence"] = "low" if "pool low" in item["confidence"] else confidence
        yield {k: v for k, v in record.items() if v}


def _write_series(out: Path, series: str, source: str, lists: Iterator[dict[str, Any]]) -> None:
    header = {"series": series, "provenance": {"source": source, "date": SNAPSHOT}}
    write_lines(out / f"{series}.jsonl", [header, *lists])


def write(source: Path, out: Path, progress: Progress = lambda *_: None) -> None:
    """Write every series and the retro formats to the folder `out`."""
    progress("reading cards", 0, 0)
    folder = source / "yugioh" if (source / "yugioh").is_dir() else source
    facts = json.loads((folder / "formats.json").read_text("utf-8"))
    cards = _Cards(folder)
    lists = folder / "lflists"
    out.mkdir(parents=True, exist_ok=True)
    official = "yaml-yugi-limit-regulation (the publisher's sites)"
    _write_series(out, "tcg", f"{official}, start days as given", _tcg_lists(folder, cards, facts))
    for series in ("ocg", "ocg-ae", "ocg-cn", "master-duel"):
        found = _folder_lists(lists / f"official-{series}", cards, OFF_THE_LIST)
        _write_series(out, series, official, found)
    starts = sorted(path.stem for path in (lists / "official-ocg").glob("*.conf"))
    found = early.by_list(yamlyugi.cards(folder / "yugi-cards.jsonl.gz"), starts)
    _write_series(out, "ocg-early", "YGOJSON days, in the order of the publisher's numbers", found)
    for series in ("genesys", "ocg-genesys"):
        found = _folder_lists(lists / f"official-{series}", cards, 0)
        _write_series(out, series, f"{official}; days of the scrape", found)
    speed = _speed_lists(lists / "projectignis", cards)
    _write_series(out, "speed", "ProjectIgnis/LFLists; first of the month", speed)
    _write_series(out, "retro", "Format Library, Project Ignis", _retro(folder, cards, facts))
