"""Set up the described boards and walk to the position just before the action that is answered."""

from random import Random

from rulesets.api import CHANCE, OVER
from rulesets.engine.frames import advance
from rulesets.engine.game import waiting
from rulesets.yugioh.effects import Unless
from rulesets.yugioh.play.battle import BattleStep
from rulesets.yugioh.play.turn import GAME, EnterPhase, Main
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named
from tests.rulesets.yugioh.play.board import board

PASS = ("pass",)
_ELVES = ["Mystical Elf"]
_REST = [
    *("Sogen", "Mirror Force", "Blue-Eyes White Dragon", "Dark Magician", "Polymerization"),
    *("Monster Reborn", "Man-Eater Bug", "Kuriboh", "Celtic Guardian"),
]
# More in hands: by variant, player 0's and player 1's
_HELD = {
    "mst": ((), ("Fissure", "Luster Dragon")),
    "fissure": ((), ("Fissure", "Luster Dragon")),
    "summon": ((), ("Fissure", "Luster Dragon")),
    "foolish": (("Foolish Burial",), ()),
    "dealings": (("Dark World Dealings",), ()),
    "raigeki": ((), ("Raigeki",)),
}


def set_up(probe, script=None):
    """Return the board of a probe in turn 1, and the numbers of the probed card."""
    name, variant = probe.card.name, probe.variant
    spec = {"monster": f"{name} attack", "setm": f"{name} set"}.get(probe.place)
    field = [] if variant == "direct" else ["Alexandrite Dragon", "Giant Soldier of Stone"]
    foe = ["Gene-Warped Warwolf", "Luster Dragon set"]
    if variant == "attacks":
        foe[0] += " defense"
    elif variant == "attacks-direct":
        foe = []
    spells = ["Jar of Greed"] if variant in ("mst", "fissure", "summon") else []
    held, foe_held = _HELD.get(variant, ((), ()))
    deck, foe_deck = 20, 20
    if probe.file != "probes":
        deck = [*_ELVES * 15, *([name] if probe.place == "deck" else []), *_REST]
    if probe.place in ("set", "faceup"):
        spells.append(f"{name} {'set' if probe.place == 'set' else 'up'}")
    match = board(
        field + ([spec] if spec else []),
        foe,
        hand=["Celtic Guardian", "Mystical Space Typhoon", *held, *_if(probe, "hand")],
        spells=spells,
        grave=["Luster Dragon", "Monster Reborn", *_if(probe, "grave")],
        deck=deck,
        foe_hand=["Celtic Guardian", "Mystical Space Typhoon", *foe_held],
        foe_spells=["Mirror Force"],
        foe_grave=["Summoned Skull"],
        foe_deck=foe_deck,
        scripts=_scripts(probe, script),
        turn=1,
    )
    s = match.s
    if probe.file != "probes":
        _rewind(s)
    for spot in list(s.spots):
        if spot is not None and s.table.faces[spot.card].name == name:
            s.change(spot.card, summoned="")
    return match, alike(s, probe)


def _rewind(s):
    """Begin with the Draw Phase of turn 1: what happens in its Standby Phase has happened."""
    s.stack[-1].pc = next(i for i, op in enumerate(GAME) if isinstance(op, EnterPhase))
    s.stack[-1].values.clear()
    s.waits = advance(s)


def _if(probe, place):
    return [probe.card.name] if probe.place == place else []


def _scripts(probe, script):
    names = [
        *("Mystical Space Typhoon", "Mirror Force", "Jar of Greed", "Monster Reborn", "Sogen"),
        *("Fissure", "Foolish Burial", "Dark World Dealings", "Raigeki", "Polymerization"),
        *("Man-Eater Bug", "Kuriboh"),
    ]
    found = {name: script_of(named(name)) for name in names}
    found[probe.card.name] = script or script_of(probe.card)
    return {name: program for name, program in found.items() if program is not None}


def alike(s, probe):
    """Return the numbers of player 0's cards of the probed name in the probed place."""
    zone = {"setm": "monsters", "monster": "monsters", "set": "back", "faceup": "back"}
    wanted = zone.get(probe.place, probe.place)
    return {
        card
        for card, face in enumerate(s.table.faces)
        if face.name == probe.card.name and s.controller(card) == 0 and _is_in(s, card, wanted)
    }


