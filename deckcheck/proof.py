"""One line that proves a verdict: what was judged, by which rules and on which facts.

`deckcheck:1 deck=… ruleset=… on=… … verdict=legal`; parts that are empty are left out. The same
line comes out again as long as nothing changed; where it does not, the first part that differs says
why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple

from cardpool.model import Card
from cardpool.store import CardPool
from rulesets import registry
from rulesets.api import ILLEGAL, JUDGE, LEGAL, UNREADABLE, Finding
from rulesets.lines.resolution import Reading

if TYPE_CHECKING:
    from hashlib import blake2b

    from deckcheck.lint import Linter
else:  # as `random` of the standard library does: hashlib would load OpenSSL, 10 ms of 130
    try:
        from _blake2 import blake2b
    except ImportError:
        from hashlib import blake2b

MARK = "deckcheck:1"
VERDICTS = (LEGAL, ILLEGAL, JUDGE, UNREADABLE)


class ProofError(ValueError):
    """A line that is no proof."""


class Proof(NamedTuple):
    """The parts of a line, each as text; "" for nothing."""

    deck: str
    lines: str  # as written; equal ones may mean other cards after an import
    ruleset: str
    format: str  # the file of the ruleset, where it is written as data
    on: str
    region: str
    options: str
    checks: str  # those selected and ignored
    list: str  # in force on the day
    facts: str  # about the cards of the deck
    pool: str
    findings: str
    verdict: str  # last, so that a line cut short is noticed

    def __str__(self) -> str:
        parts = ((name, value) for name, value in self._asdict().items() if value)
        return " ".join((MARK, *(f"{name}={_quoted(value)}" for name, value in parts)))


_SAFE = frozenset(b"/:.,+@-_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_NAMED = 16  # findings
_NEVER_EMPTY = ("deck", "lines", "ruleset", "on", "facts", "pool", "verdict")


def _quoted(value: str) -> str:
    """Return a value without spaces, as links have it."""
    data = value.encode(errors="replace")
    return "".join(chr(byte) if byte in _SAFE else f"%{byte:02X}" for byte in data)


def parse(line: str) -> Proof:
    """Return the proof of a line, also one with words before it."""
    from urllib.parse import unquote

    at = line.find(MARK)
    if at < 0:
        raise ProofError(f"expected a line that begins with {MARK}, found {line[:60]!r}")
    parts = dict(word.partition("=")[::2] for word in line[at + len(MARK) :].split())
    missing = [name for name in _NEVER_EMPTY if not parts.get(name)]
    if missing:
        raise ProofError(f"the line lacks {', '.join(missing)}: is it whole?")
    if parts["verdict"] not in VERDICTS:
        raise ProofError(f"the line ends with {parts['verdict'][:20]!r}, no verdict: is it whole?")
    return Proof(**{name: unquote(parts.get(name, "")) for name in Proof._fields})


class Prover:
    """Proves the verdicts of a batch; what cards and pool are like is found out once for all."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = _pool(pool)
        self._facts: dict[str, str] = {}  # by the id of the card

    def prove(
        self,
        reading: Reading,
        linter: Linter,
        ruleset: str,
        verdict: str,
        findings: Iterable[Finding],
        settings: tuple[str, Mapping[str, Any], Iterable[str], Iterable[str]],
    ) -> Proof:
        """Return the proof of a verdict."""
        region, options, select, ignore = settings
        family = registry.family(linter.ruleset.info.family)
        chosen = ",".join(f"{name}:{_told(value)}" for name, value in sorted(options.items()))
        return Proof(
            deck=_deck(reading),
            lines=_lines(reading),
            ruleset=ruleset,
            format=_file(linter.rules),
            on=linter.on,
            region=region,
            options=chosen,
            checks=",".join((*select, *(f"-{code}" for code in ignore))),
            list=family.list_title(linter.rules),
            facts=_hash(sorted({self._facts_of(entry.card) for entry in reading.entries})),
            pool=self._pool,
            findings=_findings(findings),
            verdict=verdict,
        )

    def _facts_of(self, card: Card) -> str:
        found = self._facts.get(card.id)
        if found is None:
            found = self._facts[card.id] = _facts(card)
        return found


