"""Checks of a format's structure: kinds and sections, other games, Gym Leader Challenge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardpool.model.pokemon import POKEMON
from rulesets.api import QUESTION, Finding, check
from rulesets.counting import total
from rulesets.deck import Deck
from rulesets.ptcg.construction.counts import copies_allowed
from rulesets.ptcg.construction.kinds import (
    ACE_SPEC,
    has_ancient_trait,
    has_rule_box,
    is_pokemon,
    own_limit,
)
from rulesets.ptcg.construction.rules import SECTION, PokemonRules
from rulesets.ptcg.construction.wording import bracket, counted_name, names, places


@check("PTCG401", "card-kinds", cites=("BASE-003", "EX-012", "BW-019"))
def card_kinds(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card of another game, or a card outside the one deck that a player has.

    A deck holds Pokémon, Trainer and Energy cards and nothing else; there is no side deck.

    Illegal:
        3 Dark Magician
    Legal:
        4 Pikachu BS 58
        4 Bill BS 91
        4 Fire Energy BS 98
    """
    others = [e for e in deck.entries if e.card.game != POKEMON]
    aside = [e for e in deck.entries if e.section != SECTION]
    if others:
        yield card_kinds.finding(
            f"{names(others)}{bracket(places(others))}: not a Pokémon, Trainer or Energy card",
            entries=others,
            cites=rules.citing("BASE-003", "EX-012", "BW-019"),
        )
    if aside:
        cards = "card" if total(aside) == 1 else "cards"
        yield card_kinds.finding(
            f"{total(aside)} {cards} outside the deck, in {aside[0].section!r}"
            f"{bracket(places(aside), 'there is no side deck')}",
            entries=aside,
            cites=rules.citing("BASE-003", "EX-012", "BW-019"),
        )


@check("PTCG402", "other-game", cites=("PF-009",))
def other_game(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A list of TCG Pocket, which is another game.

    A Pocket deck has 20 cards, no Energy cards and at most two of a name. Such a list is not
    judged by the rules of 60 cards.

    Illegal:
        2 Pikachu BS 58
        2 Raichu BS 14
        2 Abra BS 43
        2 Kadabra BS 32
        2 Alakazam BS 1
        2 Machop BS 52
        2 Machoke BS 34
        2 Machamp BS 8
        2 Bill BS 91
        2 Switch BS 95
    Legal:
        4 Pikachu BS 58
    """
    if rules.is_pocket(deck):
        yield other_game.finding(
            "20 cards, no Energy and at most 2 of a name: this is a list of TCG Pocket, another "
            f"game; {rules.title} cannot judge it",
            severity=QUESTION,
        )


@check("PTCG403", "single-type", cites=("PF-071", "PF-072"))
def single_type(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """Pokémon of more than one type in a format of single-type decks.

    A Pokémon of two types counts for either; the type that most Pokémon of the deck have is taken
    as meant.

    In: ptcg-glc
    Illegal:
        1 Charmander PGO 8
        1 Squirtle PGO 15
    Legal:
        1 Charmander PGO 8
        1 Charmeleon PGO 9
    """
    entries = [e for e in deck.entries if is_pokemon(e.card)]
    types = Counter(t for e in entries for t in e.card.types for _ in range(e.copies))
    if not types:
        return
    meant = max(types, key=lambda t: types[t])
    others = [e for e in entries if meant not in e.card.types]
    for e in others:
        shown = "/".join(e.card.types) or "no type"
        yield single_type.finding(
            f"{e.card.name} is {shown}{bracket(f'this deck is {meant}')}",
            entries=(e,),
            cites=("PF-072",) if len(e.card.types) > 1 else ("PF-071",),
        )


@check("PTCG404", "singleton", cites=("PF-070", "PF-073"), parameters=copies_allowed)
def singleton(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """More than one copy of a name in a format that allows one; basic Energy is exempt.

    In: ptcg-glc
    Illegal:
        2 Ultra Ball SVI 196
    Legal:
        1 Ultra Ball SVI 196
        12 Fire Energy SVE 2
    Fix: lowers the count of the last line of that name that has enough copies.
    """
    for over in rules.tally(deck).over:
        yield singleton.finding(
            f"{over.copies} copies of {counted_name(over.entries)}"
            f"{bracket(places(over.entries), f'limit {over.limit}')}",
            entries=over.entries,
            fix=over.fix,
            cites=("PF-073",),
        )


@check("PTCG405", "rule-box", cites=("PF-074", "PF-075"))
def rule_box(deck: Deck, rules: PokemonRules) -> Iterator[Finding]:
    """A card with a Rule Box, or an ACE SPEC, in a format without them.

    Pokémon-EX, Mega, BREAK, GX, TAG TEAM, V, VMAX, VSTAR, V-UNION, ex and Radiant Pokémon, Prism
    Star cards of any kind and ACE SPEC cards. Ancient Traits and Amazing Rare Pokémon are allowed.

    In: ptcg-glc
    Illegal:
        1 Charizard ex OBF 125
    Legal:
        1 Jirachi VIV 119
    """
    for entry in deck.entries:
        card = entry.card
        trait = not rules.traits and has_ancient_trait(card)
        if not trait and not has_rule_box(card):
            continue
        what = "an ACE SPEC" if own_limit(card) == ACE_SPEC else "a Rule Box card"
        if trait:
            what = "a Pokémon with an Ancient Trait"
        yield rule_box.finding(
            f"{card.name} is {what}{bracket(f'{rules.title} allows none')}",
            entries=[entry],
            cites=("PF-075",) if trait else ("PF-074",),
        )


STRUCTURE = (card_kinds, other_game)
CHALLENGE = (single_type, singleton, rule_box)  # of Gym Leader Challenge alone
