"""Turn facts, as they stand in the text files or come from an import, into table rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.names import copy_key, identity_key, search_key
from cardpool.store.schema import CARD_COLUMNS, bars, tag

Row = dict[str, Any]

_EMPTY: Row = {
    **dict.fromkeys(CARD_COLUMNS, ""),
    **dict.fromkeys(("hp", "stars", "retreat", "scale", "atk", "def", "password")),
}


def compact(data: object) -> str:
    """Return JSON without spaces, names in their own script."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def number(value: object) -> int | None:
    """Return a whole number, or None for "?", "" and the like."""
    if isinstance(value, bool) or value is None:
        return None
    try:
        return int(str(value))
    except ValueError:
        return None


def pokemon_row(fact: Mapping[str, Any], cardset: Mapping[str, Any]) -> Row:
    """Return the row of one Pokémon printing."""
    names = fact["name"]
    attacks = fact.get("attacks") or []
    abilities = fact.get("abilities") or []
    kept = ("weaknesses", "resistances", "dex", "doubt", "note")
    facts = {key: fact[key] for key in kept if fact.get(key)}
    if attacks:
        facts["attacks"] = attacks
    if abilities:
        facts["abilities"] = abilities
    return _EMPTY | {
        **_common(fact, POKEMON, names),
        "set_id": cardset["set"],
        "number": str(fact.get("number", "")),
        "alt_numbers": bars(fact.get("alt_numbers")),
        "released": fact.get("released") or cardset.get("released") or "",
        "mark": fact.get("mark") or "",
        "types": bars(fact.get("types")),
        "hp": number(fact.get("hp")),
        "level": str(fact.get("level") or ""),
        "stars": number(fact.get("level")),
        "retreat": (number(fact.get("retreat")) or 0) if fact.get("kind") == "Pokémon" else None,
        "evolves_from": fact.get("evolves_from") or "",
        "limit_kind": fact.get("limit") or "",
        "rarity": fact.get("rarity") or "",
        "plays_as": str(fact.get("plays_as") or ""),
        "tags": _tags(fact, *(fact.get("types") or ()), fact.get("limit")),
        "summary": _pokemon_summary(fact),
        "attacks": bars([search_key(a[0]) for a in attacks]),
        "abilities": bars([search_key(a[1]) for a in abilities]),
        "facts": compact(facts) if facts else "",
    }


def yugioh_row(fact: Mapping[str, Any]) -> Row:
    """Return the row of one Yu-Gi-Oh! card."""
    kept = ("konami_id", "arrows", "released", "never", "treated_as", "maybe_treated_as")
    facts = {key: fact[key] for key in kept if fact.get(key)}
    passwords = alternate_passwords(fact)
    if passwords:
        facts["passwords"] = passwords
    released = fact.get("released") or {}
    return _EMPTY | {
        **_common(fact, YUGIOH, fact["name"]),
        "released": min((day for day in released.values() if day), default=""),
        "level": str(fact.get("level") or ""),
        "stars": number(fact.get("level")),
        "property": fact.get("property") or "",
        "tags": _tags(fact, fact.get("property"), fact.get("attribute"), fact.get("race")),
        "summary": _yugioh_summary(fact),
        "attribute": fact.get("attribute") or "",
        "race": fact.get("race") or "",
        "scale": number(fact.get("scale")),
        "atk": number(fact.get("atk")),
        "def": number(fact.get("def")),
        "password": number(fact.get("password")),
        "prints": bars(fact.get("set_numbers")),
        "facts": compact(facts) if facts else "",
    }


def alternate_passwords(fact: Mapping[str, Any]) -> list[int]:
    """Return the other passwords of a card: other artwork, provisional, invented by programs."""
    return sorted({p for kind in (fact.get("passwords") or {}).values() for p in kind})


def board_row(fact: Mapping[str, Any]) -> Row:
    """Return the row of one component of the board game."""
    kept = ("number", "colour", "power", "attack", "attack_name", "catch", "groups", "amount")
    return _EMPTY | {
        **_common(fact, BOARD, fact["name"]),
        "number": str(fact.get("number") or ""),
        "tags": _tags(fact, fact.get("colour")),
        "summary": f"Master Trainer {fact['kind'].lower()}",
        "attacks": bars([search_key(fact["attack_name"])] if fact.get("attack_name") else []),
        "facts": compact({key: fact[key] for key in kept if fact.get(key)}),
    }


_STAGES = ("Basic", "Stage 1", "Stage 2", "Baby", "Restored", "BREAK", "LEGEND", "VMAX", "VSTAR")


def _pokemon_summary(fact: Mapping[str, Any]) -> str:
    subkinds = list(fact.get("subkinds") or ())
    if fact.get("kind") != "Pokémon":
        return " ".join([*subkinds, fact.get("kind") or ""])
    stage = [kind for kind in _STAGES if kind in subkinds]
    others = [kind for kind in subkinds if kind not in stage]
    hp = [f"{fact['hp']} HP"] if fact.get("hp") else []
    return ", ".join(["/".join(fact.get("types") or ()), *stage, *others, *hp])


def _yugioh_summary(fact: Mapping[str, Any]) -> str:
    if fact.get("kind") != "Monster":
        return f"{fact.get('property') or ''} {fact.get('kind') or ''}".strip()
    subkinds = fact.get("subkinds") or []
    word = "Link" if "Link" in subkinds else "Rank" if "Xyz" in subkinds else "Level"
    body = f"{fact.get('attribute') or ''} {fact.get('race') or ''}".strip()
    parts = [body, *subkinds, f"{word} {fact['level']}" if fact.get("level") else ""]
    atk, defence = (
        str(fact[k]) if number(fact.get(k)) is not None else "?" for k in ("atk", "def")
    )
    return ", ".join([p for p in parts if p] + [atk if word == "Link" else f"{atk}/{defence}"])


def _tags(fact: Mapping[str, Any], *others: object) -> str:
    values = (fact.get("kind"), *(fact.get("subkinds") or ()), *others)
    return bars(list(dict.fromkeys(tag(str(v)) for v in values if v)))


def english(names: Mapping[str, str]) -> str:
    """Return the English name, or the first there is."""
    return names.get("en") or next(iter(names.values()))


def _common(fact: Mapping[str, Any], game: str, names: Mapping[str, str]) -> Row:
    name = english(names)
    return {
        "id": str(fact["id"]),
        "game": game,
        "name": name,
        "identity": identity_key(name, game),
        "copy_key": copy_key(name, game),
        "kind": fact.get("kind") or "",
        "subkinds": bars(fact.get("subkinds")),
        "names": compact(dict(names)),
        "_inferred": frozenset(fact.get("inferred") or ()),
    }
