"""One card on the terminal: facts, text where imported, printings, names, legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from cardpool.model import BoardPiece, Card, PokemonCard, YugiohCard
from deckcheck.cli.columns import columns, table_room, terminal_width

if TYPE_CHECKING:
    from cardpool.store import CardPool

LANGUAGES = {
    "en": "English", "fr": "French", "de": "German", "it": "Italian", "es": "Spanish",
    "pt": "Portuguese", "ja": "Japanese", "ko": "Korean",
}  # fmt: skip
_COLOURS = {
    "G": "green", "R": "red", "W": "blue", "L": "yellow", "P": "magenta", "F": "red",
    "D": "bright_black", "M": "white", "Y": "bright_magenta", "N": "bright_yellow", "C": "white",
}  # fmt: skip
_ENERGY = {
    "Grass": "G", "Fire": "R", "Water": "W", "Lightning": "L", "Psychic": "P", "Fighting": "F",
    "Darkness": "D", "Metal": "M", "Fairy": "Y", "Dragon": "N", "Colorless": "C",
}  # fmt: skip
_SHOWN = 12  # printings listed; the rest are counted

Fact = tuple[str, str]


def sheet(pool: CardPool, card: Card, legal: dict[str, bool]) -> None:
    """Print a card."""
    room = terminal_width()
    title = click.style(card.name, bold=True)
    click.echo(f"{title}  {click.style(card.id, dim=True)}")
    click.echo(pool.summary(card.id) + "\n")
    _facts(_facts_of(card))
    for lang, text in pool.text(card.id).items():
        click.echo(f"\n[{lang}] {text}")
    _printings(pool, card, room)
    names = [(LANGUAGES.get(k, k), v) for k, v in pool.names(card.id).items()]
    _section("Names", columns(names, table_room(2)))
    _legality(legal, room)


def _facts_of(card: Card) -> list[Fact]:
    if isinstance(card, PokemonCard):
        return _pokemon(card)
    if isinstance(card, YugiohCard):
        return _yugioh(card)
    return _board(card) if isinstance(card, BoardPiece) else []


def _pokemon(card: PokemonCard) -> list[Fact]:
    facts = [("Evolves from", card.evolves_from), ("Level", card.level)]
    facts += [(ability.kind or "Ability", ability.name) for ability in card.abilities]
    for attack in card.attacks:
        facts.append(("Attack", f"{_cost(attack.cost)} {attack.name}  {attack.damage}".strip()))
    weak = ", ".join(f"{_symbol(w.type)} {w.amount}" for w in card.weaknesses)
    resists = ", ".join(f"{_symbol(r.type)} {r.amount}" for r in card.resistances)
    retreat = _cost("C" * card.retreat) or "none"
    facts += [("Weakness", weak), ("Resistance", resists)]
    facts.append(("Retreat", retreat if card.kind == "Pokémon" else ""))
    facts += [("Regulation mark", card.mark), ("Own limit", card.limit.replace("_", " "))]
    facts += [("Rarity", card.rarity), ("Pokédex", ", ".join(map(str, card.dex)))]
    return [*facts, ("Copies count as", card.copy_key if card.copy_key != card.identity else "")]


def _yugioh(card: YugiohCard) -> list[Fact]:
    others = ", ".join(map(str, card.passwords[1:7])) + " …" * (len(card.passwords) > 7)
    regions = ", ".join(f"{region} {day or 'day unknown'}" for region, day in card.released.items())
    return [
        ("Property", card.property),
        ("Scale", str(card.scale) if card.scale >= 0 else ""),
        ("Link arrows", ", ".join(card.arrows)),
        ("Password", f"{card.password:08}" if card.password else ""),
        ("Also means it", others),
        ("Konami id", str(card.konami_id or "")),
        ("First released", regions),
        ("Copies count as", card.copy_key if card.copy_key != card.identity else ""),
        ("In no deck", card.never),
    ]


def _board(card: BoardPiece) -> list[Fact]:
    return [
        ("Number", str(card.number or "")),
        ("Colour", card.colour),
        ("Power points", str(card.power or "")),
        ("Attack strength", f"{card.attack} {card.attack_name}".strip() if card.attack else ""),
        ("Caught with", ", ".join(map(str, card.catch))),
        ("In the box", str(card.amount)),
    ]


def _cost(letters: str) -> str:
    return "".join(click.style(letter, fg=_COLOURS.get(letter), bold=True) for letter in letters)


def _symbol(energy: str) -> str:
    letter = _ENERGY.get(energy, "")
    return click.style(energy, fg=_COLOURS.get(letter)) if letter else energy


def _facts(facts: list[Fact]) -> None:
    shown = [(label, value) for label, value in facts if value]
    wide = max((len(label) for label, _ in shown), default=0)
    for label, value in shown:
        click.echo(f"{click.style(label.ljust(wide), dim=True)}  {value}")


def _section(title: str, lines: list[str]) -> None:
    if lines:
        click.echo("\n" + click.style(title, bold=True))
        click.echo("\n".join(f"  {line}" for line in lines))


def _printings(pool: CardPool, card: Card, room: int) -> None:
    if isinstance(card, YugiohCard):
        numbers = list(card.set_numbers)
        more = f" … {len(numbers) - 40} more" if len(numbers) > 40 else ""
        wrapped = _wrapped(numbers[:40], room - 2)
        if more:
            wrapped[-1] += more
        _section(f"Set numbers ({len(numbers)})", wrapped)
        return
    if not isinstance(card, PokemonCard):
        return
    same = {p.id: p for p in card.prints}
    rows = []
    every = [c for c in pool.printings(card) if isinstance(c, PokemonCard)]
    every.sort(key=lambda c: c.id not in same)  # those that play the same first
    for other in every[:_SHOWN]:
        cardset = pool.cardset(other.set)
        code = (pool.set_codes(other.set) or [other.set])[0]
        sure = other.id in same and not same[other.id].sure
        plays = "?" if sure else "same" if other.id in same else ""
        name = cardset.name if cardset else other.set
        rows.append((other.id, f"{code} {other.number}", name, other.released, other.mark, plays))
    lines = columns(rows, table_room(2))
    if len(every) > _SHOWN:
        lines.append(f"… and {len(every) - _SHOWN} more of this name")
    _section(f"Printings ({len(every)} of this name, {len(same)} play the same)", lines)


def _legality(legal: dict[str, bool], room: int) -> None:
    yes = [name for name, admitted in legal.items() if admitted]
    no = [name for name, admitted in legal.items() if not admitted]
    for title, names, colour in (("Legal in", yes, "green"), ("Not legal in", no, "red")):
        if names:
            click.echo("\n" + click.style(title, bold=True, fg=colour))
            click.echo("\n".join(f"  {line}" for line in _wrapped(names, room - 2)))


def _wrapped(words: list[str], room: int) -> list[str]:
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if lines != [""] else []
