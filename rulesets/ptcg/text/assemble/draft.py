"""What the sentences of a text build, one after another, before its kind gives it a shape."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import AnyOf, Not, Size
from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    Coins,
    EndTurn,
    ForEach,
    Held,
    Ignore,
    Is,
    May,
    OneOf,
    Pick,
    Repeat,
    Require,
    Self,
    Send,
    ThisCard,
    Watch,
)
from rulesets.ptcg.match.script import Price, Provision, walk
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.assemble.changes import change
from rulesets.ptcg.text.assemble.notes import lessened, only_if
from rulesets.ptcg.text.assemble.rewards import in_place
from rulesets.ptcg.text.assemble.sequels import (
    answered,
    as_own_damage,
    follow,
    guarded,
    only_shuffles,
    picked_in,
    within,
)
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import ATTACK, ENERGY, TOOL, TRAINER, Discourse
from rulesets.text.gaps import NoMeaning

# A sentence that goes on with the cards of the one before it.
_DEEDS = frozenset(("show", "reveal", "put", "attach"))
_PRONOUNS = frozenset(("it", "them", "that", "those"))


class Draft:
    """What a text has built so far."""

    def __init__(self, said: Discourse) -> None:
        self.said = said
        self.program: Program = ()
        self.uses: list[roles.OpenUse] = []
        self.triggers: list[roles.OpenTrigger] = []
        self.modifiers: tuple[Modifier, ...] = ()
        self.limits: list[Condition] = []  # powers: off while one of these holds
        self.requires: Program = ()
        self.per_name = ""  # the power of which one is used a turn
        self.by_words = False  # its name only has to contain these words
        self.once = ""  # the kind of thing that is used once a game
        self.lends: Condition | None = None  # on which Pokémon a Tool's power may be used
        self.single = False  # its continuous effects count once
        self.single_name = ""  # the power whose answers count once
        self.prices: tuple[Price, ...] = ()  # other costs of an attack
        self.price: Program = ()  # of the use that comes next
        self.ends_turn = False
        self.attach: roles.AttachThis | None = None
        self.ends: roles.Ends | None = None
        self.before: Program = ()
        self.either: Program = ()  # done whether a coin lets the attack fail or not
        self.provides: tuple[Provision, ...] = ()
        self.deeds: list[tuple[Program, Condition | None]] = []  # by sentence, and whether done

    def add(self, meaning: object, words: tuple[str, ...] = ()) -> None:
        """Take in the meaning of the next sentence."""
        if isinstance(meaning, tuple):
            if words[:2] == ("either", "way"):
                self.either += meaning
            self._add_terms(meaning, self._is_tail(meaning, words))
        elif isinstance(meaning, roles.Follow):
            self._follow(meaning)
        elif isinstance(meaning, roles.Change):
            self._change(meaning)
        elif isinstance(meaning, roles.Instead):
            self._edit(lambda p: in_place(p, meaning, self.deeds))
        else:
            self._keep(meaning)

    def _is_tail(self, steps: Program, words: tuple[str, ...]) -> bool:
        """Tell whether steps belong behind what was said before, in whatever branch that stands."""
        if words[-1:] == ("afterward",) or "new" in words or only_shuffles(steps):
            return True
        if words[:1] == ("then",) and self._after_coin():
            return True
        is_deed = bool(words) and words[0] in _DEEDS and bool(_PRONOUNS & set(words))
        return is_deed and self._after_loop()

    def _follow(self, meaning: roles.Follow) -> None:
        if self.before and not self.program:
            self.before = follow(self.before, as_own_damage(meaning), self.said)
        elif meaning.program == (EndTurn(),) and self.uses and self._surely_done():
            self._edit(lambda p: p + meaning.program)
        elif meaning.done and self._by_choice():
            self._edit(lambda p: p + guarded(p, meaning.program))
        else:
            self._edit(lambda p: follow(p, meaning, self.said, self.deeds))

    def _surely_done(self) -> bool:
        """Tell whether the deed of a use leaves nothing to choose: to use it is to do it."""
        return bool(self.deeds) and not any(isinstance(op, Pick) for op in self.deeds[-1][0])

    def _change(self, meaning: roles.Change) -> None:
        if meaning.kind == "before":
            self.before += meaning.program
        elif self.before and not self.program:
            self.before = change(self.before, meaning)
        else:
            self._edit(lambda p: change(p, meaning))

    def _keep(self, meaning: object) -> None:
        """Keep what says when, how often and on what the text works."""
        match meaning:
            case roles.Lends(condition):
                self.lends = condition
            case roles.Single(name):
                self.single, self.single_name = True, name
            case roles.OnlyOn(condition):
                if not self.modifiers or any(m.when is not None for m in self.modifiers):
                    raise NoMeaning("an effect on some Pokémon only that no sentence has said")
                self.modifiers = tuple(replace(m, when=condition) for m in self.modifiers)
            case roles.Recovers():
                self._recover()
            case roles.Ignored(condition):
                self._limit(condition)
            case roles.Either(program):
                self._either(program)
            case roles.Lessened(most):
                self.modifiers = tuple(lessened(m, most) for m in self.modifiers)
            case roles.Cheaper(cost, when):
                self.prices += (Price(cost, when),)
            case roles.UseCost(program):
                self.price += program
            case roles.OpenUse():
                self.uses.append(replace(meaning, program=self.price + meaning.program))
                self.price = ()
                steps = tuple(op for op in meaning.program if not isinstance(op, Require))
                if steps:
                    self.deeds.append((steps, None))
            case roles.OpenTrigger():
                self.triggers.append(meaning)
            case roles.PowerLimit(condition):
                self.limits.append(condition)
            case roles.OnlyIf(condition):
                self.requires += (Require(condition),)
            case roles.PerName(name, words):
                self.per_name, self.by_words = name, words
            case roles.OnceAGame(kind):
                self.once = kind
            case roles.EndsTurn():
                self.ends_turn = True
            case roles.AttachThis():
                self.attach = meaning
            case roles.Ends():
                self.ends = meaning
            case _:
                raise NoMeaning(f"no place for {type(meaning).__name__}")

    def _recover(self) -> None:
        """Let those that conditions cannot affect recover from the ones they have."""
        safe = [m for m in self.modifiers if m.point == "cannot be affected"]
        if len(safe) != 1 or safe[0].value:
            raise NoMeaning("recovery of Pokémon that some conditions can affect")
        self.modifiers += (replace(safe[0], point="recovers"),)

    def _either(self, program: Program) -> None:
        """Let the player choose between what was said before and something else."""
        if self.said.kind != TRAINER or not self.program or self.uses or self.triggers:
            raise NoMeaning("a choice of what was said before, where nothing was")
        self.program = (OneOf((self.program, program)),)

    def _limit(self, condition: Condition) -> None:
        """Let what was said before count only under a condition."""
        if self.program or self.uses or not (self.modifiers or self.triggers):
            raise NoMeaning("an effect ignored that is neither continuous nor an answer")
        self.modifiers = tuple(only_if(m, condition) for m in self.modifiers)
        self.triggers = [only_if(t, condition) for t in self.triggers]

    def _current(self) -> Program:
        """Return the program that the text is building now."""
        parts = self.uses or self.triggers
        return parts[-1].program if parts else self.program

    def _hangs_on_branch(self, terms: Program) -> bool:
        """Tell whether terms go on with what only a branch of the last op picks."""
        program = self._current()
        last = program[-1] if program else None
        if not isinstance(last, (If, May)):
            return False
        picked = picked_in(last.then) - picked_in(program[:-1])
        return any(isinstance(t, (Held, Size)) and t.name in picked for t in walk(terms))

    def _add_terms(self, terms: tuple[Any, ...], tail: bool = False) -> None:
        if terms and all(isinstance(t, Modifier) for t in terms):
            self.modifiers += terms
            return
        if terms and all(isinstance(t, Ignore) for t in terms) and self.said.kind != ATTACK:
            return  # powers and cards put counters, which know no Weakness or Resistance
        if any(isinstance(t, Provision) for t in terms):
            self._add_provisions(tuple(t for t in terms if isinstance(t, Provision)))
            self.modifiers += tuple(t for t in terms if isinstance(t, Modifier))
            return
        if self._falls_off(terms):
            self.modifiers += (Modifier("falls off", when=terms[0].condition),)
        elif tail or self._hangs_on_branch(terms):
            self._edit(lambda p: within(p, terms))
        elif self._flips_later(terms):
            self._edit(lambda p: answered(p, terms))
        else:
            self._edit(lambda p: p + terms)
            self.deeds.append((terms, self.said.deed))
        self.said.deed = None

    def _add_provisions(self, terms: tuple[Provision, ...]) -> None:
        """Take in what an Energy card gives: by itself one thing only, what it gives in play."""
        usual = [p for p in (*self.provides, *terms) if p.when is None]
        if len(usual) > 2 or (len(usual) == 2 and usual[0].units != ("C",)):
            raise NoMeaning("an Energy card that gives two things at once")
        special = (p for p in (*self.provides, *terms) if p.when is not None)
        # What Rainbow Energy is outside play, the engine asks of the units of several types.
        self.provides = (*special, *usual[-1:])

    def _after_coin(self) -> bool:
        """Tell whether what was said last hangs on a coin."""
        program = self._current()
        program = tuple(op for op in program if not isinstance(op, Ignore))
        last = program[-1] if program else None
        return isinstance(last, If) and last.condition in (HEADS, TAILS)

    def _falls_off(self, terms: Program) -> bool:
        """Tell whether a sentence discards an attached card as soon as something holds."""
        return (
            self.said.kind in (ENERGY, TOOL)
            and len(terms) == 1
            and isinstance(terms[0], If)
            and _of_its_pokemon(terms[0].condition)
            and terms[0].then == (Send(ThisCard()),)
            and not terms[0].otherwise
        )

    def _flips_later(self, terms: Program) -> bool:
        """Tell whether a sentence on a coin belongs to an answer or a loop that flips it."""
        last = self.program[-1] if self.program else None
        flipped: Program = ()
        if isinstance(last, Watch):
            flipped = last.triggers[-1].program
        elif isinstance(last, ForEach):
            flipped = last.program
        return any(isinstance(op, Coins) for op in flipped) and all(
            isinstance(op, If) and op.condition in (HEADS, TAILS) for op in terms
        )

    def _by_choice(self) -> bool:
        """Tell whether "if you do" rewards the answer to an event that need not be answered."""
        last = self.triggers[-1] if self.triggers and not self.uses else None
        if last is None or not last.optional:
            return False
        return not last.program or not isinstance(last.program[-1], (May, If))

    def _after_loop(self) -> bool:
        """Tell whether what was said last is done several times."""
        program = self._current()
        return bool(program) and isinstance(program[-1], Repeat)

    def _edit(self, edit: Callable[[Program], Program]) -> None:
        """Change the program that the text is building now."""
        if self.uses:
            self.uses[-1] = replace(self.uses[-1], program=edit(self.uses[-1].program))
        elif self.triggers:
            self.triggers[-1] = replace(self.triggers[-1], program=edit(self.triggers[-1].program))
        else:
            self.program = edit(self.program)


def _of_its_pokemon(condition: Condition) -> bool:
    """Tell whether a condition says what the Pokémon a card is attached to is or is not."""
    if isinstance(condition, AnyOf):
        return all(map(_of_its_pokemon, condition.conditions))
    inner = condition.condition if isinstance(condition, Not) else condition
    return isinstance(inner, Is) and inner.what == Self()
