"""Count what a pool holds: by game, kind, series, set and language."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from cardpool.games import GAMES

if TYPE_CHECKING:
    from cardpool.store import CardPool
    from cardpool.store.layer import Layer


def census(pool: CardPool) -> dict[str, Any]:
    """Return the counts of the bundled pool and of the user's imports."""
    base = pool.layers[-1]
    meta = base.meta()
    counted = _layer(base)
    imported = {"path": pool.layers[0].path, **_layer(pool.layers[0]), **_brought(pool.layers[0])}
    return {
        "path": base.path,
        "hash": meta.get("hash", ""),
        "sources": json.loads(meta.get("sources", "{}")),
        **counted,
        "imported": imported if len(pool.layers) > 1 else None,
    }


def _layer(layer: Layer) -> dict[str, Any]:
    cardsets = {row[0]: row[1:] for row in layer.rows("SELECT id, name, series FROM cardset")}
    games = {game: _empty() for game in GAMES}
    rows = layer.rows("SELECT game, kind, set_id, names, never FROM card ORDER BY released, n")
    for game, kind, set_id, names_json, never in rows:
        own = games[game]
        if never:  # tokens, Skill Cards and props
            own["not_for_decks"] += 1
            continue
        own["cards"] += 1
        own["kinds"][kind] += 1
        languages = json.loads(names_json)
        own["languages"].update(languages.keys())
        if set_id:
            name, series = cardsets.get(set_id, (set_id, ""))
            _count(own["series"].setdefault(series, _group()), languages)
            _count(own["sets"].setdefault(set_id, {"name": name, **_group()}), languages)
    for game, own in games.items():
        sql = "SELECT count(*) FROM title WHERE game=?"
        own["distinct_names"] = layer.rows(sql, (game,))[0][0]
    texts = layer.rows("SELECT count(*) FROM cardtext")[0][0]
    lists = layer.rows("SELECT count(*) FROM restrictionlist")[0][0]
    held = {game: own for game, own in games.items() if own["distinct_names"]}
    return {"games": held, "texts": texts, "lists": lists}


def _brought(layer: Layer) -> dict[str, Any]:
    """Return what each import brought, and the lists by name."""
    imports: dict[str, dict[str, int]] = {}
    sql = "SELECT source, what, count(*) FROM brought GROUP BY source, what ORDER BY source"
    for source, what, count in layer.rows(sql):
        imports.setdefault(source, {})[what] = count
    sql = (
        "SELECT l.name, l.game, l.kind, count(r.password) FROM restrictionlist l"
        " LEFT JOIN restriction r ON r.list=l.name GROUP BY l.name ORDER BY l.name"
    )
    keys = ("name", "game", "kind", "cards")
    named = [dict(zip(keys, row, strict=True)) for row in layer.rows(sql)]
    # Without the cards of the pool that are laid over it only to know of their reprints.
    sql = "SELECT count(*) FROM card WHERE id IN (SELECT key FROM brought WHERE what='card')"
    return {"cards": layer.rows(sql)[0][0], "imports": imports, "list_names": named}


def _empty() -> dict[str, Any]:
    return {
        "cards": 0,
        "not_for_decks": 0,
        "distinct_names": 0,
        "kinds": Counter(),
        "languages": Counter(),
        "series": {},
        "sets": {},
    }


def _group() -> dict[str, Any]:
    return {"cards": 0, "languages": Counter()}


def _count(group: dict[str, Any], languages: dict[str, str]) -> None:
    group["cards"] += 1
    group["languages"].update(languages.keys())
