"""Which printings play the same: the reprint rule, with the hand-checked exceptions."""

from __future__ import annotations

import csv
import json
from collections import defaultdict
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path

from cardpool.builder.pokemon import names, same_card
from cardpool.builder.pokemon.added import SETS
from cardpool.builder.pokemon.facts import Facts, natural

# Trainers whose printings do different things although they share a name (formats, section 5).
BY_PRINTING = frozenset({"Alph Lithograph", "Balloon Berry"})
# Pokémon whose figures equal those of another printing, but whose attacks do something else:
# Metapod's Stiffen, Slowpoke's Scavenge, Dunsparce's Strike and Run, every Unown's Hidden Power.
OTHER_EFFECT = frozenset({"xy12-4", "g1-32", "sm7-110"})
UNSEEN_FORCES = "ex10"
# Computer Search of Pokémon TCG Classic is no ACE SPEC: it is the card of the Base Set.
WITHOUT_LIMIT = frozenset({"clb-20", "clc-20", "clv-20"})
ADDED = frozenset(each[0] for each in SETS.values())


@dataclass(frozen=True)
class Reprints:
    """The hand-checked table: who plays the same as whom, and which names are not enough."""

    apart: frozenset[str]  # printings that share a name, but not the effect
    verdicts: dict[str, dict[str, str]]  # older printing -> legal printing -> verdict
    rulings: same_card.Rulings

    @classmethod
    def read(cls, folder: Path) -> Reprints:
        """Read reprint-equivalents.csv, the name clashes of formats.json and what corrects them."""
        known = json.loads((folder / "formats.json").read_text("utf-8"))["name_clashes"]
        clashes = same_card.clashes(folder, known)
        rulings = same_card.Rulings.read(folder)
        apart = {printing for printings in clashes.values() for printing in printings}
        apart |= rulings.apart | WITHOUT_LIMIT
        verdicts: dict[str, dict[str, str]] = defaultdict(dict)
        with (folder / "reprint-equivalents.csv").open(encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                verdicts[row["older_print_id"]][row["legal_print_id"]] = row["same_effect"]
        apart |= {old for old, by in verdicts.items() if set(by.values()) == {"no"}}
        return cls(frozenset(apart), dict(verdicts), rulings)


def group(
    printings: list[Facts],
    reprints: Reprints,
    released: dict[str, str],
    programs: dict[str, str],
) -> None:
    """Give every printing the id of the first printing that plays the same."""
    groups: dict[Hashable, list[Facts]] = defaultdict(list)
    parts: dict[tuple[str, str], int] = defaultdict(int)
    for facts in printings:
        part = parts[facts.set, facts.name["en"]]
        parts[facts.set, facts.name["en"]] += 1
        groups[_key(facts, part, reprints)].append(facts)
    leader = {f.id: key for key, members in groups.items() for f in members}
    for older, verdicts in reprints.verdicts.items():
        for legal, verdict in verdicts.items():
            if verdict != "no":
                _join(groups, leader, older, legal)
    for ruled in reprints.rulings.together:
        for older in ruled[:-1]:
            _join(groups, leader, older, ruled[-1])
    _mark(printings, reprints, released)
    for members in groups.values():
        members.sort(key=lambda f: _age(f, released))
        for facts in members:
            facts.plays_as = members[0].id
        for facts in same_card.unexplained(members, programs, reprints.rulings):
            facts.doubt = True


def _mark(printings: list[Facts], reprints: Reprints, released: dict[str, str]) -> None:
    """Say which printings are in doubt, and which are played by a newer text."""
    for facts in printings:
        verdicts = set(reprints.verdicts.get(facts.id, {}).values())
        unsure = "unsure" in verdicts or facts.id in reprints.rulings.doubtful
        facts.doubt = facts.doubt or unsure
        facts.note = reprints.rulings.note(facts, facts.released or released[facts.set])


def _age(facts: Facts, released: dict[str, str]) -> tuple[Hashable, ...]:
    """Return a key by which the oldest printing comes first; those added later lead no group."""
    day = facts.released or released[facts.set]
    return facts.set in ADDED, day, released[facts.set], facts.set, natural(facts.number), facts.id


def _join(
    groups: dict[Hashable, list[Facts]], leader: dict[str, Hashable], older: str, legal: str
) -> None:
    kept, moved = leader[legal], leader[older]
    if kept == moved:
        return
    for facts in groups.pop(moved):
        leader[facts.id] = kept
        groups[kept].append(facts)


def _key(facts: Facts, part: int, reprints: Reprints) -> Hashable:
    name = facts.name["en"]
    if "Basic Energy" in facts.subkinds:
        return "basic", name
    if facts.kind != "Pokémon":
        own = facts.id if name in BY_PRINTING else facts.id in reprints.apart
        # Trainers with hp are played as Pokémon: fossils of different eras have different hp.
        return facts.kind, names.without_person(name), facts.hp, own
    halves = {"V-UNION": 4, "LEGEND": 2}
    size = next((n for word, n in halves.items() if word in facts.subkinds), 1)
    return (
        name,
        facts.hp,
        tuple(facts.types),
        tuple(facts.attacks),
        tuple(facts.abilities),
        tuple(sorted(facts.weaknesses)),
        tuple(sorted(facts.resistances)),
        facts.retreat,
        part % size,
        facts.id if _stands_alone(facts) else "",
    )


def _stands_alone(facts: Facts) -> bool:
    unown = facts.set == UNSEEN_FORCES and facts.name["en"] == "Unown"
    return unown or facts.id in OTHER_EFFECT
