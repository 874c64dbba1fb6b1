"""The teller of duels: menus, purposes, cards, refusals and what happened."""

from __future__ import annotations

from rulesets.api import Action, Seat
from rulesets.parts.telling import Entry, Teller, listed, told_apart
from rulesets.yugioh.match.faces import Face
from rulesets.yugioh.match.spots import ALL_SLOTS, SLOTS, ZONE
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.words import causes, narration, refused, telling
from rulesets.yugioh.words.programs import effect_words, render_card

_BY_CARD = (
    *("summon", "set", "flip", "position", "synchro", "xyz", "contact", "again", "special"),
    *("activate", "attack", "pick", "discard"),
)

_SUMMONS = ("summon", "special", "synchro", "xyz", "contact")


class DuelTeller(Teller[Duel]):
    """Tells duels as players speak."""

    def asked(self, s: Duel) -> str:
        """Return what the decision is for."""
        return causes.asked(s)

    def menu(self, s: Duel) -> list[Entry]:
        """Return the choices, activations with what they do."""
        said = [Entry(a, telling.describe(s, a), _detail(s, a)) for a in self.game.legal_actions(s)]
        return told_apart(said, lambda action: _mark(s, action))

    def first_step(self, s: Duel, action: Action) -> str:
        """Return what is chosen before its target."""
        return telling.first_step(s, action, s.waits)

    def listen(self, s: Duel) -> None:
        """Let the state keep what happens in the next action."""
        s.told = []

    def happened(
        self, before: Duel, action: Action, after: Duel, listener: Seat | None
    ) -> list[str]:
        """Return an action and what it brought about."""
        return narration.happened(before, action, after, listener)

    def cards(self, s: Duel, action: Action, seat: Seat) -> list[str]:
        """Return the cards of an action that a seat may know."""
        if action[0] not in _BY_CARD:
            return []
        found = [card for card in action[1:3] if type(card) is int and card >= 0]
        if action[0] == "activate":
            found = found[:1]
        return [s.table.faces[c].name for c in found if telling.sees(s, c, seat)]

    def card(self, s: Duel, name: str, seat: Seat) -> list[str]:
        """Return what a card that a seat may know does: its own, and those that lie open."""
        wanted = name.casefold()
        owner = s.table.owner
        cards = range(len(s.table.faces))
        known = [c for c in cards if owner[c] == seat or telling.sees(s, c, seat)]
        faces = {s.table.faces[c].number: s.table.faces[c] for c in known}.values()
        found = [f for f in faces if f.name.casefold() == wanted]
        found = found or [f for f in faces if wanted in f.name.casefold()]
        return [line for face in found for line in told(face)]

    def why_not(self, s: Duel, seat: Seat) -> list[str]:
        """Return what cannot be done now and why."""
        return refused.why_not(self.game, s, seat)

    def piles(self, s: Duel, seat: Seat) -> list[str]:
        """Return the Graveyards and the banished cards."""
        lines = []
        for side in (seat, 1 - seat):
            whose = f"{self.name(side)}{' (you)' if side == seat else ''}"
            names = [s.table.faces[c].name for c in s.graves[side]]
            lines.append(f"{whose}, Graveyard ({len(names)}): {listed(names) or 'empty'}")
            banished = [
                "a face-down card" if c in s.face_down_banished else s.table.faces[c].name
                for c in s.banished[side]
            ]
            if banished:
                lines.append(f"{whose}, banished ({len(banished)}): {listed(banished)}")
        return lines

    def hands(self, s: Duel) -> list[str]:
        """Return the hands of both players."""
        names = [face.name for face in s.table.faces]
        return [
            f"{self.name(seat)}, hand: {listed([names[c] for c in s.hands[seat]]) or 'none'}"
            for seat in (0, 1)
        ]


def _detail(s: Duel, action: Action) -> str:
    """Return what more there is to say of an action: an effect, or a monster's figures."""
    face = s.table.faces[action[1]] if action[0] in _BY_CARD else None
    if face is None:
        return ""
    if action[0] == "activate":
        effect = face.effects[action[2]]
        if effect.program or effect.kind != "card":
            return effect_words(effect)
        # A card that only stays there: what it does while it lies face up.
        return " ".join(said for place, said in render_card(face.script) if "effect" not in place)
    return _figures(face) if action[0] in _SUMMONS else ""


def _figures(face: Face) -> str:
    stars = f"Rank {face.rank}" if face.rank else f"Level {face.level}"
    return f"{stars}, {face.attribute} {face.race}, {face.atk}/{face.defence}"


def _mark(s: Duel, action: Action) -> str:
    """Return what tells an action from another one with the same words."""
    if action[0] not in _BY_CARD:
        return ""
    cards = [card for card in action[1:] if type(card) is int and card >= 0]
    marks = [_where(s, card) for card in cards]
    if action[0] == "pick" and not telling.sees(s, cards[0], s.waits):
        return ""  # one face-down card is like another
    if action[0] == "activate" and len(action) > 2:
        marks = [_where(s, action[1]), f"effect {action[2] + 1}"]
    return ", ".join(marks)


def _where(s: Duel, card: int) -> str:
    place = s.place[card]
    if place < ALL_SLOTS:
        whose = "your" if place // SLOTS == s.waits else "their"
        return f"{whose} zone {place % SLOTS % ZONE + 1}"
    owner = s.table.owner[card]
    whose = "your" if owner == s.waits else "their"
    order = [c for c in range(len(s.place)) if s.place[c] == place and owner == s.table.owner[c]]
    alike = [c for c in order if s.table.faces[c].name == s.table.faces[card].name]
    kinds = list(dict.fromkeys(s.table.faces[c].number for c in alike))
    print_ = kinds.index(s.table.faces[card].number) + 1 if len(kinds) > 1 else 0
    return f"{whose} {telling.place_name(s, card)}{f', print {print_}' if print_ else ''}"


def told(face: Face) -> list[str]:
    """Return a card's figures and words, line by line."""
    kinds = " ".join(sorted(face.kinds))
    said = [face.name, kinds]
    if face.is_monster:
        stars = f"Rank {face.rank}" if face.rank else f"Level {face.level}"
        said += [stars, face.attribute, face.race, f"ATK {face.atk}", f"DEF {face.defence}"]
    elif face.icon not in face.kinds:
        said.append(face.icon)
    lines = [", ".join(part for part in said if part)]
    return lines + [f"  {place}: {words}" for place, words in render_card(face.script)]
