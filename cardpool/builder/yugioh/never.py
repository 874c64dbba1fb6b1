"""What exists as a card but can be in no deck: tokens, Skill Cards, cards not made for duels."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import Any

from cardpool.builder.yugioh.tables import alternate_passwords, rows
from cardpool.ingest import cdb

# start of the kind in the table -> our kind and reason
_REASONS = (
    ("token", "Token", "token"),
    ("Speed Duel Skill Card", "Skill", "Skill Card"),
    ("prize, match-winner", "Other", "not for use in a Duel"),
    ("boss-duel prop", "Other", "boss-duel prop"),
    ("promotional card marked as not official", "Other", "not an official card"),
    ("promotional counter", "Other", "counter card"),
    ("rule reminder", "Other", "rule reminder"),
    ("rules-explanation", "Other", "rule reminder"),
    ("misprint entry", "Other", "misprint, not a card of its own"),
    ("one-of-one", "Other", "one-of-one gift card"),
    ("marked Illegal", "Other", "marked illegal"),
)
_PAGE = re.compile(r"page (\d+)")


def _token_facts(folder: Path) -> dict[int, dict[str, Any]]:
    """Return attribute, type, level and figures of the tokens by password."""
    kept = ("attribute", "race", "level", "atk", "def")
    with sqlite3.connect(f"file:{folder / 'cards.cdb'}?mode=ro&immutable=1", uri=True) as db:
        db.row_factory = sqlite3.Row
        return {
            row["id"]: {k: v for k, v in cdb.facts(dict(row)).items() if k in kept}
            for row in db.execute("select * from datas where type & 0x4000 order by id")
        }


def never_records(folder: Path) -> list[dict[str, Any]]:
    """Return the records of never.jsonl, by kind and id."""
    alternates = alternate_passwords(folder)
    tokens = _token_facts(folder)
    table = list(rows(folder / "never-legal.csv"))
    own = {int(row["password"]) for row in table if row["password"]}
    found = []
    used: dict[str, int] = defaultdict(int)
    for row in table:
        reason = next((r for r in _REASONS if row["kind"].startswith(r[0])), None)
        if reason is None:  # an ordinary card that a list forbids is in the card files
            continue
        _, kind, why = reason
        password = int(row["password"] or 0)
        page = _PAGE.search(row["source"])
        item_id = f"{password:08}" if password else f"y{page[1] if page else row['name']}"
        used[item_id] += 1
        if used[item_id] > 1:
            item_id += f"-{used[item_id]}"
        item: dict[str, Any] = {"id": item_id, "password": password}
        # Most artworks of tokens have a record of their own.
        others = {k: sorted(set(v) - own) for k, v in alternates.get(password, {}).items()}
        item["passwords"] = {kind: codes for kind, codes in others.items() if codes}
        item |= {"name": {"en": row["name"]}, "kind": kind}
        item |= tokens.get(password, {}) if kind == "Token" else {}
        item["never"] = why
        if row["confidence"] != "high":
            item["provenance"] = {"never": f"{row['confidence']} confidence"}
        found.append({k: v for k, v in item.items() if v or k in ("atk", "def")})
    return sorted(found, key=lambda r: (r["kind"], r["id"]))
