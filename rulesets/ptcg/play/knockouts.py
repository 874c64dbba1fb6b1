"""Knock Outs, Prizes, replacements and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.frames import Frame, end, push
from rulesets.engine.select import SELF
from rulesets.engine.terms import named
from rulesets.engine.triggers import Event
from rulesets.engine.values import number
from rulesets.ptcg.effects import modifiers, spots
from rulesets.ptcg.effects.events import hear_all, start
from rulesets.ptcg.effects.modifiers import hp_of
from rulesets.ptcg.effects.ops import prizes
from rulesets.ptcg.effects.ops.board import TakeUp
from rulesets.ptcg.effects.ops.cards import Shuffle
from rulesets.ptcg.effects.special_conditions import cure, recovering
from rulesets.ptcg.match import recalling, zones
from rulesets.ptcg.match.state import return_all
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.match.wounds import BETWEEN, by_attack

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# The events of a Knock Out, by its cause.
WOULD_FALL = "would be knocked out by damage"
WOULD_FALL_TO_ATTACK = "would be knocked out by attack"
KNOCKED_OUT = "knocked out"
BY_ANY_ATTACK = "knocked out by any attack"
BY_POKEMON = "knocked out by a Pokémon"
FELLED_BY_ATTACK = "knocked out by an attack"
FALLS_ANYHOW = "knocked out anyhow"
ESCAPES = (WOULD_FALL, WOULD_FALL_TO_ATTACK)
LAST_WORDS = (KNOCKED_OUT, BY_ANY_ATTACK, FELLED_BY_ATTACK, BY_POKEMON, FALLS_ANYHOW)
FALLS = frozenset((*ESCAPES, *LAST_WORDS))


def fallen_spots(s: Match) -> list[int]:
    """Return the spots whose Pokémon are Knocked Out: damage at least their Hit Points."""
    if not any(s.damage) and not s.fallen:
        return []
    if s.table.plain_hp:
        faces, stacks = s.table.faces, s.stacks
        # Asked after every action.
        found = [p for p, hurt in enumerate(s.damage) if hurt and hurt >= faces[stacks[p][-1]].hp]
    else:
        found = [pos for pos, damage in enumerate(s.damage) if damage and damage >= hp_of(s, pos)]
    if s.fallen:
        fallen = {*found, *s.spots_of(s.fallen)}
        return sorted(fallen)
    return found


GO_HOME = named("ptcg.go-home", (TakeUp(SELF, "deck", "deck"), Shuffle()))


def unsettled(s: Match) -> bool:
    """Tell whether a Knock Out, a replacement, an event or a card waits to be settled."""
    if s.events or s.fallen:
        return True
    if s.table.unsettling and (
        spots.loose_cards(s)
        or recovering(s)
        or spots.crowded(s) is not None
        or spots.going_home(s) >= 0
    ):
        return True
    if s.rules.actives == 1:
        # The usual case, asked after every action: an empty Active spot is never left alone.
        if not s.stacks[0] or not s.stacks[s.slots]:
            return True
    elif any(_gap(s, seat) is not None or not s.spots(seat) for seat in (0, 1)):
        return True
    return bool(fallen_spots(s))


@dataclass(frozen=True, slots=True)
class Settle(Op):
    """Settle Knock Outs: discard, Prizes, the end of the game, replacements."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Settle until nothing is left to settle."""
        if s.prizes[0] and s.prizes[1] and not unsettled(s) and not _lead_counts(s):
            _forget(f)
            return None
        if hear_all(s):
            f.pc -= 1
            return None
        for pos in recovering(s):
            cure(s, pos)
        for card in spots.loose_cards(s):
            zones.remove(s, card)
            zones.put(s, card, "discard")
        if (home := spots.going_home(s)) >= 0:
            push(s, GO_HOME, home // s.slots, {"self": s.stacks[home][:1]})
            f.pc -= 1
            return None
        fallen = fallen_spots(s)
        if fallen and self._triggered(s, f, fallen):
            f.pc -= 1
            return None
        _forget(f)
        height = len(s.stack)
        if fallen:
            knock_out(s, fallen)
        s.fallen = ()
        if len(s.stack) > height:
            f.pc -= 1  # the Prizes first, each with what it does
            return None
        if decide(s):
            return None
        return self._cut(s, f)

    def _cut(self, s: Match, f: Frame) -> Seat | None:
        """Let players cut Benches that are too large now, before anybody is replaced (PL-198)."""
        if "cuts" not in f.values and spots.crowded(s) is not None:
            # Both cut to what holds now, even if its cause leaves by it (PL-214).
            f.values["cuts"] = tuple((spots.bench_limit(s, x), spots.cut_to(s, x)) for x in (0, 1))
        seat = _cutting(s, f)
        if seat is not None:
            return seat
        f.values.pop("cuts", None)
        return self._replace(s, f)

    def _triggered(self, s: Match, f: Frame, fallen: list[int]) -> bool:
        """Let those Knocked Out escape it, then have their last word, each once."""
        if s.table.triggers.isdisjoint(FALLS):
            return False
        for stage in (ESCAPES, LAST_WORDS):
            heard = f.cards.get(stage[0], ())
            new = [p for p in fallen if s.stacks[p][0] not in heard]
            f.cards[stage[0]] = heard + tuple(s.stacks[p][0] for p in new)
            fell = [
                Event(event, s.stacks[pos][0], s.wounds[pos].by, amount=s.hits[pos].damage)
                for pos in new
                for event in _falls(s, pos, stage)
                if event in s.table.triggers
            ]
            if fell and start(s, fell):
                return True
        return False

    def _replace(self, s: Match, f: Frame) -> Seat | None:
        """Let the player whose turn comes next replace first: EX-173, EX-183, BASE-110."""
        turn = s.seat
        for seat in (1 - turn, turn):
            while (gap := _gap(s, seat)) is not None:
                bench = s.bench_spots(seat)
                if len(bench) > 1:
                    return seat
                promote(s, bench[0], gap)
        return None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Benched Pokémon of the player who must replace."""
        if (seat := _cutting(s, f)) is not None:
            return [("discard", pos) for pos in s.bench_spots(seat)]
        return [("promote", pos) for pos in s.bench_spots(_replacing(s))]

    def asks(self, s: Match, f: Frame) -> str:
        """Say why one is chosen."""
        return "The Active spot is empty: choose a Benched Pokémon to become Active"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Make it Active, or discard it from a Bench that is too large."""
        if action[0] == "discard":
            s.note("leaves", s.stacks[action[1]][-1])
            to = f.values["cuts"][action[1] // s.slots][1]
            spots.take_up(s, action[1], to, to, False)
            return self._cut(s, f)
        gap = _gap(s, _replacing(s))
        assert gap is not None
        promote(s, action[1], gap)
        return self._replace(s, f)

    def refuse(self, s: Match, f: Frame, action: Action) -> Refusal | None:
        """Cite the duty to replace, or to cut the Bench."""
        if _cutting(s, f) is not None:
            reason = "cannot do that: choose a Benched Pokémon to discard"
            return Refusal(reason, s.rules.cites["bench full"])
        cite = s.rules.cites["promote"]
        return Refusal("cannot do that: choose a Benched Pokémon to become Active", cite)


def _cutting(s: Match, f: Frame) -> Seat | None:
    """Return the seat that has to cut its Bench next; the turn player is last (PL-214)."""
    for seat in (1 - s.seat, s.seat) if "cuts" in f.values else ():
        if len(s.bench_spots(seat)) > f.values["cuts"][seat][0]:
            return seat
    return None


def _forget(f: Frame) -> None:
    """Forget who was heard: what comes back, or escaped, is heard again next time."""
    if f.cards:
        for stage in (ESCAPES, LAST_WORDS):
            f.cards.pop(stage[0], None)


def _gap(s: Match, seat: int) -> int | None:
    """Return an empty Active spot that a Benched Pokémon must fill."""
    start = seat * s.slots
    for pos in range(start, start + s.rules.actives):
        if not s.stacks[pos]:
            return pos if s.bench_spots(seat) else None
    return None


def _replacing(s: Match) -> int:
    seat = 1 - s.seat
    return s.seat if _gap(s, seat) is None else seat


def promote(s: Match, bench: int, active: int) -> None:
    """Make a Benched Pokémon Active at an empty spot."""
    spots.swap(s, active, bench)
    s.came_up[active] = s.turn
    s.happened("comes up", s.stacks[active][0])
    s.note("promote", s.stacks[active][-1])


def _falls(s: Match, pos: int, stage: tuple[str, ...]) -> list[str]:
    """Return the events of a stage that a Knock Out is, by what caused it."""
    by_pokemon = s.turn_over != BETWEEN and s.wounds[pos].turn == s.turn
    damaged = by_attack(s, pos, own=True)
    felled = damaged or (by_pokemon and bool(s.wounds[pos].attack))
    causes = {
        WOULD_FALL: damaged,
        WOULD_FALL_TO_ATTACK: felled,
        FELLED_BY_ATTACK: felled,
        KNOCKED_OUT: by_attack(s, pos),
        BY_ANY_ATTACK: damaged,
        BY_POKEMON: by_pokemon,
        FALLS_ANYHOW: True,
    }
    return [event for event in stage if causes[event]]


def knock_out(s: Match, fallen: list[int]) -> None:
    """Discard fallen Pokémon with all their cards, and let the opponents take their Prizes."""
    owed = [0, 0]
    homes = []
    for pos in fallen:
        owner = pos // s.slots
        top = s.stacks[pos][-1]
        s.note("knock out", top)
        saved = modifiers.has(s, "falls to", pos)
        homes.append(saved.value if saved else "discard")
        if modifiers.has(s, "knock out does not count", pos) is not None and not _is_fossil(s, top):
            continue
        worth = s.rules.prize_worth(s.table.faces[top].subkinds)
        owed[1 - owner] += max(0, worth + _more_prizes(s, pos, fallen))
        if by_attack(s, pos):
            s.ko_turn[owner] = s.turn
        if s.turn_over != BETWEEN:
            s.lost_turn[owner] = s.turn
            recalling.lost(s, pos, by_attack(s, pos))
    for pos, home in zip(fallen, homes, strict=True):
        spots.take_up(s, pos, home, "discard", False)
    # Each takes all, who is asked first lying on top of the other.
    order = (s.seat, 1 - s.seat) if prizes.TAKEN in s.table.triggers else (1 - s.seat, s.seat)
    for seat in order:
        if owed[seat]:
            prizes.take(s, seat, owed[seat])


def _is_fossil(s: Match, card: int) -> bool:
    """Tell whether a Knock Out of a card counts although its old print denies it (PL-136)."""
    return s.rules.fossils_give_prizes and "Fossil" in s.table.faces[card].subkinds


def _more_prizes(s: Match, pos: int, fallen: list[int]) -> int:
    """Return what changes the Prizes of a fallen Pokémon, once the others have left (RO-47)."""
    gone = {s.stacks[p][0] for p in fallen if p != pos}
    return sum(
        number(x.modifier.amount, s, x.frame)
        for x in modifiers.applying(s, "prizes", pos)
        if x.frame.card("self") not in gone
    )


def decide(s: Match) -> bool:
    """End the game if someone has won; both at once lead to Sudden Death."""
    ways = []
    for seat in (0, 1):
        foe = (1 - seat) * s.slots
        beaten = not any(s.stacks[foe : foe + s.slots])
        leads = _lead_counts(s) and len(s.prizes[seat]) < len(s.prizes[1 - seat])
        ways.append(int(not s.prizes[seat] or leads) + int(beaten))
    if not any(ways):
        return False
    # Winning in both ways beats winning in one: EX-189, BW-192.
    if ways[0] != ways[1]:
        win(s, 0 if ways[0] > ways[1] else 1)
    elif s.rules.double_win_draws:
        end(s, (0.5, 0.5))  # PL-192
    else:
        sudden_death(s)
    return True


def _lead_counts(s: Match) -> bool:
    """Tell whether a tiebreaker is on that is won by the first lead in Prizes (PL-191)."""
    return bool(s.game and s.rules.lead_decides)


def win(s: Match, seat: int) -> None:
    """Give a player the match."""
    s.note("win", seat)
    end(s, (1.0, 0.0) if seat == 0 else (0.0, 1.0))


def sudden_death(s: Match) -> None:
    """Start a whole new game with the Prizes of the era: EX-190, BW-193, PL-191."""
    game = s.game + 1
    s.clear()
    s.game = game
    return_all(s)
    s.note("sudden death", game)
    # The bottom frame is the game itself: it begins again with its set-up.
    del s.stack[1:]
    s.stack[0].pc = 0


SETTLE = named("ptcg.settle", (Settle(),))
