"""Write the Yu-Gi-Oh! facts of the bundled pool: one file a year of first release."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cardpool.builder import aliases
from cardpool.builder.textfile import write_lines
from cardpool.builder.yugioh import tables
from cardpool.builder.yugioh.dates import earliest, released
from cardpool.builder.yugioh.never import never_records
from cardpool.ingest import yamlyugi
from cardpool.ingest.errors import IngestError
from cardpool.ingest.yamlyugi import YamlYugiCard

SNAPSHOT = "2026-08-22"
PROVENANCE = {
    "names": {"source": "yaml-yugi", "date": SNAPSHOT},
    "figures": {"source": "yaml-yugi", "date": SNAPSHOT},
    "passwords": {"source": "EDOPro databases and update mappings", "date": SNAPSHOT},
    "set_numbers": {"source": "yaml-yugi (Yugipedia)", "date": SNAPSHOT},
    "released.tcg": {"source": "ygoprodeck", "date": SNAPSHOT},
    "released.ocg": {"source": "YGOJSON", "date": SNAPSHOT},
    "subkinds": {"source": "yaml-yugi, completed from EDOPro cards.cdb", "date": SNAPSHOT},
    "treated_as": {"source": "card texts and EDOPro aliases", "date": SNAPSHOT},
}
KEYS = (
    *("id", "password", "passwords", "konami_id", "name", "kind", "subkinds", "property"),
    *("attribute", "race", "level", "scale", "atk", "def", "arrows", "set_numbers", "released"),
    *("treated_as", "maybe_treated_as", "provenance"),
)
KEPT_BY_HAND = ("placeholders.jsonl", "unofficial.jsonl")  # no source folder has them
LANGUAGES = ("en", "fr", "de", "it", "pt", "es", "ja", "ko")

Progress = Callable[[str, int, int], None]


class _Sources:
    """All tables of the source folder, read once."""

    def __init__(self, folder: Path) -> None:
        self.alternates = tables.alternate_passwords(folder)
        self.sure, self.doubtful = tables.name_classes(folder)
        self.corrections = tables.corrections(folder)
        self.sets = tables.sets(folder)
        self.subkinds = tables.subkinds(folder)


def _ordered_names(name: Mapping[str, str]) -> dict[str, str]:
    known = [lang for lang in LANGUAGES if lang in name]
    return {lang: name[lang] for lang in known + sorted(set(name) - set(known))}


def _passwords(card: YamlYugiCard, found: _Sources) -> dict[str, list[int]]:
    own = card.password or card.fake_password
    kinds = {}
    for kind, codes in sorted(found.alternates.get(own, {}).items()):
        # Same-name passwords that are cards of their own here keep their own record.
        if kept := sorted(set(codes) - found.sure.keys()):
            kinds[kind] = kept
    if card.fake_password:
        kind = "provisional" if card.password else "invented"
        kinds[kind] = sorted({card.fake_password, *kinds.get(kind, ())})
    return kinds


def _provenance(card: YamlYugiCard, correction: tables.Correction | None) -> dict[str, str]:
    """Return what differs from the file's header."""
    differs = {}
    if "name.en" in card.unofficial_translation:
        differs["names"] = "unofficial translation"
    if correction:
        differs["released.tcg"] = f"correction, to the {correction.precision}"
    elif card.first_tcg and card.first_tcg.source != "ygoprodeck":
        differs["released.tcg"] = card.first_tcg.source
    return differs


def record(card: YamlYugiCard, found: _Sources) -> dict[str, Any]:
    """Return one card's facts in the fixed key order."""
    number = card.password or card.fake_password
    correction = found.corrections.get(number)
    numbers = {text for text, _ in card.prints if text and "?" not in text}
    facts = yamlyugi.facts(card) | {
        "name": _ordered_names(card.name),
        "passwords": _passwords(card, found),
        "set_numbers": sorted(numbers),
        "released": released(card, found.sets, correction),
        "treated_as": f"{found.sure[number]:08}" if number in found.sure else "",
        "maybe_treated_as": f"{found.doubtful[number]:08}" if number in found.doubtful else "",
        "provenance": _provenance(card, correction),
    }
    if facts["id"] in found.subkinds:
        before, after = found.subkinds[facts["id"]]
        if facts.get("subkinds", []) != before:
            raise IngestError(Path("yugioh-corrections.csv"), facts["id"], "its sub-kinds changed")
        facts["subkinds"] = after
    zero_counts = ("atk", "def", "scale")
    return {k: facts[k] for k in KEYS if k in facts and (facts[k] or k in zero_counts)}


