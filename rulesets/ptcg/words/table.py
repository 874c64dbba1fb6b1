"""The teller of Pokémon matches: menus, purposes, cards, refusals and what happened."""

from __future__ import annotations

from rulesets.api import Action, Seat
from rulesets.engine.game import waiting
from rulesets.parts.telling import Entry, Teller, listed, told_apart
from rulesets.ptcg.effects.modifiers import hp_of, units_on
from rulesets.ptcg.formats.sets import label
from rulesets.ptcg.match.faces import Face
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.play.turn import Main
from rulesets.ptcg.words import cards, causes, narration, refused, telling

BY_CARD = ("bench", "active", "evolve", "attach", "play", "legend", "pick", "next", "toss for")


class PokemonTeller(Teller[Match]):
    """Tells matches as Pokémon players speak."""

    def asked(self, s: Match) -> str:
        """Return what the decision is for."""
        return causes.asked(s)

    def menu(self, s: Match) -> list[Entry]:
        """Return the choices with what attacks and powers do."""
        said = [
            Entry(a, cards.with_sign(s, a, telling.describe(s, a)), cards.detail(s, a))
            for a in self.game.legal_actions(s)
        ]
        return told_apart(said, lambda action: _mark(s, action))

    def first_step(self, s: Match, action: Action) -> str:
        """Return what is chosen before its target."""
        return telling.first_step(s, action)

    def listen(self, s: Match) -> None:
        """Let the state keep what happens in the next action."""
        s.told = []

    def happened(
        self, before: Match, action: Action, after: Match, listener: Seat | None
    ) -> list[str]:
        """Return an action and what it brought about."""
        return narration.happened(before, action, after, listener)

    def cards(self, s: Match, action: Action, seat: Seat) -> list[str]:
        """Return the names of the cards an action is about."""
        return cards.about(s, action)

    def card(self, s: Match, name: str, seat: Seat) -> list[str]:
        """Return what a card that a seat may know does."""
        return cards.looked_up(s, name, seat)

    def why_not(self, s: Match, seat: Seat) -> list[str]:
        """Return what cannot be done now and why."""
        op, _ = waiting(s)
        return refused.why_not(s) if isinstance(op, Main) and seat == s.seat else []

    def piles(self, s: Match, seat: Seat) -> list[str]:
        """Return the discard piles and Lost Zones."""
        lines = []
        for side in (seat, 1 - seat):
            whose = f"{self.name(side)}{' (you)' if side == seat else ''}"
            for title, zone in (("discard pile", s.discards), ("Lost Zone", s.lost)):
                held = zone[side]
                if held or title == "discard pile":
                    names = listed([s.table.faces[c].name for c in held]) or "empty"
                    lines.append(f"{whose}, {title} ({len(held)}): {names}")
        return lines

    def hands(self, s: Match) -> list[str]:
        """Return the hands and the Prizes of both players."""
        names = [face.name for face in s.table.faces]
        return [
            f"{self.name(seat)}, {title}: {listed([names[c] for c in zone[seat]]) or 'none'}"
            for seat in (0, 1)
            for title, zone in (("hand", s.hands), ("Prizes", s.prizes))
        ]


def _mark(s: Match, action: Action) -> str:
    """Return what tells an action from another one with the same words."""
    kind = action[0]
    if kind in ("retreat", "promote", "discard"):
        return _spot(s, action[1])
    if kind in BY_CARD:
        pos = s.spot(action[1])
        if pos >= 0:
            return f"{'your' if pos // s.slots == s.waits else 'theirs'}, {_spot(s, pos)}"
        return _print(s, action[1])
    if kind == "copy":
        return _print(s, action[1])
    return ""


def _spot(s: Match, pos: int) -> str:
    """Return where a Pokémon is and how it stands."""
    where = "Active" if s.is_active(pos) else f"Bench {pos % s.slots - s.rules.actives + 1}"
    hp = hp_of(s, pos)
    energy = "".join(unit if len(unit) == 1 else "*" for unit in units_on(s, pos))
    return f"{where}, {max(0, hp - s.damage[pos])}/{hp} HP{f', {energy}' if energy else ''}"


def _print(s: Match, card: int) -> str:
    """Return the print of a card; of prints that play the same, the first of the match."""
    face = s.table.faces[card]
    like = next(other for other in s.table.faces if plays_like(other, face))
    return label(like.card.set, like.card.number)


def plays_like(one: Face, other: Face) -> bool:
    """Tell whether two cards make no difference in a match but for their print."""
    if one is other or one.number == other.number:
        return True
    same = (one.name, one.hp, one.types, one.subkinds) == (
        other.name, other.hp, other.types, other.subkinds,
    )  # fmt: skip
    return same and _parts(one) == _parts(other)


def _parts(face: Face) -> tuple[object, ...]:
    return (
        face.script,
        face.attacks,
        face.powers,
        face.evolves_from,
        face.weaknesses,
        face.resistances,
        face.retreat,
        face.units,
    )
