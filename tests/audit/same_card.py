"""Which prints count as the same card, by their programs, and what rests on a reading by hand.

    make audit

Prints of a group that have one program are the same by the compiler's reading. Where programs of a
group differ, the reason is listed; where prints of one name have one program but stand apart, too.
Groups of several prints of which fewer than two have a program rest on figures and names alone.
"""

import json
from collections import Counter, defaultdict
from pathlib import Path

from cardpool.builder.pokemon import same_card
from cardpool.builder.pokemon.cards import PROGRAMS

FACTS = PROGRAMS.parent / "pokemon"
# Prints with one program that are different cards all the same.
APART = {
    "Balloon Berry": "the research lists its prints one by one (formats, section 5)",
    "Mysterious Fossil": "the Hit Points differ; what may lie on it is no program",
    "Computer Search": "the later one is an ACE SPEC",
    "Rainbow Energy": "damage or a damage counter; the handbook's own counter-example",
}


def cards():
    """Yield every printing as it is stored."""
    for file in sorted(FACTS.glob("*.jsonl")):
        yield from (json.loads(line) for line in file.read_text("utf-8").splitlines()[1:])


def differing():
    """Return {group: {program: prints}} of the groups with more than one program."""
    programs, groups = same_card.programs(PROGRAMS), defaultdict(lambda: defaultdict(list))
    for card in cards():
        if card["id"] in programs:
            groups[card["plays_as"]][programs[card["id"]]].append(card["id"])
    return {group: by_program for group, by_program in groups.items() if len(by_program) > 1}


def standing_apart():
    """Return {name: groups} of Trainers and Energy that have one program in several groups."""
    programs, held = same_card.programs(PROGRAMS), defaultdict(set)
    for card in cards():
        program = programs.get(card["id"], "null")
        if card["kind"] != "Pokémon" and program != "null":
            held[card["name"]["en"], program].add(card["plays_as"])
    return {name: sorted(groups) for (name, _), groups in held.items() if len(groups) > 1}


def reasons(research):
    """Return {name: why prints with different programs are one card}."""
    told = dict.fromkeys(same_card.WORDS_ALONE, "words alone, texts read 2026-11-16")
    for row in same_card.rows(research):
        told[row["name"].removesuffix(" (Special)")] = row["verdict"]
    return told


def main():
    """Print the audit."""
    research = Path(__file__).resolve().parents[3] / "shared/data/pokemon"
    programs, every = same_card.programs(PROGRAMS), list(cards())
    names = {card["id"]: card["name"]["en"] for card in every}
    sizes = Counter(card["plays_as"] for card in every)
    scripted = Counter(card["plays_as"] for card in every if card["id"] in programs)
    several = [group for group, size in sizes.items() if size > 1]
    found, why = differing(), reasons(research)
    print(f"{len(several)} groups of several prints, {len(every)} prints")
    print(f"  {sum(scripted[g] > 1 and g not in found for g in several)} have one program")
    print(f"  {len(found)} have several programs, for these reasons:")
    for group, by_program in sorted(found.items(), key=lambda each: names[each[0]]):
        prints = "; ".join(" ".join(each) for each in by_program.values())
        print(f"    {names[group]}: {why.get(names[group], 'UNEXPLAINED')}: {prints}")
    print(f"  {sum(scripted[g] < 2 for g in several)} have fewer than two programs: by hand")
    for group in sorted(each for each in several if scripted[each] < 2):
        print(f"    {names[group]} {group} ({sizes[group]} prints)")
    print("One program, yet apart:")
    for name, groups in sorted(standing_apart().items()):
        print(f"  {name}: {APART.get(name, 'UNEXPLAINED')}: {' '.join(groups)}")


if __name__ == "__main__":
    main()