def _share_release_days(records: list[dict[str, Any]]) -> None:
    """Give cards of one printed name one release day: cards with the same name are the same."""
    by_id = {r["id"]: r for r in records}
    for twin in records:
        head = by_id.get(twin.get("treated_as", ""))
        if head is None or head["name"].get("en") != twin["name"].get("en"):
            continue
        both = [head.get("released", {}), twin.get("released", {})]
        regions = [r for r in ("tcg", "ocg") if any(r in days for days in both)]
        shared = {r: earliest(*(days.get(r, "") for days in both)) for r in regions}
        later = {r: day for r, day in both[0].items() if r not in ("tcg", "ocg")}
        head["released"] = twin["released"] = dict(sorted((shared | later).items(), reverse=True))


def _year(card: Mapping[str, Any]) -> str:
    first = earliest(*card.get("released", {}).values())
    return first[:4] or "undated"


def _set_records(sets: Mapping[int, tables.SetDays]) -> list[dict[str, Any]]:
    found = []
    for s in sorted(sets.values(), key=lambda s: (s.tcg or "9999", s.name)):
        days = ({"tcg": s.tcg} if s.tcg else {}) | dict(sorted(s.days.items()))
        item = {"name": s.name, "codes": s.codes, "released": days}
        found.append({k: v for k, v in item.items() if v})
    return found


def _copy_tables_kept_by_hand(target: Path) -> None:
    own = Path(__file__).parents[2] / "data" / "yugioh"
    for name in KEPT_BY_HAND:
        if target.resolve() != own:
            shutil.copyfile(own / name, target / name)


def write(source: Path, out: Path, progress: Progress = lambda *_: None) -> None:
    """Write `out`/yugioh from the folder `source`/yugioh (or from `source` itself)."""
    folder = source / "yugioh" if (source / "yugioh").is_dir() else source
    target = out if out.name == "yugioh" else out / "yugioh"
    target.mkdir(parents=True, exist_ok=True)
    found = _Sources(folder)
    records = []
    for card in yamlyugi.cards(folder / "yugi-cards.jsonl.gz"):
        records.append(record(card, found))
        if len(records) % 500 == 0:
            progress("Yu-Gi-Oh! cards", len(records), 0)
    _share_release_days(records)
    by_year: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for item in sorted(records, key=lambda r: r["id"]):
        by_year[_year(item)].append(item)
    stale = {p.name for p in target.glob("*.jsonl")} - {f"{year}.jsonl" for year in by_year}
    for name in stale - {"never.jsonl", "sets.jsonl", *KEPT_BY_HAND}:
        (target / name).unlink()
    _copy_tables_kept_by_hand(target)
    for year, items in sorted(by_year.items()):
        header = {"file": f"{year}.jsonl", "provenance": PROVENANCE}
        write_lines(target / f"{year}.jsonl", [header, *items])
    never = {"cards": {"source": "Yugipedia and EDOPro databases", "date": SNAPSHOT}}
    header = {"file": "never.jsonl", "provenance": never}
    write_lines(target / "never.jsonl", [header, *never_records(folder)])
    days = {"released": {"source": "ygoprodeck, YGOJSON, Yugipedia set pages", "date": SNAPSHOT}}
    header = {"file": "sets.jsonl", "provenance": days}
    write_lines(target / "sets.jsonl", [header, *_set_records(found.sets)])
    aliases.write(folder, target.parent)  # reads the facts that were just written
    progress("Yu-Gi-Oh! cards", len(records), len(records))
