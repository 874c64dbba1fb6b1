"""Cards at the table: their figures and what they do, in our words."""

from __future__ import annotations

from rulesets.api import Action, Seat
from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.ptcg.effects.allowed import lent_uses
from rulesets.ptcg.effects.attacks import attacks_of, printed_attacks
from rulesets.ptcg.eras import TYPE_NAMES
from rulesets.ptcg.formats.sets import label
from rulesets.ptcg.match.faces import AttackFace, Face
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.words.programs import attack_words, render_card, render_plainly

_FROM_HAND = (
    "bench",
    "active",
    "evolve",
    "attach",
    "play",
    "legend",
    "union",
    "pick",
    "next",
    "toss for",
    "away",
)


def about(s: Match, action: Action) -> list[str]:
    """Return the names of the cards an action is about."""
    kind = action[0]
    if kind in _FROM_HAND or kind in ("tool", "copy"):
        found = [_top(s, action[1])]
        if kind == "evolve":
            found.append(s.stacks[action[2]][-1])
    elif kind == "lent":
        found = [action[2]]
    elif kind in ("retreat", "promote", "discard", "turn up", "power", "use"):
        found = [s.stacks[action[1]][-1]]
    elif kind == "attack":
        found = [s.stacks[_attacker(s, action)][-1]]
    elif kind == "stadium":
        found = list(s.stadium)
    elif kind == "offer":
        found = [s.player_marks[s.seat][action[1]].card]
    else:
        found = []
    return [s.table.faces[card].name for card in found if card >= 0]


def _top(s: Match, card: int) -> int:
    pos = s.spot(card)
    return s.stacks[pos][-1] if pos >= 0 else card


def _attacker(s: Match, action: Action) -> int:
    pos: int = s.active_spots(s.seat)[0] if len(action) == 2 else action[2]
    return pos


def with_sign(s: Match, action: Action, words: str) -> str:
    """Return an attack in words with the × or + that is printed behind its damage."""
    if action[0] != "attack":
        return words
    pos = _attacker(s, action)
    attack = attacks_of(s, pos)[action[1]]
    printed = next((a.damage for a in s.face_at(pos).card.attacks if a.name == attack.name), "")
    damage = f"] {attack.damage}"
    return words.replace(damage, damage + printed.lstrip("0123456789")) if attack.damage else words


def detail(s: Match, action: Action) -> str:
    """Return what an attack, power or Trainer of an action does, in our words."""
    kind = action[0]
    if kind == "attack":
        return attack_words(attacks_of(s, _attacker(s, action))[action[1]].script, render_plainly)
    if kind == "copy":
        return attack_words(printed_attacks(s, action[1])[action[2]].script, render_plainly)
    if kind == "power":
        face = s.table.faces[s.stacks[action[1]][-1]]
        return render_plainly(face.powers[action[2]].uses[action[3]].program)
    if kind == "away":
        power = s.table.faces[action[1]].powers[action[2]]
        return render_plainly(power.uses[action[3]].program)
    if kind == "lent":
        return render_plainly(lent_uses(s, action[2])[action[3]].program)
    if kind == "use":
        face = s.table.faces[s.stacks[action[1]][-1]]
        return render_plainly(face.script.uses[action[2]].program)
    if kind == "stadium":
        return render_plainly(s.table.faces[s.stadium[0]].script.uses[action[1]].program)
    if kind == "play":
        return _without_needs(s.table.faces[action[1]].script.play or ())
    return ""


def _without_needs(program: Program) -> str:
    """Return what a card does; what it needs is there, or it would not be offered."""
    return render_plainly(tuple(op for op in program if not isinstance(op, Require)))


def looked_up(s: Match, name: str, seat: Seat) -> list[str]:
    """Return the cards of a name that a seat may know: its own, and those that lie open."""
    wanted = name.casefold()
    faces = _known(s, seat)
    found = [face for face in faces if face.name.casefold() == wanted]
    found = found or [face for face in faces if wanted in face.name.casefold()]
    lines: list[str] = []
    for face in {face.number: face for face in found}.values():
        lines += ["", *told(face)] if lines else told(face)
    return lines


def _known(s: Match, seat: Seat) -> list[Face]:
    own = s.table.decks[seat]
    there = [*s.discards[1 - seat], *s.lost[1 - seat], *s.beside[1 - seat], *s.stadium, *s.limbo]
    if s.revealed:
        for pos in s.spots(1 - seat):
            there += [*(() if s.under[pos] else s.stacks[pos]), *s.energies[pos], *s.tools[pos]]
    return [s.table.faces[card] for card in (*own, *there)]


def told(face: Face) -> list[str]:
    """Return a card's figures and words, line by line."""
    lines = [_title(face)]
    words = dict(render_card(face.script, render_plainly))
    for i, power in enumerate(face.powers, 1):
        lines.append(f"  {power.kind} {power.name}: {words.pop(f'power {i}', 'no effect in play')}")
    printed = {attack.name: attack.damage for attack in face.card.attacks}
    for i, attack in enumerate(face.attacks, 1):
        lines.append(_attack(attack, printed.get(attack.name, ""), words.pop(f"attack {i}", "")))
    lines += [f"  {said}" for said in words.values()]
    if face.is_pokemon or face.is_trainer_pokemon:
        lines.append(_defence(face))
    return lines


def _title(face: Face) -> str:
    card = face.card
    kinds = " ".join(sorted(face.subkinds))
    kind = kinds if kinds.endswith(card.kind) else f"{kinds} {card.kind}".strip()
    said = [f"{card.name} ({label(card.set, card.number)})", kind]
    if card.hp:
        said.append(f"{card.hp} HP")
    said += [TYPE_NAMES.get(letter, letter) for letter in face.types]
    if face.card.evolves_from:
        said.append(f"evolves from {face.card.evolves_from}")
    return ", ".join(said)


def _attack(attack: AttackFace, printed: str, words: str) -> str:
    damage = f" {printed or attack.damage}" if printed or attack.damage else ""
    return f"  [{attack.cost or '-'}] {attack.name}{damage}" + (f": {words}" if words else "")


def _defence(face: Face) -> str:
    weak = ", ".join(f"{TYPE_NAMES.get(t, t)} {n}" for t, n in face.weaknesses) or "none"
    resists = ", ".join(f"{TYPE_NAMES.get(t, t)} {n}" for t, n in face.resistances) or "none"
    return f"  Weakness {weak}; Resistance {resists}; Retreat {face.retreat}"
