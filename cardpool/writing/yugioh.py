"""Write Yu-Gi-Oh! cards: from facts to records and columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cardpool.model.card import UNOFFICIAL
from cardpool.model.yugioh import YUGIOH
from cardpool.writing.database import Database
from cardpool.writing.entry import Entry, Fact, bars, common_fields, number, tags, unbarred
from cardpool.writing.facts import FactsError, records

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool

PLACEHOLDERS = "placeholders"  # names cards of all other files, so it comes after them
_NEVER = {  # why a card that no publisher made is in no deck
    "fan-made": "fan-made card {}, in no printing of the game",
    "anime": "card of the cartoons {}, in no printing of the game",
    "rush-duel": "Rush Duel card {}, a card of another game",
}


def add_file(database: Database, stem: str, facts: Iterator[Fact]) -> None:
    """Add the records of a file: cards, sets, or numbers of no real card."""
    if stem == PLACEHOLDERS:
        return
    for fact in facts:
        if "file" in fact:
            database.note_source(YUGIOH, fact)
        elif stem == "unofficial":
            database.unofficial[fact["password"]] = unofficial(fact)
        elif stem == "sets":
            released = min((d for d in (fact.get("released") or {}).values() if d), default="")
            codes = [(code, "") for code in fact.get("codes") or ()]
            database.add_set({**fact, "set": fact["name"], "released": released}, YUGIOH, codes)
        else:
            add(database, fact)


def known(pool: CardPool, fact: Fact) -> Card | None:
    """Return the card that a pool has for the fact of an import: by password or id."""
    return pool.password(int(fact.get("password") or 0)) or pool.get(fact["id"])


def add(database: Database, fact: Fact, cardset: Fact | None = None) -> None:
    """Add a card; its own password outranks another card's alternate."""
    made = entry(fact)
    database.add(made)
    if own := made.columns["password"]:
        database.passwords[own] = made
    for password in _alternates(fact):
        database.passwords.setdefault(password, made)


def _alternates(fact: Fact) -> list[int]:
    """Return the other passwords of a card: other artwork, provisional, invented by programs."""
    return sorted({p for kind in (fact.get("passwords") or {}).values() for p in kind})


def finish(database: Database, folder: Path | None = None) -> None:
    """Count cards by the names they are treated as, and add the placeholders of a folder."""
    for each in database.entries:
        head = database.by_id.get(each.columns.get("treated_as", ""))
        if head is not None:
            each.record["copy_key"] = head.record["copy_key"]
            if each.record["identity"] == head.record["identity"]:
                _fold_twin(database, each, head)
    if folder is not None and (path := folder / f"{PLACEHOLDERS}.jsonl").is_file():
        facts = (fact for fact in records(path) if "file" not in fact)
        try:
            found = [*placeholders(database, facts)]
        except (KeyError, TypeError) as error:
            raise FactsError(f"{path}: a record lacks or distorts a field: {error!r}") from error
        database.placeholders += [row for row in found if row[0] not in database.passwords]


def _fold_twin(database: Database, twin: Entry, head: Entry) -> None:
    """Let all passwords of one card mean the record that its class is named after."""
    twin.columns["twin_of"] = head.record["id"]
    passwords = twin.record["passwords"]
    database.passwords.update(dict.fromkeys(passwords, head))
    own = head.columns["password"]
    others = sorted({*passwords, *head.record["passwords"]} - {own})
    head.record["passwords"] = [own, *others] if own else others


def placeholders(database: Database, facts: Iterable[Fact]) -> Iterator[tuple[int, str, int, str]]:
    """Yield number, day, card and place of the placeholders of whole sets and of single cards.

    A booster's English numbers are its Japanese ones; another simulator's numbers end alike.
    """
    printed = {
        number: each.n
        for each in database.entries
        if each.game == YUGIOH
        for number in unbarred(each.columns["set_numbers"])
    }
    for fact in facts:
        if "number" in fact:
            n = database.by_id[fact["card"]].n
            yield fact["number"], fact["day"], n, fact.get("place", "")
            continue
        for last in range(1, 1000):
            found: int | None = None
            if "like" in fact:
                meant = database.passwords.get(1000 * fact["like"] + last)
                found = meant.n if meant else None
            elif last <= fact["last"]:
                found = printed.get(f"{fact['set']}-EN{last:03}")
            if found is not None:
                place = f"{fact['set']}-JP{last:03}"
                yield 1000 * fact["prefix"] + last, fact["day"], found, place


def other_names(card: Fact) -> tuple[str, ...]:
    """Return how a card is called besides the name on it."""
    return ()


def entry(fact: Fact) -> Entry:
    """Return the entry of one card."""
    own, scale = number(fact.get("password")), number(fact.get("scale"))
    atk, defence = number(fact.get("atk")), number(fact.get("def"))
    passwords = [own] if own else []
    released = {region: day or "" for region, day in (fact.get("released") or {}).items()}
    set_numbers = fact.get("set_numbers") or ()
    columns = {
        "released": min((day for day in released.values() if day), default=""),
        "level": number(fact.get("level")),
        "tags": tags(fact, fact.get("property"), fact.get("attribute"), fact.get("race")),
        "set_numbers": bars(set_numbers),
        "summary": _summary(fact),
        "attribute": fact.get("attribute") or "",
        "race": fact.get("race") or "",
        "scale": scale,
        "atk": atk,
        "def": defence,
        "password": own,
        "never": fact.get("never") or "",
        "treated_as": fact.get("treated_as") or "",
    }
    record = common_fields(YUGIOH, fact) | {
        "password": own or 0,
        "passwords": passwords + [p for p in _alternates(fact) if p != own],
        "released": released,
        "never": fact.get("never") or "",
        "konami_id": fact.get("konami_id") or 0,
        "property": fact.get("property") or "",
        "attribute": fact.get("attribute") or "",
        "race": fact.get("race") or "",
        "level": number(fact.get("level")) or 0,
        "scale": -1 if scale is None else scale,
        "atk": atk,
        "defence": defence,
        "arrows": fact.get("arrows") or (),
        "printed_as": " ".join(set_numbers),
    }
    return Entry(YUGIOH, record, fact["name"], columns, frozenset(fact.get("inferred") or ()))


def unofficial(fact: Fact) -> Entry:
    """Return the entry of a card that no publisher made; its name as far as one is known."""
    if fact["kind"] not in _NEVER:
        raise ValueError(f"kind {fact['kind']!r}; expected {', '.join(_NEVER)}")
    password, names = fact["password"], fact["name"]
    first, *others = (names[lang] for lang in ("en", "code", "zh", "ja") if names.get(lang))
    never = _NEVER[fact["kind"]].format(password)
    key = {"en": f"unofficial {password}"}  # no name of the game is like it
    made = entry({"id": f"u{password}", "password": password, "name": key, "never": never})
    made.record |= {
        "name": f"{first} ({others[0]})" if others else first,
        "kind": UNOFFICIAL,
    }
    return made


def _summary(fact: Fact) -> str:
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