def _hash(words: Iterable[str]) -> str:
    return blake2b("\n".join(words).encode(errors="replace"), digest_size=8).hexdigest()


def _findings(findings: Iterable[Finding]) -> str:
    """Return codes and lines; of a long report the number and a hash, as the proof is one line."""
    said = [f"{each.code}@{each.line}" for each in findings]
    return ",".join(said) if len(said) <= _NAMED else f"{len(said)}:{_hash(said)}"


def _deck(reading: Reading) -> str:
    """Return the hash of a deck, whatever the order and format of its list."""
    counts: dict[tuple[str, str], int] = {}
    known = set()
    for entry in reading.entries:
        key = entry.section, entry.card.id
        counts[key] = counts.get(key, 0) + entry.copies
        known.add(entry.line)
    for line in reading.source.lines if reading.source else ():
        if line.number not in known:
            key = line.section, str(line.what)
            counts[key] = counts.get(key, 0) + line.copies
    return _hash(f"{section} {card} {n}" for (section, card), n in sorted(counts.items()))


def _lines(reading: Reading) -> str:
    lines = reading.source.lines if reading.source else ()
    return _hash(sorted(f"{each.section} {each.copies} {each.what}" for each in lines))


def _pool(pool: CardPool) -> str:
    """Return the hash of the bundled facts, and one of the user's imports."""
    *above, base = pool.layers
    rows = [row for layer in above for row in layer.rows("SELECT id, record FROM card")]
    rows += [row for layer in above for row in layer.rows("SELECT t, name FROM spelling")]
    bundled = base.meta().get("hash", "")[:12]
    return f"{bundled}+{_hash(sorted(map(str, rows)))}" if rows else bundled


def _facts(card: Card) -> str:
    return "|".join(f"{name}={value}" for name, value in facts(card).items())


def facts(card: Card) -> dict[str, str]:
    """Return what rules may ask of a card, as text."""
    found = {}
    for field in fields(card):
        value = getattr(card, field.name)
        plain = sorted(value) if isinstance(value, frozenset) else value
        found[field.name] = repr(plain)
    return found


def _file(rules: object) -> str:
    path = getattr(getattr(rules, "format", None), "path", "")
    if not path:
        return ""
    from pathlib import Path

    return _hash([Path(path).read_text("utf-8", "replace")])


def _told(value: Any) -> str:
    """Return the value of an option; a list of the user's own by its name and contents."""
    limits = getattr(value, "limits", None)
    if limits is None:
        return str(value)
    return f"{getattr(value, 'name', '')}#{_hash(f'{p} {n}' for p, n in sorted(limits.items()))}"


def _new(card: Card, bundled: Card, pool: CardPool) -> list[str]:
    """Return the prints of a card that only an import knows, as lists write them, and their day."""
    known = {each.id for each in getattr(bundled, "prints", ())}
    family = registry.family(card.game)
    told = []
    for each in getattr(card, "prints", ()):
        if each.id not in known and (other := pool.get(each.id)) is not None:
            told.append(f"{' '.join(family.place(pool, other))}, out on {each.released}")
    return told


def changed_facts(reading: Reading, pool: CardPool) -> list[str]:
    """Return what the user's imports say otherwise than the bundled pool of cards of a deck."""
    told = []
    base = pool.layers[-1]
    for card in {entry.card.id: entry.card for entry in reading.entries}.values():
        bundled = base.by_id(card.id)
        if bundled is None:
            told.append(f"{card.name} ({card.id}) is known by an import only")
            continue
        new = _new(card, bundled, pool)
        told += [f"{card.name} ({card.id}) has a new print: {each}" for each in new]
        then, now = facts(bundled), facts(card)
        for name, value in now.items():
            if then.get(name) != value and name not in ("prints", "newest", "group"):
                told.append(f"{card.name} ({card.id}): {name} was {then.get(name)}, is {value}")
    return told
