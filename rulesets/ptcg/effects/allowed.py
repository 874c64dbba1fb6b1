"""What a player may do before attacking, and why not: one question an action.

Each question answers None, or the topic of the statement that forbids it; `reason` says it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.engine.flow import Require, may_begin
from rulesets.engine.frames import Frame, Program, held
from rulesets.engine.lasting import PER_GAME, PER_NAME, PER_TURN, Spent, Use
from rulesets.engine.select import SELF
from rulesets.ptcg.effects import energy, modifiers, spots
from rulesets.ptcg.effects.attacks import attack_that_follows
from rulesets.ptcg.effects.heads import AsleepToo, FirstTurnToo
from rulesets.ptcg.effects.moves import fits, tool_room
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.effects.useless import useless
from rulesets.ptcg.eras import ASLEEP, PARALYZED
from rulesets.ptcg.match.continuous import powers_work, powers_work_away, working
from rulesets.ptcg.match.faces import AttackFace, Face, PowerFace
from rulesets.ptcg.match.script import AttackScript, walk

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


FROM_HAND = "cannot evolve from hand"


def bench_bar(s: Match, face: Face) -> str | None:
    """Return what forbids putting a card from hand onto the Bench."""
    if not (face.is_basic or face.is_trainer_pokemon):
        return "bench restored" if "Restored" in face.subkinds else "bench kind"
    if not spots.has_room(s, s.seat):
        return "bench full"
    return trainer_bar(s, face)  # a Fossil is played as a Trainer card


def evolve_bar(s: Match, face: Face, pos: int) -> str | None:
    """Return what forbids evolving the Pokémon at a spot with a card."""
    stack = s.stacks[pos]
    below = s.table.faces[stack[-1]]
    grows = s.rules.baby_rule and below.is_baby and face.baby == below.key
    if not grows and (not face.evolves_from or face.evolves_from != below.key):
        return "evolve name"
    if face.is_level_up and (below.is_level_up or not s.is_active(pos)):
        return "evolve name"
    if not face.is_level_up and modifiers.has(s, FROM_HAND, pos) is not None:
        return "effect"
    early = "plays early" in face.points
    return growth_bar(s, pos, face.is_level_up, face.types, early) or barred_kind(s, face)


def growth_bar(
    s: Match, pos: int, by_level: bool = False, types: str = "", early: bool = False
) -> str | None:
    """Return what forbids the Pokémon at a spot to evolve or level up now, into some types."""
    stack = s.stacks[pos]
    # To level up is not to evolve: PL-113.
    if not by_level and modifiers.has(s, "cannot evolve", pos) is not None:
        return "effect"
    at_once = early or modifiers.has(s, "evolves at once", pos) is not None
    if s.turn <= 2 and not s.rules.evolves_on_first_turn and not at_once:
        return "evolve first turn"
    if s.since[pos] == s.turn and not at_once and not _soon(s, pos, types):
        return "evolve again" if len(stack) > 1 else "evolve new"
    return None


def _soon(s: Match, pos: int, types: str) -> bool:
    """Tell whether an effect lets a Pokémon evolve in the turn it came into play."""
    found = modifiers.applying(s, "evolves soon", pos)
    return any(not x.modifier.value or set(x.modifier.value) & set(types) for x in found)


def evolving_barred(s: Match, card: int, pos: int) -> bool:
    """Tell whether a ban keeps an effect from evolving a Pokémon with a card (RO-55).

    A ban on playing Evolution cards concerns cards from the hand.
    """
    if modifiers.has(s, "cannot evolve", pos) is not None:
        return True
    owner = s.table.owner[card]
    if card in s.hands[owner] and modifiers.has(s, FROM_HAND, pos) is not None:
        return True
    return card in s.hands[owner] and cannot_play(s, owner, s.table.faces[card].kinds)


def attaching_bar(s: Match, face: Face) -> str | None:
    """Return what forbids attaching an Energy card, Tool or machine, whatever the Pokémon."""
    if face.gives_energy:
        limit = s.rules.attachments_per_turn
        if "attachments" in s.table.points:
            more = modifiers.of_player(s, "attachments", s.seat)
            limit += sum(m.amount for m in more if isinstance(m.amount, int))
        if s.attached >= limit:
            return "attach limit"
    return trainer_bar(s, face)


def attach_spots(s: Match, card: int, face: Face, spots: Sequence[int]) -> Sequence[int]:
    """Return those of some spots whose Pokémon may have a card, where attaching is allowed."""
    limited = face.script.attach_to is not None
    if face.gives_energy and not limited and s.table.points.isdisjoint(modifiers.ENERGY_BARS):
        return spots
    return [pos for pos in spots if attach_bar(s, card, face, pos) is None]


def attach_bar(s: Match, card: int, face: Face, pos: int) -> str | None:
    """Return what forbids attaching a card to a Pokémon, where attaching it is not forbidden."""
    if face.is_tool and not tool_room(s, pos):
        return "tool limit"
    if not fits(s, card, pos):
        return "effect"
    if face.gives_energy and modifiers.energy_barred(s, card, pos, from_hand=True):
        return "effect"
    return None


def trainer_bar(s: Match, face: Face) -> str | None:
    """Return what forbids playing a card as what it is: the first turn (PL-004), or an effect."""
    if s.turn == 1 and face.is_trainer and not s.rules.trainers_on_first_turn:
        return "trainer first turn"
    return barred_kind(s, face)


def barred_kind(s: Match, face: Face) -> str | None:
    """Return "effect" if an effect keeps the player from playing cards of this kind."""
    barred = "cannot play" in s.table.points and cannot_play(s, s.seat, face.kinds)
    return "effect" if barred else None


def cannot_play(s: Match, seat: int, kinds: frozenset[str]) -> bool:
    """Tell whether an effect keeps a player from playing cards of one of some kinds."""
    barred = modifiers.of_player(s, "cannot play", seat)
    return any(not m.value or not kinds.isdisjoint(m.value.split("|")) for m in barred)


def play_bar(s: Match, card: int, face: Face) -> str | None:
    """Return what forbids playing a Trainer card."""
    rules = s.rules
    if face.is_supporter and rules.supporters.per_turn is not None:
        if s.supporters >= rules.supporters.per_turn + _more_supporters(s):
            return "supporter limit"
        if s.turn == 1 and not rules.supporters.on_first_turn:
            if not _first_turn_too(face.script.play or ()):
                return "supporter first turn"
            return _trainer_itself(s, card, face) or barred_kind(s, face)
    return _trainer_itself(s, card, face) or trainer_bar(s, face) or _unpaid(s, card, face)


def price_of(s: Match, face: Face) -> int:
    """Return how many other cards of the hand the player discards to play a card."""
    if "price of" not in s.table.points:
        return 0
    found = modifiers.of_player(s, "price of", s.seat)
    return sum(
        m.amount for m in found if isinstance(m.amount, int) and face.key in m.value.split("|")
    )


def _unpaid(s: Match, card: int, face: Face) -> str | None:
    """Return "effect" if the player lacks the cards that an effect asks for a card."""
    others = [c for c in s.hands[s.seat] if c != card]
    return "effect" if len(others) < price_of(s, face) else None


def _more_supporters(s: Match) -> int:
    """Return how many Supporters more than usual the player may play; several do not add up."""
    if "supporters" not in s.table.points:
        return 0
    found = modifiers.of_player(s, "supporters", s.seat)
    return max((m.amount for m in found if isinstance(m.amount, int)), default=0)


def _first_turn_too(program: Program) -> bool:
    """Tell whether a card says that whoever goes first may use it in the first turn (PL-018)."""
    return any(type(op) is FirstTurnToo for op in program)


def _trainer_itself(s: Match, card: int, face: Face) -> str | None:
    """Return what of its own forbids playing a Trainer card."""
    rules = s.rules
    if face.is_stadium:
        if rules.stadiums_per_turn is not None and s.stadiums >= rules.stadiums_per_turn:
            return "stadium limit"
        if not rules.same_stadium and any(s.table.faces[c].key == face.key for c in s.stadium):
            return "stadium same"
        # Later Stadium cards of the second era say themselves that they cannot.
        if face.script.play and not may_begin(s, face.script.play, Frame((), s.seat)):
            return "stadium same"
    elif face.script.play is None:
        return "trainer"
    else:
        f = Frame((), s.seat, {"card": (card,)})
        if not may_begin(s, face.script.play, f):
            return "effect"
        if useless(s, face.script.play, f):
            return "useless"
    return None


def retreat_bar(s: Match, pos: int, bench: tuple[int, ...]) -> str | None:
    """Return what forbids the Active Pokémon at a spot to retreat for one of the Bench."""
    if not bench:
        return "retreat bench"
    limit = s.rules.retreats_per_turn
    if limit is not None and s.retreats >= limit:
        return "retreat limit"
    if s.under[pos]:
        return "face down"
    has = s.conditions[pos]
    if has and (ASLEEP in has or PARALYZED in has) and not _retreats_anyway(s, pos):
        return "retreat condition"
    if s.stuck == s.stacks[pos][0]:
        return "retreat failed"
    if "cannot retreat" in s.table.points and modifiers.has(s, "cannot retreat", pos) is not None:
        return "effect"
    cost = modifiers.retreat_cost(s, pos)
    if cost and not energy.covered(s, pos, "C" * cost):
        return None if modifiers.card_for_retreat(s, pos) is not None else "retreat energy"
    return None


def _retreats_anyway(s: Match, pos: int) -> bool:
    """Tell whether an effect lets a Pokémon retreat although it is Asleep or Paralyzed."""
    return all(
        modifiers.has(s, "retreats anyway", pos, condition) is not None
        for condition in s.conditions[pos]
        if condition in (ASLEEP, PARALYZED)
    )


def attack_bar(s: Match, pos: int, attack: AttackFace) -> str | None:
    """Return what forbids the Active Pokémon at a spot to use an attack."""
    has = s.conditions[pos]
    if has:
        if ASLEEP in has and not _asleep_too(attack.script):
            return "attack asleep"
        if PARALYZED in has:
            return "attack paralyzed"
    script = attack.script
    if s.turn == 1 and _kept_from_attacking(s, pos, script):
        return "attack first turn"
    cheaper = script.prices and _cheaper(s, pos, attack)
    if not cheaper and not energy.can_pay(s, pos, attack.cost, attack.name):
        return "attack energy"
    if "cannot attack" in s.table.points and modifiers.has(s, "cannot attack", pos, attack.name):
        return "effect"
    if "only attack" in s.table.points:
        only = modifiers.applying(s, "only attack", pos)
        if any(x.modifier.value != attack.name for x in only):
            return "effect"
    if "follows up" in s.table.points and attack_that_follows(s) not in ("", attack.name):
        return "effect"
    if script.once and ("game", s.seat, script.once) in s.game_uses:
        return "once a game"
    if attack.needs:
        f = _attack_frame(s, pos, attack)
        if not all(condition.holds(s, f) for condition in attack.needs):
            return "effect"
    return None


def _asleep_too(script: AttackScript) -> bool:
    """Tell whether an attack says that a Pokémon that is Asleep may use it."""
    return any(type(op) is AsleepToo for op in (*script.requires, *script.damage, *script.effect))


def _kept_from_attacking(s: Match, pos: int, script: AttackScript) -> bool:
    """Tell whether who goes first may not use an attack on the first turn (PL-002)."""
    if s.rules.first_player_attacks or modifiers.has(s, "attacks at once", pos) is not None:
        return False
    return not _first_turn_too((*script.choices, *script.requires, *script.effect))


def _cheaper(s: Match, pos: int, attack: AttackFace) -> bool:
    """Tell whether the attack's own text lets it be used for another cost, which is there.

    Nothing adds to such a cost or takes off (PL-149).
    """
    return any(
        price.when.holds(s, _attack_frame(s, pos, attack)) and energy.covered(s, pos, price.cost)
        for price in attack.script.prices
    )


def _attack_frame(s: Match, pos: int, attack: AttackFace) -> Frame:
    return Frame((), s.seat, about(s, pos), {"cost": attack.cost})


def use_bar(s: Match, pos: int, kind: str, name: str, use: Use, bit: int) -> str | None:
    """Return what forbids using a power, or another offer of a card in play."""
    if use.place:
        return "effect"
    if kind and s.conditions[pos] and _stopped_by_condition(s, pos, use):
        return "power condition"
    if kind and not powers_work(s, pos, kind):
        return "effect"
    if "no self knock out" in s.table.points and _ends_itself(s, pos, use):
        return "effect"
    if use.limit == PER_TURN and s.used[pos] & bit:
        return "power"
    if use.limit == PER_NAME and ("turn", s.seat, name) in s.game_uses:
        return "power"
    if use.limit == PER_GAME and ("game", s.seat, name) in s.game_uses:
        return "power"
    if use.once and ("game", s.seat, use.once) in s.game_uses:
        return "power"
    f = Frame((), s.seat, about(s, pos))
    if not may_begin(s, use.program, f):
        return "effect"
    return "useless" if useless(s, use.program, f) else None


def away(s: Match) -> list[tuple[int, int, int]]:
    """Return the powers of cards in the hand or the discard pile that may be used now.

    Each as the card, which of its powers and which use of that.
    """
    found = []
    for zone in ("hand", "discard"):
        seen = set()
        for card in s.zone(zone, s.seat):
            face = s.table.faces[card]
            spent = Spent("turn", s.seat, used_away(card)) in s.game_uses
            if card not in s.table.away or spent or face.number in seen:
                continue
            seen.add(face.number)
            for i, power in enumerate(face.powers):
                for j, use in enumerate(power.uses):
                    if use.place == zone and _may_use_away(s, card, power, use):
                        found.append((card, i, j))
    return found


def used_away(card: int) -> str:
    """Return under which name the use of a card outside play is noted."""
    return f"card {card}"


def _may_use_away(s: Match, card: int, power: PowerFace, use: Use) -> bool:
    """Tell whether a power outside play works, and its program may begin and would do something.

    To leave the discard pile is something; to leave the hand is a price.
    """
    if not powers_work_away(s, card, power.kind):
        return False
    f = Frame((), s.seat, {"self": (card,), "card": (card,)})
    if not may_begin(s, use.program, f):
        return False
    return use.place == "discard" or not useless(s, use.program, f)


def lent(s: Match, pos: int) -> list[tuple[int, int]]:
    """Return the uses that Tools lend the Pokémon at a spot now: the card and which of its uses."""
    found = []
    for card in s.tools[pos]:
        uses = lent_uses(s, card)
        if uses and card in working(s, pos):
            f = Frame((), s.seat, about(s, pos, card))
            for j, use in enumerate(uses):
                spent = use.once and ("game", s.seat, use.once) in s.game_uses
                if not spent and may_begin(s, use.program, f) and not useless(s, use.program, f):
                    found.append((card, j))
    return found


def lent_uses(s: Match, card: int) -> tuple[Use, ...]:
    """Return the uses of the powers printed on an attached card."""
    return tuple(use for power in s.table.faces[card].powers for use in power.uses)


def _ends_itself(s: Match, pos: int, use: Use) -> bool:
    """Tell whether a use Knocks Out its own Pokémon, and an effect forbids that."""
    own = any(type(t).__name__ == "KnockOut" and t.on == SELF for t in walk(use.program))  # type: ignore[attr-defined]
    return own and modifiers.has(s, "no self knock out", pos) is not None


def _stopped_by_condition(s: Match, pos: int, use: Use) -> bool:
    """Tell whether a power's own words stop it under the conditions of its Pokémon (RO-26)."""
    f = Frame((), s.seat, about(s, pos))
    for op in use.program:
        if type(op) is not Require:
            break
        clause = any(type(term).__name__ == "Suffers" for term in walk(op.condition))
        if clause and not op.condition.holds(s, f):
            return True
    return False


def offers(s: Match) -> list[int]:
    """Return the places of the uses an effect gave the player for a time, equal ones once."""
    found: dict[Use, int] = {}
    for i, mark in enumerate(s.player_marks[s.seat]):
        use = mark.effect
        if not isinstance(use, Use) or use in found or not mark.holds(s.turn):
            continue
        f = Frame((), s.seat, {"self": held(mark.source), "card": held(mark.card)})
        if may_begin(s, use.program, f):
            found[use] = i
    return list(found.values())


def stadium_bar(s: Match, card: int, index: int, use: Use) -> str | None:
    """Return what forbids using the Stadium in play."""
    owner = s.table.owner[card]
    if use.by != "each" and owner != s.seat:
        return "effect"
    if use.limit == PER_TURN and s.stadium_uses & (1 << index):
        return "effect"
    f = Frame((), s.seat, {"card": (card,)})
    if not may_begin(s, use.program, f):
        return "effect"
    return "useless" if useless(s, use.program, f) else None
