"""Write the Pokémon facts: one file per set, the set on its first line, then its printings."""

from __future__ import annotations

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from cardpool.builder.pokemon import added, compared, corrections, names, repairs, same_card, sets
from cardpool.builder.pokemon.facts import LETTERS, Facts, natural
from cardpool.builder.pokemon.groups import Reprints, group
from cardpool.builder.pokemon.merge import POKEMONTCG, TCGDEX, from_pokemontcg, from_tcgdex, merged
from cardpool.builder.pokemon.translations import Translator
from cardpool.builder.textfile import write_lines
from cardpool.ingest import pokemontcg, tcgdex

# Compiled from the facts of the last build: a new card is compared once it has a program.
PROGRAMS = Path(__file__).parents[2] / "data/programs"
Progress = Callable[[str, int, int], None]
# Of two limits on one printing the later one here decides: an Arceus LV.X is an Arceus first.
LIMITS = ("", "lv_x", "pokemon_star", "any_number", "not_tournament_legal")
# The day of the last change in each source (README of the data).
DATES = {
    POKEMONTCG: "2026-01-29",
    TCGDEX: "2026-08-21",
    "tables": "2026-11-15",
    compared.PKMNCARDS: "2025-09-03",
}


def write(source: Path, out: Path, progress: Progress) -> None:
    """Write every set file into `out` from the two sources and the tables in `source`."""
    progress("reading", 0, 4)
    ours = _read_pokemontcg(source)
    progress("reading", 1, 4)
    set_table, printings = _join(source, ours)
    progress("merging", 2, 4)
    _complete(source, set_table, printings)
    progress("writing", 3, 4)
    by_set: dict[str, list[Facts]] = defaultdict(list)
    for facts in printings:
        by_set[facts.set].append(facts)
    stale = {file.name for file in out.glob("*.jsonl")} - {f"{name}.jsonl" for name in set_table}
    for name, set_facts in set_table.items():
        cards = by_set[name]
        _provenance(set_facts, cards)
        write_lines(out / f"{name}.jsonl", [set_facts.line(len(cards)), *(c.line() for c in cards)])
    for file in sorted(stale):
        (out / file).unlink()
    progress("writing", 4, 4)


def _read_pokemontcg(folder: Path) -> dict[str, dict[str, Facts]]:
    """Return {set id: {key of the number: facts}} of pokemon-tcg-data."""
    held: dict[str, dict[str, Facts]] = defaultdict(dict)
    for set_id, card in pokemontcg.read_cards(folder / "pokemon-tcg-data"):
        facts = repairs.repaired(from_pokemontcg(set_id, card))
        held[set_id][repairs.join_key(facts)] = facts
    return held


def _join(
    folder: Path, ours: dict[str, dict[str, Facts]]
) -> tuple[dict[str, sets.SetFacts], list[Facts]]:
    """Join the printings of the two sources by set and number."""
    known = {item.id: item for item in pokemontcg.read_sets(folder / "pokemon-tcg-data")}
    table: dict[str, sets.SetFacts] = {}
    for dex in tcgdex.read_sets(folder / "tcgdex-sets.json"):
        identity = sets.pool_id(dex.id, known)
        if identity in table:
            sets.absorb(table[identity], dex)
        else:
            table[identity] = sets.set_facts(identity, dex, known.get(identity))
    theirs = [
        repairs.repaired(from_tcgdex(sets.pool_id(card.set, known), card))
        for card in tcgdex.read_cards(folder / "tcgdex-cards.jsonl.gz")
    ]
    spellings = Counter(
        attack[0]
        for facts in [*theirs, *(f for by_key in ours.values() for f in by_key.values())]
        for attack in facts.attacks
    )
    printings = []
    seconds = dict(ours[repairs.AQUAPOLIS])
    for facts in theirs:
        held = ours[facts.set]
        match = repairs.second_picture(facts, seconds) or held.pop(repairs.join_key(facts), None)
        printings.append(merged(match, facts, spellings) if match else facts)
    printings += [facts for by_key in ours.values() for facts in by_key.values()]
    table |= {each.id: each for each in added.added_sets(folder)}
    for name, day in corrections.set_days(folder).items():
        table[name].released = day
    released = {name: item.released for name, item in table.items()}
    return table, [*printings, *added.added_prints(folder, printings, released)]


def _complete(folder: Path, table: dict[str, sets.SetFacts], printings: list[Facts]) -> None:
    """Add what no single record states: translations, marks, limits and groups."""
    for facts in printings:
        _spell(facts)
    translator = Translator(printings)
    for facts in printings:
        translator.complete(facts)
    released = {name: item.released for name, item in table.items()}
    printings.sort(key=lambda f: (released[f.set], f.set, natural(f.number), f.id))
    repairs.fill_gaps(printings)
    for facts in printings:
        _settle(facts)
    by_id = {facts.other_id: facts for facts in printings} | {f.id: f for f in printings}
    _limits(folder, by_id)
    _marks(folder, by_id)
    compared.correct(folder, by_id)
    for print_id, day in corrections.print_days(folder).items():
        by_id[print_id].released = day
    for facts in printings:
        if facts.released == released[facts.set]:
            facts.released = ""
    group(printings, Reprints.read(folder), released, same_card.programs(PROGRAMS))


def _spell(facts: Facts) -> None:
    english = facts.name.get("en", "")
    facts.name = {
        lang: name
        if lang == "en"
        else repairs.NAMES.get((facts.id, lang), names.translated(name, lang, english))
        for lang, name in facts.name.items()
        if lang == "en" or not repairs.mistranslated(facts, name)
    }


def _settle(facts: Facts) -> None:
    """Make fields agree with each other."""
    if "LEVEL-UP" in facts.subkinds:
        facts.evolves_from = names.levelled(facts.name["en"])
    elif "Basic" in facts.subkinds or facts.kind != "Pokémon":
        # Base to Neo: tcgdex lets Snorlax evolve from a Munchlax that came years later.
        facts.evolves_from = ""
    if "Basic Energy" in facts.subkinds:
        facts.types = [t for t in LETTERS if facts.name["en"].startswith(f"{t} ")]


def _limits(folder: Path, by_id: dict[str, Facts]) -> None:
    with (folder / "own-limits.csv").open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            facts = by_id[row["print_id"]]
            facts.limit = max(facts.limit, row["limit_kind"], key=_rank)


def _rank(limit: str) -> int:
    return LIMITS.index(limit) if limit in LIMITS else 1


def _marks(folder: Path, by_id: dict[str, Facts]) -> None:
    conflicts = json.loads((folder / "formats.json").read_text("utf-8"))["mark_conflicts"]
    for row in conflicts["rows"]:
        if len(row["use"]) == 1:
            by_id[row["print"]].mark = row["use"]


def _provenance(set_facts: sets.SetFacts, cards: Iterable[Facts]) -> None:
    """State source and date per group of fields; a card that differs says so itself."""
    sources = Counter(facts.source for facts in cards)
    main = max(sources, key=lambda name: sources[name]) if sources else TCGDEX
    known = main if main == compared.PKMNCARDS else TCGDEX
    set_facts.provenance = {
        "set": {"source": known, "date": DATES[known]},
        "names": {"source": TCGDEX, "date": DATES[TCGDEX]},
        "facts": {"source": main, "date": DATES[main]},
        "limits": {"source": "tables", "date": DATES["tables"]},
    }
    for facts in cards:
        if facts.source == main:
            facts.source = ""