def _is_in(s, card, wanted):
    zone = s.zone_of(card)
    return zone in ("spells", "field zone") if wanted == "back" else zone == wanted


# Walking


def is_open(s):
    """Tell whether a player has a free choice: the open state of a Main Phase or Battle Step."""
    return s.waits in (0, 1) and isinstance(waiting(s)[0], Main | BattleStep)


def decline(game, s, keep=False, wanted=()):
    """Go on to the next open state: pass what may be passed, else take the first choice.

    `keep`: pay what keeps a card where it is asked; `wanted`: cards to pick before others.
    """
    while s.waits != OVER and not is_open(s):
        step(game, s, usual(game, s, keep, wanted))


def usual(game, s, keep=False, wanted=()):
    """Return the choice of a player who wants nothing but the cards of the board's action."""
    if s.waits == CHANCE:
        return luck(game, s)[0]
    offers = game.legal_actions(s)
    keep = keep or isinstance(waiting(s)[0], Unless)  # a duty is paid there wherever it can be
    for action in (PASS, ("yes",) if keep else ("no",)):
        if action in offers:
            return action
    return next((a for a in offers if a[0] == "pick" and a[1] in wanted), offers[0])


def luck(game, s):
    """Return the ways chance can go; a shuffle leaves the order."""
    outcomes = game.chance_outcomes(s)
    if outcomes:
        return [action for action, _ in outcomes]
    offers = game.legal_actions(s)
    if offers:
        return list(offers)
    size = len(game.chance(s, Random(0))[1])
    return [("shuffle", tuple(range(size)))]


def step(game, s, action):
    """Take one action."""
    game.apply(s, action)


def walk(match, probe):
    """Go to the open state before the action; return what hinders it, or None."""
    game, s = match.game, match.s
    keep = any("upkeep" in row for row in probe.found)
    decline(game, s, keep)
    if probe.file == "probes" or probe.variant in ("foolish", "dealings"):
        return None
    turns = 2 if probe.variant in ("attacks", "attacks-direct") else 1
    for _ in range(turns):
        end = ("phase", "end")
        if end not in game.legal_actions(s):
            return "not offered"
        step(game, s, end)
        decline(game, s, keep)
        while s.waits != OVER and is_open(s) and s.phase == "main 2":
            step(game, s, end)
            decline(game, s, keep)
    if s.waits == OVER:
        return "not offered"
    if not alike(s, probe):
        return "left"
    if probe.file in ("probes-attack", "probes-battle"):
        if ("phase", "battle") not in game.legal_actions(s):
            return "not offered"
        step(game, s, ("phase", "battle"))
        decline(game, s, keep)
        if s.phase != "battle":
            return "not offered"
    return None


def picked(match, probe, cards):
    """Return the cards that the action of the board is about."""
    if probe.variant == "mst":
        return {match.card("Jar of Greed", 0)}
    return set(cards)


def announcement(match, probe, cards):
    """Return the action that is answered."""
    s = match.s
    wolf = next((c for c, f in enumerate(s.table.faces) if f.name == "Gene-Warped Warwolf"), -1)
    card = min(cards, default=-1)
    if probe.variant == "attack":
        return ("attack", wolf, match.card("Giant Soldier of Stone", 0))
    if probe.variant == "attacked":
        return ("attack", wolf, card)
    if probe.variant == "direct":
        return ("attack", wolf, -1)
    if probe.variant == "attacks":
        return ("attack", card, wolf)
    if probe.variant == "attacks-direct":
        return ("attack", card, -1)
    return _played(match, probe)


def _played(match, probe):
    s = match.s
    name = {
        "mst": "Mystical Space Typhoon",
        "mst-set": "Mystical Space Typhoon",
        "fissure": "Fissure",
        "summon": "Luster Dragon",
        "raigeki": "Raigeki",
        "foolish": "Foolish Burial",
        "dealings": "Dark World Dealings",
    }[probe.variant]
    held = next((c for c in s.hands[s.seat] if s.table.faces[c].name == name), -1)
    return ("summon", held) if probe.variant == "summon" else ("activate", held, 0)
