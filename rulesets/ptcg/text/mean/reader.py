"""All handlers together: from the syntax tree of a sentence to ops, modifiers and limits."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from rulesets.ptcg.text.mean.conditions.board_conditions import ConditionMeaning
from rulesets.ptcg.text.mean.conditions.happenings import TriggerMeaning
from rulesets.ptcg.text.mean.conditions.trainer_conditions import TrainerConditions
from rulesets.ptcg.text.mean.continuous.boosts import BoostMeaning
from rulesets.ptcg.text.mean.continuous.constant import ContinuousMeaning
from rulesets.ptcg.text.mean.continuous.special_cards import StandingMeaning
from rulesets.ptcg.text.mean.deeds.counters import CounterMeaning
from rulesets.ptcg.text.mean.deeds.energy_deeds import EnergyMeaning
from rulesets.ptcg.text.mean.deeds.trainer_cards import TrainerCards
from rulesets.ptcg.text.mean.deeds.trainer_plays import TrainerMeaning
from rulesets.ptcg.text.mean.discourse import Discourse, NoMeaning, Words
from rulesets.ptcg.text.mean.nouns.card_nouns import CardNouns
from rulesets.ptcg.text.mean.nouns.styles import StyleMeaning
from rulesets.ptcg.text.mean.sentences.answers import ReactionMeaning
from rulesets.ptcg.text.mean.sentences.compound import StatementMeaning
from rulesets.ptcg.text.mean.sentences.uses import UseMeaning

# Rules that only group words; what matters is at most that they stand there.
_DROPPED = frozenset(
    [
        "before",
        "cardw",
        "pokemonw",
        "after_damage",
        "less_note",
        "applied",
        "by_attacks",
        "if_any",
        "attached",
        "stadium",
        "even",
        "for_this",
        "prizes",
        "damage_counters",
        "on_it",
        "to_it",
        "poison_even",
        "power_word",
        "discarded",
        "effects_on",
        "effect_words",
        "evolve_note",
        "in_play",
        "once_each",
        "link",
        "prizes_left",
        "even_ko",
        "never_note",
        "cards_on",
        "every_type",
        "pick_note",
        "including_self",
        "choose_note",
        "even_ko_note",
        "before_they",
        "such_note",
        "energy_note",
        "including_own",
        "even_fallen",
        "did",
        "lost",
        "in_last_turn",
        "except_supporters",
    ]
)
_KEPT = frozenset(
    [
        "after_wr",
        "before_wr",
        "by_foes",
        "does",
        "draws",
        "it_them",
        "from_mon",
        "in_order",
        "or_nothing",
        "minus",
        "pokemon_that",
        "and_anything",
    ]
)


class Reader(
    StatementMeaning,
    UseMeaning,
    TriggerMeaning,
    ReactionMeaning,
    TrainerMeaning,
    TrainerCards,
    BoostMeaning,
    TrainerConditions,
    StyleMeaning,
    CounterMeaning,
    ConditionMeaning,
    EnergyMeaning,
    ContinuousMeaning,
    StandingMeaning,
    CardNouns,
):
    """Read one text, sentence by sentence, with one thread of discourse."""

    def __init__(
        self, said: Discourse, attack: str = "", damages: dict[str, int] | None = None
    ) -> None:
        self.said = said
        self.attack = attack
        self.damages = damages or {}
        self.words: tuple[str, ...] = ()  # of the sentence being read

    def read(self, node: Tree[Token] | Token) -> Any:
        """Return what a syntax tree means, its parts first and from left to right."""
        if isinstance(node, Token):
            return self.words[node.start_pos or 0]
        parts = [self.read(c) for c in node.children if getattr(c, "data", "") not in _DROPPED]
        rule = str(node.data)
        if rule in _KEPT:
            return Words(rule, parts)
        handler = getattr(self, rule, None)
        if handler is None:
            raise NoMeaning(f"no meaning for {rule}")
        return handler(*parts)
