"""A card while its sentences are read: one after another they add effects, rules and limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rulesets.engine.asking import Pick
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, AnySelector, Exists, Held, Source
from rulesets.engine.values import AllOf, Not
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ActivatedCard,
    Destroy,
    Discard,
    Equipped,
    Happened,
    HappenedTo,
    InZone,
    IsFaceUp,
    Lasting,
    LinkedTo,
    NegateActivation,
    NegateSummon,
    OneOfCards,
    PayLp,
    Remember,
    SpecialSummon,
    TakeControl,
    Then,
    Those,
    Tribute,
)
from rulesets.yugioh.match.script import Effect, On, Procedure, Standing, walk
from rulesets.yugioh.text.assemble.bans import banned
from rulesets.yugioh.text.assemble.effects import deep, lead_targets, make_effect
from rulesets.yugioh.text.mean.deeds.lasting import lasting
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Claim, Heads
from rulesets.yugioh.text.mean.roles import (
    Act,
    ActivatedBy,
    AlsoNamed,
    Automatic,
    Banned,
    EquipTo,
    Holding,
    Limited,
    Linked,
    Nothing,
    OfKind,
    OnField,
    Only,
    Options,
    Ritual,
    SelfDestroy,
    Stated,
    Summoning,
)

# A card on the field that the card remembers.
_STAYS = Those(LinkedTo(), InZone(("monsters",)))


def link_step(cards: AnySelector, how: str) -> AnyOp:
    """Return the step that ties a monster to the card that brought it."""
    if how == "takes":
        falls = Modifier("self destroy", when=Not(Exists(Source())))
        return Lasting((falls,), cards, "")
    return Remember(cards)


def while_there(op: AnyOp) -> AnyOp:
    """Return a step whose statements hold as long as the card that made it stays face up."""
    if not isinstance(op, Lasting) or op.until:
        return op
    there = IsFaceUp(Source())
    return replace(
        op,
        standings=tuple(
            replace(m, when=there if m.when is None else AllOf((m.when, there)))
            for m in op.standings
        ),
    )


def either_way(effect: Effect, on: On) -> list[Effect]:
    """Return the two effects of a card that answers a Summon or an activation."""

    def of_summon(op: AnyOp) -> AnyOp:
        return Then() if isinstance(op, NegateActivation) else op

    def of_activation(op: AnyOp) -> AnyOp:
        if isinstance(op, NegateSummon):
            return Then()
        if isinstance(op, Destroy) and op.cards == HappenedTo():
            return Destroy(ActivatedCard())
        return op

    one = tuple(deep(op, of_summon) for op in effect.program)
    other = tuple(deep(op, of_activation) for op in effect.program)
    return [replace(effect, program=one), replace(effect, program=other, on=on, missable=False)]


def is_price(program: Program) -> bool:
    """Tell whether steps do nothing but pay, discard or Tribute."""
    pays = [op for op in program if not isinstance(op, Pick)]
    return bool(pays) and all(isinstance(op, PayLp | Discard | Tribute) for op in pays)


def link_rule(how: str) -> Modifier:
    """Return when the card falls with the monster it remembers."""
    if how == "gone":
        return Modifier("self destroy", when=AllOf((Exists(LinkedTo()), Not(Exists(_STAYS)))))
    lost = On("moved", OneOfCards(LinkedTo()), origin=("monsters",), how=("destroyed",))
    return Modifier("self destroy", when=AllOf((Exists(LinkedTo()), Happened(lost))))


ANYWHERE = ("field", "hand", "deck", "grave", "banished", "extra", "materials")
STAYS = frozenset(("Continuous", "Field", "Equip"))


@dataclass
class Draft:
    """What was understood of a card so far."""

    said: Discourse
    effects: list[Effect] = field(default_factory=list)
    modifiers: list[Standing] = field(default_factory=list)
    procedures: list[Procedure] = field(default_factory=list)
    summoning: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    equip_to: EquipTo | None = None
    ritual: Ritual | None = None
    only: Heads | None = None  # conditions on activating the card itself
    unique: AnyFilter | None = None
    card: int = -1  # which effect is the activation of the card itself
    last: str = ""  # what the sentence before was
    options: Act | None = None  # what stands before a list of effects to choose from
    point: bool = False  # a point of the list begins

    @property
    def is_monster(self) -> bool:
        """Tell whether the card is a monster."""
        return self.said.kind == "Monster"

    @property
    def stays(self) -> bool:
        """Tell whether the card stays on the field."""
        return self.is_monster or not STAYS.isdisjoint(self.said.subs)

    def add(self, role: object) -> None:
        """Take in what a sentence means."""
        handler = _HANDLERS.get(type(role))
        if handler is None:
            raise NoMeaning(f"a sentence that is a {type(role).__name__}")
        handler(self, role)
        self.last = type(role).__name__

    # Effects

    def begin_point(self) -> None:
        """Begin a point of a list."""
        if self.options is None and "gemini" not in self.kinds:
            raise NoMeaning("a list of points")
        self.point = True

    def choice(self, role: Options) -> None:
        """Take in what stands before a list of effects of which one is chosen."""
        if self.options is not None or role.act.targets:
            raise NoMeaning("a second list of effects")
        self.options = role.act

    def _option(self, act: Act) -> None:
        """Add an effect of a list: each one is a way of its own to use what stands before."""
        head = self.options
        assert head is not None
        if act.heads is not None or act.flip or act.can:
            raise NoMeaning("a point with heads of its own")
        whole = replace(head, program=act.program, targets=act.targets, cost=head.cost + act.cost)
        card = not self.is_monster and head.heads is None and not self.stays
        made = make_effect(self.said, whole, card=card)
        if made.kind in ("trigger", "flip"):
            raise NoMeaning("a choice of effects that are due")
        if made.kind != "card":
            if made.limit is None and not head.cost:
                raise NoMeaning("a choice of effects without a limit")
            if made.limit is not None:
                made = replace(made, limit=replace(made.limit, key="options"))
        if card and self.card < 0:
            self.card = len(self.effects)
        self.effects.append(made)

    def act(self, act: Act) -> None:
        """Begin an effect, or go on with the one before."""
        heads = act.heads
        if self.point and self.options is not None:
            self.point = False
            self._option(act)
            return
        if heads is not None and heads.spirit:
            self.kinds.append("spirit")
        if not self.is_monster and self._is_activation(act):
            self._activation(act)
            return
        old = heads is None and act.priced and not act.can and not act.flip
        lasts = not self.is_monster and self.stays and bool(act.cost)
        if old and not self.effects and (self.is_monster or lasts):
            act = replace(act, can=True)  # texts of the first years leave the words out
        if heads is None and not act.can and not act.flip:
            self.go_on(act.program, act.cost, act.targets)
            return
        plain = heads is not None and not act.colon and self._only_conditions(heads)
        if plain and self.effects and not act.can:
            raise NoMeaning("a condition inside an effect")
        if heads is None and act.can and not act.priced and self.effects:
            raise NoMeaning("an effect without a price beside another one")
        made = make_effect(self.said, act)
        self.effects.append(made)
        if heads is not None and heads.extra:
            if made.limit is not None or made.kind != "trigger":
                raise NoMeaning("a limited effect with several events")
            self.effects += [replace(made, on=on) for on in heads.extra]

    @staticmethod
    def _only_conditions(heads: Heads) -> bool:
        return heads.on is None and not heads.phase_trigger and heads.limit is None

    def _is_activation(self, act: Act) -> bool:
        """Tell whether an effect of a Spell or Trap is what its activation does."""
        heads = act.heads
        if self.card >= 0:
            return False
        if self.effects and heads is None and not act.priced:
            return False  # it goes on with the effect before
        if self.said.self_place in ("hand", "grave", "banished"):
            return False
        if not self.stays:
            return heads is None or not (self.said.event_is_self or heads.place)
        equips = "Equip" in self.said.subs and act.priced
        plain = self.said.kind == "Trap" and not act.cost
        return heads is None and not act.can and (plain or equips)

    def _activation(self, act: Act) -> None:
        self.card = len(self.effects)
        made = make_effect(self.said, act, card=True)
        extra = () if act.heads is None else act.heads.extra
        if not extra:
            self.effects.append(made)
            return
        if made.on is None or made.on.what != "summoning" or len(extra) != 1:
            raise NoMeaning("an activation with several events")
        self.effects += either_way(made, extra[0])

    def go_on(self, program: Program, cost: Program = (), targets: Program = ()) -> None:
        """Go on with the effect before: a new sentence is a later step."""
        if not self.effects:
            raise NoMeaning("steps without an effect")
        effect = self.effects[-1]
        if len(self.effects) > 1 and self.effects[-2].program == effect.program:
            raise NoMeaning("steps behind an effect with several events")
        if self.last not in ("Act", "Stated", "ActivatedBy", "Nothing"):
            raise NoMeaning("steps behind a sentence that is no effect")
        if cost:
            raise NoMeaning("a price in the middle of an effect")
        if self.card == len(self.effects) - 1 and not effect.cost and is_price(effect.program):
            # Texts of the first years pay in a sentence of its own.
            effect = replace(effect, cost=effect.program, program=())
        early, rest = lead_targets(program)
        early = targets + early
        if early and effect.program:
            raise NoMeaning("targets in the middle of an effect")
        # Continuous effects that begin with the step before them are no step of their own.
        joint: Program = (Then(),) if effect.program and rest else ()
        self.effects[-1] = replace(
            effect, program=(*effect.program, *joint, *rest), targets=effect.targets + early
        )

    def activated_by(self, role: ActivatedBy) -> None:
        """Take in what activating the card costs, targets and does."""
        if self.card >= 0 or self.is_monster:
            raise NoMeaning("a second activation")
        self.card = len(self.effects)
        program = (
            tuple(deep(op, while_there) for op in role.program) if self.stays else role.program
        )
        act = Act(program, None, cost=role.cost, targets=role.targets, priced=True)
        self.effects.append(make_effect(self.said, act, card=True))

    # Statements

    def stated(self, role: Stated) -> None:
        """Take in statements: rules of a card that stays, or for what was named before."""
        for claim in role.claims:
            if self._is_step(claim):
                self.go_on(lasting(claim, ""))
            else:
                self._rule(claim)

    def _is_step(self, claim: Claim) -> bool:
        if isinstance(claim.on, Equipped):
            return False
        if claim.pronoun:
            if claim.on is None:
                raise NoMeaning("a statement about 'it', the card itself")
            return True
        return False

    def _rule(self, claim: Claim) -> None:
        if claim.ops:
            raise NoMeaning("a rule about so many cards")
        if not self.stays:
            raise NoMeaning("a rule of a card that does not stay")
        itself = not self.is_monster and claim.on is None and not claim.player
        if itself and any(m.point not in _OF_SPELLS for m in claim.modifiers):
            raise NoMeaning("a rule about a Spell or Trap itself")
        for modifier in claim.modifiers:
            made = modifier if claim.on is None else replace(modifier, on=claim.on)
            if claim.when is not None:
                when = claim.when if made.when is None else AllOf((made.when, claim.when))
                made = replace(made, when=when)
            places = ("hand",) if modifier.point == "tributes" else claim.places
            self.modifiers.append(Standing(made, places))

    # Rules of the card

    def limited(self, role: Limited) -> None:
        """Put a limit on the effect before, on each, or on the activation of the card."""
        if role.what == "procedure":
            if not self.procedures:
                raise NoMeaning("a limit without a Summon")
            self.procedures[-1] = replace(self.procedures[-1], limit=role.limit)
            return
        if not self.effects:
            raise NoMeaning("a limit without an effect")
        if role.what == "card":
            if self.card < 0 and not self.is_monster and self.stays:
                raise NoMeaning("a limit on the activation of a card that does nothing")
            at = range(self.card, self.card + 1)
        elif role.what in ("each", "one"):
            at = range(len(self.effects))
        else:
            at = range(len(self.effects) - 1, len(self.effects))
        for i in at:
            effect = self.effects[i]
            if role.what == "quick":
                if effect.kind != "ignition":
                    raise NoMeaning("either player's turn for what is no ignition effect")
                self.effects[i] = replace(effect, kind="quick")
            else:
                self.effects[i] = replace(effect, limit=role.limit)

    def banned(self, role: Banned) -> None:
        """Forbid something for the turn of the effect before."""
        if not self.effects:
            raise NoMeaning("a ban without an effect")
        self.effects[-1] = banned(self.effects[-1], role)

    def on_field(self, role: OnField) -> None:
        """Allow only one on the field."""
        from rulesets.yugioh.effects import Named

        if role.name != self.said.own:
            raise NoMeaning("only one of several cards")
        self.unique = Named((role.name,))

    def equip(self, role: EquipTo) -> None:
        """Take in which monsters may be equipped."""
        if "Equip" not in self.said.subs:
            raise NoMeaning("equipment that is no Equip Spell")
        self.equip_to = role
        self.said.that = Equipped()

    def summoned(self, role: Summoning) -> None:
        """Take in a rule of the card's own Summon."""
        if not self.is_monster:
            raise NoMeaning("a rule of Summoning on a card that is no monster")
        self.summoning += [w for w in role.words if w not in self.summoning]
        self.procedures += role.procedures

    def rite(self, role: Ritual) -> None:
        """Join what a Ritual Spell says."""
        old = self.ritual or Ritual()
        self.ritual = Ritual(
            role.filter or old.filter, role.level or old.level, role.exactly or old.exactly
        )

    def linked(self, role: Linked) -> None:
        """Let the card and what it Summoned fall together."""
        if self.card < 0 or self.card != len(self.effects) - 1:
            raise NoMeaning("cards that go together without an activation")
        effect = self.effects[self.card]
        summons = [t for t in walk(effect.program) if isinstance(t, SpecialSummon | TakeControl)]
        if len(summons) > 1:
            raise NoMeaning("cards that go together without a Summon")
        if summons:
            cards = summons[0].cards
        elif len(effect.targets) == 1 and role.how != "takes":
            cards = Held("target")
        else:
            raise NoMeaning("cards that go together without a Summon")
        step = link_step(cards, role.how)
        if step not in effect.program:
            self.effects[self.card] = replace(effect, program=(*effect.program, step))
        if role.how != "takes":
            self.modifiers.append(Standing(link_rule(role.how)))

    def of_kind(self, role: OfKind) -> None:
        """Take in a rule of the card's kind."""
        if role.kind not in self.kinds:
            self.kinds.append(role.kind)

    def activate_only(self, role: Only) -> None:
        """Take in a condition on activating the card."""
        if self.is_monster:
            raise NoMeaning("an activation of a monster")
        if self.only is not None or self.effects:
            raise NoMeaning("a second condition on the activation")
        self.only = role.heads

    def automatic(self, role: Automatic) -> None:
        """Add what the card does by itself."""
        if not self.stays:
            raise NoMeaning("a card that does not stay and does something by itself")
        self.effects.append(role.effect)

    def self_destroy(self, role: SelfDestroy) -> None:
        """Let the card destroy itself while something holds."""
        self.modifiers.append(Standing(Modifier("self destroy", when=role.when)))

    def holding(self, role: Holding) -> None:
        """Ask a condition at activation and again on resolution."""
        if not self.effects or self.effects[-1].holds is not None:
            raise NoMeaning("a condition without an effect")
        effect = self.effects[-1]
        condition = role.condition
        if effect.condition is not None:
            condition = AllOf((effect.condition, condition))
        self.effects[-1] = replace(effect, condition=condition, holds=role.condition)

    def also_named(self, role: AlsoNamed) -> None:
        """Give the card a second name in every place."""
        self.modifiers.append(Standing(Modifier("treated as", value=role.name), ANYWHERE))

    def nothing(self, role: Nothing) -> None:
        """Pass over what repeats a rule."""


_OF_SPELLS = frozenset(("effect proof", "destroy proof", "untargetable"))

_HANDLERS: dict[type, Callable[..., None]] = {
    Act: Draft.act,
    ActivatedBy: Draft.activated_by,
    Stated: Draft.stated,
    Limited: Draft.limited,
    Banned: Draft.banned,
    OnField: Draft.on_field,
    EquipTo: Draft.equip,
    Summoning: Draft.summoned,
    Ritual: Draft.rite,
    Linked: Draft.linked,
    OfKind: Draft.of_kind,
    Only: Draft.activate_only,
    SelfDestroy: Draft.self_destroy,
    Nothing: Draft.nothing,
    Holding: Draft.holding,
    Options: Draft.choice,
    Automatic: Draft.automatic,
    AlsoNamed: Draft.also_named,
}
