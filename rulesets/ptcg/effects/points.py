"""The points of the rules at which continuous effects change something."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import BOTH
from rulesets.engine.values import Minus, Reg, Times
from rulesets.engine.words import PLAYERS, Speaker, joined
from rulesets.ptcg.effects.terms.phrases import energy, symbols
from rulesets.ptcg.match.continuous import AWAY


class Point(NamedTuple):
    """A point of the rules: what a modifier means there, and how players are told."""

    meaning: str
    words: Callable[[Speaker, Modifier], str]
    of_player: bool = False  # it holds for a player, not for Pokémon


def _more(say: Speaker, m: Modifier, what: str = "") -> str:
    """Return an amount as so much more or less of something."""
    if isinstance(m.amount, int) and m.amount < 0:
        return f"{-m.amount}{what} less"
    if isinstance(m.amount, Times) and m.amount.left == -1:
        return f"{say.number(m.amount.right)}{what} less"
    return f"{say.number(m.amount)}{what} more"


def _signed(say: Speaker, m: Modifier) -> str:
    return f"{m.amount:+d}" if isinstance(m.amount, int) else f"+({say.number(m.amount)})"


def _named(m: Modifier) -> str:
    """Return the words that a modifier holds."""
    return joined(tuple(m.value.split("|")))


def _deals(say: Speaker, m: Modifier, when: str = "") -> str:
    to = f" to {say.which(m.against)}" if m.against is not None else ""
    return f"its attacks do {_more(say, m)} damage{to}{when}"


def _attacks(say: Speaker, m: Modifier) -> str:
    if m.against is None:
        return "attacks"
    return f"attacks of {say.which(m.against).removeprefix('all ')}"


def _to_attacks(say: Speaker, m: Modifier) -> str:
    return f" to {_attacks(say, m)}" if m.against is not None else ""


_BEFORE, _AFTER = " before Weakness and Resistance", " after Weakness and Resistance"


def _taken(say: Speaker, m: Modifier) -> str:
    """Say how much less is done, or to which figure the damage is lessened."""
    n = m.amount.right if isinstance(m.amount, Times) and m.amount.left == -1 else m.amount
    if isinstance(n, Minus) and n.left == Reg("damage"):
        return f"{_attacks(say, m)} do {say.number(n.right)} damage to it{_AFTER}"
    return f"{_attacks(say, m)} do {_more(say, m)} damage to it{_AFTER}"


_KINDS = {
    "Pokémon Power": "Pokémon Powers",
    "Poké-Power": "Poké-Powers",
    "Poké-Body": "Poké-Bodies",
    "Ability": "Abilities",
}


def _powers(m: Modifier) -> str:
    words = m.value.split("|")
    kinds = tuple(_KINDS.get(kind, kind) for kind in words if kind and kind != AWAY)
    reach = ", also in hands and discard piles," if AWAY in words else ""
    return (joined(kinds, "and") or "powers") + reach


def _cannot_attack(say: Speaker, m: Modifier) -> str:
    return f"it cannot use {_named(m)}" if m.value else "it cannot attack"


def _off_the_hand(say: Speaker, m: Modifier) -> str:
    cards = f"of {say.which(m.of)} none" if m.of is not None else f"no {energy(m.value)}"
    return f"{cards} can be attached to it from the hand"


def _cost(m: Modifier) -> str:
    return " Energy of any type" if m.value == "any" else f" {{{m.value or 'C'}}}"


def symbols_of(m: Modifier) -> str:
    """Return the cost that a modifier holds behind a name."""
    return symbols(m.value.partition("|")[2], "and") or "no Energy"


def _of_whom(say: Speaker, m: Modifier) -> str:
    return f" of {say.which(m.against)}" if m.against is not None else ""


_CAUSES = {"attack": "attacks", "power": "powers", "trainer": "Trainer cards"}


def _causes(m: Modifier) -> str:
    return joined(tuple(_CAUSES[word] for word in m.value.split("|") if word in _CAUSES), "and")


def _takes(m: Modifier) -> str:
    return "discard" if "discard" in m.value.split("|") else "remove"


def _whose(m: Modifier) -> str:
    return "both players'" if m.who == BOTH else "the opponent's"


def _into(m: Modifier) -> str:
    return f" into {symbols(m.value)} Pokémon" if m.value else ""


def _types(say: Speaker, m: Modifier) -> str:
    return f"that of {say.which(m.of)}" if m.of is not None else symbols(m.value, "and")


def _attacks_of(say: Speaker, m: Modifier) -> str:
    assert m.of is not None
    return f"it also has the attacks of {say.which(m.of)}"


POINTS: dict[str, Point] = {
    "damage dealt": Point(
        "damage done by attacks of `on`, where the era reckons changes of damage",
        _deals,
    ),
    "damage dealt before": Point(
        "the same, expressly before Weakness and Resistance",
        lambda say, m: _deals(say, m, _BEFORE),
    ),
    "damage dealt after": Point(
        "the same, expressly after Weakness and Resistance",
        lambda say, m: _deals(say, m, _AFTER),
    ),
    "damage taken before": Point(
        "damage done to `on` by attacks, before Weakness and Resistance",
        lambda say, m: f"{_attacks(say, m)} do {_more(say, m)} damage to it{_BEFORE}",
    ),
    "damage taken": Point("the same, after Weakness and Resistance", _taken),
    "prevent damage": Point(
        "damage of attacks on `on` is prevented",
        lambda say, m: f"{_attacks(say, m)} do no damage to it",
    ),
    "prevent effects": Point(
        "effects of attacks on `on`, other than damage, are prevented",
        lambda say, m: f"effects of {_attacks(say, m)} other than damage do not reach it",
    ),
    "prevent all": Point(
        "both damage and effects of attacks are prevented",
        lambda say, m: f"{_attacks(say, m)} neither damage nor affect it",
    ),
    "hp": Point("added to Hit Points", lambda say, m: f"{_signed(say, m)} HP"),
    "maximum hp": Point(
        "its Hit Points are `amount`, to which others are added",
        lambda say, m: f"its maximum HP is {say.number(m.amount)}",
    ),
    "retreat": Point(
        "added to the Retreat Cost", lambda say, m: f"its Retreat Cost is {_more(say, m)}"
    ),
    "free retreat": Point("no Retreat Cost", lambda say, m: "it has no Retreat Cost"),
    "attack cost": Point(
        "added to the Colorless Energy of attack costs, or to that of the type `value`",
        lambda say, m: f"its attacks cost {_more(say, m, _cost(m))}",
    ),
    "cost of attack": Point(
        "added to the Colorless Energy of the cost of the attack named `value`",
        lambda say, m: f"its attack {_named(m)} costs {_more(say, m, ' {C}')}",
    ),
    "attack for": Point(
        "`value`: an attack, then the cost it may be used for",
        lambda say, m: f"it may use {m.value.partition('|')[0]} for {symbols_of(m)}",
    ),
    "no attack cost": Point(
        "its attacks cost nothing, or nothing of the types in `value`",
        lambda say, m: f"its attacks need no {energy(m.value)}",
    ),
    "strikes through": Point(
        "damage of its attacks ignores effects on the opponent's Active Pokémon",
        lambda say, m: "damage of its attacks ignores effects on the Active Pokémon",
    ),
    "prevent powers": Point(
        "effects of powers of Pokémon do not reach it",
        lambda say, m: f"effects of powers{_of_whom(say, m)} do not reach it",
    ),
    "prevent trainers": Point(
        "effects of Trainers of the opponent's, with `who` of both players', of the kinds in"
        " `value`, do not reach it",
        lambda say, m: f"effects of {_whose(m)} {_named(m)} cards do not reach it",
    ),
    "no counters": Point(
        "attacks and powers put no damage counters on it, or only what is in `value` does not",
        lambda say, m: f"{_named(m) or 'effects'}{_of_whom(say, m)} put no damage counters on it",
    ),
    "tools": Point(
        "so many more Tools may be attached to it",
        lambda say, m: f"it may have {_more(say, m)} Tools",
    ),
    "tools off": Point(
        "Tools attached to it have no effect", lambda say, m: "its Tools have no effect"
    ),
    "special energy off": Point(
        "Special Energy attached to it gives Colorless and nothing else",
        lambda say, m: "its Special Energy gives {C} and nothing else",
    ),
    "energy doubled": Point(
        "basic Energy of the types in `value` attached to it counts twice",
        lambda say, m: f"basic {energy(m.value)} on it counts twice",
    ),
    "plays early": Point(
        "the card may evolve a Pokémon in a first turn and in the turn that Pokémon came into play",
        lambda say, m: (
            "it may evolve a Pokémon in a first turn or the turn that one came into play"
        ),
    ),
    "heals double": Point(
        "twice as many damage counters are removed from it",
        lambda say, m: "healing removes twice as many damage counters from it",
    ),
    "attacks at once": Point(
        "may attack in the first turn of the game",
        lambda say, m: "it may attack in the first turn of the game",
    ),
    "evolves soon": Point(
        "may evolve in the turn it came into play, not in a first turn, into the types in `value`",
        lambda say, m: f"it may evolve{_into(m)} in the turn it came into play",
    ),
    "type": Point(
        "its type is `value`, in letters, or every type of the cards `of`, where there are any",
        lambda say, m: f"its type is {_types(say, m)}",
    ),
    "weakness": Point(
        "the type of its Weakness is `value`",
        lambda say, m: f"its Weakness is to {symbols(m.value)}",
    ),
    "resistance": Point(
        "a further Resistance (−30) to `value`",
        lambda say, m: f"it also has a Resistance to {symbols(m.value)}",
    ),
    "no weakness": Point("no Weakness", lambda say, m: f"it has no Weakness{_to_attacks(say, m)}"),
    "no resistance": Point(
        "no Resistance", lambda say, m: f"it has no Resistance{_to_attacks(say, m)}"
    ),
    "energy": Point(
        "every Energy card attached gives `value`",
        lambda say, m: f"all Energy on it gives {symbols(m.value)}",
    ),
    "energy too": Point(
        "every basic Energy card attached gives one Energy of its own type or of `value`",
        lambda say, m: f"basic Energy on it gives {symbols(m.value)} as well as its own type",
    ),
    "cannot attack": Point("`value`: names of attacks, empty for all", _cannot_attack),
    "no effect of attack": Point(
        "what its attack named `value` does beside its damage is left out",
        lambda say, m: f"the effect of its attack {_named(m)} is ignored",
    ),
    "only attack": Point(
        "`value`: the one attack that it can use",
        lambda say, m: f"it can use no attack but {_named(m) or 'the one chosen'}",
    ),
    "flip to attack": Point(
        "the attacker flips a coin; tails: the attack does nothing",
        lambda say, m: "it flips a coin to attack; tails: the attack does nothing",
    ),
    "retreats anyway": Point(
        "it may retreat under the conditions in `value`",
        lambda say, m: f"it may retreat even while it is {_named(m)}",
    ),
    "cannot retreat": Point("it cannot retreat", lambda say, m: "it cannot retreat"),
    "stays active": Point(
        "no effect switches it out of the Active spot",
        lambda say, m: "no effect switches it to the Bench",
    ),
    "energy stays": Point(
        "the opponent's effects in `value` (attack, power, trainer) do not take Energy cards off"
        " it; with the word `discard`, they do not discard them",
        lambda say, m: f"the opponent's {_causes(m)} cannot {_takes(m)} Energy cards from it",
    ),
    "energy returns": Point(
        "its Energy cards that are not Colorless, discarded by an effect of the other player, go to"
        " their owner's hand",
        lambda say, m: "Energy cards that the other player discards from it go to the hand",
    ),
    "comes back": Point(
        "the card goes to the hand where it would go from play to the discard pile",
        lambda say, m: "discarded from play, this card goes to the hand",
    ),
    "goes home": Point(
        "it is shuffled into the deck with all its cards as soon as `when` holds",
        lambda say, m: "it and all its cards are shuffled into the deck",
    ),
    "tails are heads": Point(
        "tails of the attack `value` of the Pokémon `against` made on it count as heads",
        lambda say, m: f"tails of {_named(m)} made on it count as heads",
    ),
    "copies": Point(
        "it counts as the Pokémon or card `of`: name, types, Hit Points, attacks and so on; with"
        " the value `powers` it has that one's powers too, its own it keeps",
        lambda say, m: (
            f"it counts as the same card as {say.which(m.of) if m.of else 'another'}"
            f"{'' if m.value else ', without its powers'}"
        ),
    ),
    "cannot devolve": Point("it cannot devolve", lambda say, m: "it cannot devolve"),
    "marker": Point(
        "it has a marker named `value`, for which texts may ask",
        lambda say, m: f"it has a {_named(m)} marker",
    ),
    "only resistance": Point(
        "its Resistance is to `value` (−30), in place of the one printed",
        lambda say, m: f"its Resistance is to {symbols(m.value)}",
    ),
    "cannot evolve": Point("it cannot evolve", lambda say, m: "it cannot evolve"),
    "cannot evolve from hand": Point(
        "no card from the hand can evolve it",
        lambda say, m: "it cannot evolve by a card from the hand",
    ),
    "cannot attach": Point(
        "no Energy cards can be attached", lambda say, m: "no Energy can be attached to it"
    ),
    "cannot attach from hand": Point(
        "Energy cards, of the types in `value` or among the cards `of` where said; from elsewhere"
        " they can be attached",
        _off_the_hand,
    ),
    "cannot be affected": Point(
        "`value`: conditions, empty for all",
        lambda say, m: f"it cannot be {_named(m) or 'under a Special Condition'}",
    ),
    "powers off": Point(
        "its powers do not work, or only those of the kinds in `value`; with the word `away`, of"
        " cards in hands and discard piles too",
        lambda say, m: f"its {_powers(m)} do not work",
    ),
    "prizes": Point(
        "added to the Prizes given",
        lambda say, m: f"{_signed(say, m)} Prizes when it is Knocked Out",
    ),
    "knock out does not count": Point(
        "no Prize for it, and no Pokémon was Knocked Out",
        lambda say, m: "its Knock Out does not count",
    ),
    "poison": Point(
        "added to the counters of Poison",
        lambda say, m: f"Poison puts {_more(say, m)} damage counters on it",
    ),
    "no self knock out": Point(
        "powers that Knock Out the Pokémon itself cannot be used",
        lambda say, m: "its powers that Knock it Out itself cannot be used",
    ),
    "no healing": Point(
        "no damage counters can be removed from it", lambda say, m: "it cannot be healed"
    ),
    "counters stay": Point(
        "damage counters on it cannot be moved to others",
        lambda say, m: "damage counters on it cannot be moved",
    ),
    "weakness times": Point(
        "Weakness multiplies damage done to it by `amount`",
        lambda say, m: f"Weakness multiplies damage done to it by {say.number(m.amount)}",
    ),
    "resistance less": Point(
        "its Resistance takes off so much less",
        lambda say, m: f"its Resistance takes off {say.number(m.amount)} less",
    ),
    "burn": Point(
        "added to the counters of Burns",
        lambda say, m: f"Burns put {_more(say, m)} damage counters on it",
    ),
    "poison counters": Point(
        "Poison puts `amount` counters; of several the most, to which others are added",
        lambda say, m: f"Poison puts {say.number(m.amount)} damage counters on it",
    ),
    "burn counters": Point(
        "the same of Burns",
        lambda say, m: f"Burns put {say.number(m.amount)} damage counters on it",
    ),
    "recovers": Point(
        "Special Conditions on it end at once",
        lambda say, m: "it recovers from Special Conditions",
    ),
    "sleep coins": Point(
        "added to the coins to wake up", lambda say, m: f"it flips {_more(say, m)} coins to wake up"
    ),
    "baby": Point(
        "who attacks it tosses a coin first; on tails the turn ends: what Baby Pokémon say of"
        " themselves",
        lambda say, m: "while it is Active, attackers flip a coin first; tails: the turn ends",
    ),
    "evolves at once": Point(
        "may evolve in the turn it came into play",
        lambda say, m: "it may evolve in the turn it came into play",
    ),
    "attacks of earlier stages": Point(
        "may use the attacks of the cards below",
        lambda say, m: "it may use the attacks of its earlier stages",
    ),
    "attacks twice": Point(
        "after its first attack of a turn it may attack once more; nothing comes in between",
        lambda say, m: "it may attack twice a turn",
    ),
    "follows up": Point(
        "after the first attack of its player's other Active Pokémon it may use its attack `value`",
        lambda say, m: f"it may use {_named(m)} after your other Active Pokémon attacks",
    ),
    "attaches more": Point(
        "with the Energy card of the turn so many more may be attached to it from the hand",
        lambda say, m: f"the turn's Energy card may be attached to it with {_more(say, m)}",
    ),
    "attacks of": Point("also has the attacks of the Pokémon `of`, at their costs", _attacks_of),
    "lends attacks": Point(
        "it may use the attacks printed on the card whose text this is",
        lambda say, m: "it may use the attacks of this card",
    ),
    "turn goes on": Point(
        "its evolving does not end the turn",
        lambda say, m: "its evolving does not end the turn",
    ),
    "cannot play": Point(
        "player `who`; `value`: kinds of cards",
        lambda say, m: f"{PLAYERS[m.who]} cannot play {_named(m) or 'any'} cards",
        of_player=True,
    ),
    "supporters": Point(
        "player `who` may play `amount` more Supporters a turn; several do not add up",
        lambda say, m: f"{PLAYERS[m.who]} may play {_more(say, m)} Supporters a turn",
        of_player=True,
    ),
    "flips again": Point(
        "player `who` may flip the coins of an attack once more, once a turn by the name `value`",
        lambda say, m: (
            f"once a turn {PLAYERS[m.who]} may flip the coins of an attack again ({m.value})"
        ),
        of_player=True,
    ),
    "attachments": Point(
        "player `who` may attach `amount` more Energy a turn",
        lambda say, m: f"{PLAYERS[m.who]} may attach {_more(say, m)} Energy a turn",
        of_player=True,
    ),
    "bench": Point(
        "player `who` may have at most `amount` Benched Pokémon",
        lambda say, m: f"{PLAYERS[m.who]} may have {say.number(m.amount)} Benched Pokémon at most",
        of_player=True,
    ),
    "open hand": Point(
        "player `who` plays with the hand face up",
        lambda say, m: f"{PLAYERS[m.who]} plays with the hand face up",
        of_player=True,
    ),
    "price of": Point(
        "player `who` discards `amount` other cards of the hand to play a card named in `value`",
        lambda say, m: (
            f"{PLAYERS[m.who]} must discard {say.number(m.amount)} cards to play {_named(m)}"
        ),
        of_player=True,
    ),
    "pile untouched": Point(
        "effects in `value` (attack, power) take no card out of the discard pile of player `who`",
        lambda say, m: f"{_causes(m)} move no cards of the discard pile of {PLAYERS[m.who]}",
        of_player=True,
    ),
    "stays discarded": Point(
        "from the discard pile it comes neither to the hand nor to the deck",
        lambda say, m: "this card stays in the discard pile",
    ),
    "no recovery": Point(
        "powers and Trainers of player `who` put no cards of theirs from the discard pile to hand;"
        " with the value `any`, no effect does so",
        lambda say, m: (
            f"{'no effect puts' if m.value else PLAYERS[m.who] + ' cannot put'} discarded cards"
            f" {'of ' + PLAYERS[m.who] + ' ' if m.value else ''}into the hand"
        ),
        of_player=True,
    ),
    "kind": Point(
        "counts as of the stage `value`",
        lambda say, m: f"it counts as a {_named(m)} Pokémon",
    ),
    "falls to": Point(
        "Knocked Out, its Pokémon cards go to the zone `value`; attached cards are discarded",
        lambda say, m: f"Knocked Out, its Pokémon cards go to the {_named(m)}",
    ),
    "falls off": Point(
        "the card is discarded from the Pokémon as soon as `when` holds",
        lambda say, m: "this card is discarded",
    ),
    "sheds": Point(
        "attached Trainer cards of the kind `value` are discarded from it at once",
        lambda say, m: f"{_named(m)} cards attached to it are discarded",
    ),
    "retreat for card": Point(
        "the card it stands on is discarded in place of the Energy of a retreat",
        lambda say, m: "this card is discarded in place of Energy when it retreats",
    ),
}
