"""What we offer on a board, and whether an outcome can be reached by some choices of ours."""

from typing import NamedTuple

from rulesets.api import CHANCE, OVER
from rulesets.yugioh.match.script import EMPTY
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.probes import boards
from tests.rulesets.yugioh.probes.photo import course, difference, expected, photo

NODES = 3000
_PARTS = {
    "start": "start of the Damage Step",
    "before": "before damage calculation",
    "calculation": "during damage calculation",
    "after": "after damage calculation",
    "end": "end of the Damage Step",
}
_HINDERED = {
    "left its place before the action": "left",
    "attack not offered": "not offered",
    "action not offered": "not offered",
    "target not offered": "not offered",
    "no Battle Phase offered": "not offered",
    "the turn passed without the action": "not offered",
}
_MAIN = {"activate": ("activate",), "special": ("special",), "summon": ("summon", "again")}


# Whether the card's own activations are taken in the windows of a search: what was used once may be
# used again, since a lasting card's effect can follow its activation.
_NEVER, _MAY, _MUST = range(3)


class Verdict(NamedTuple):
    """How a probe went: what was offered on both sides, and the outcomes not reached."""

    probe: object
    ours: frozenset
    theirs: frozenset
    wanted: int
    missed: tuple  # of words

    @property
    def agrees(self):
        """Tell whether offers are equal and every outcome was reached."""
        return self.ours == self.theirs and not self.missed


def judge(probe):
    """Set up the board of a probe, compare the offers and look for the outcomes."""
    if probe.file == "probes":
        return _judge_main(probe)
    match, cards = boards.set_up(probe)
    stopped = boards.walk(match, probe)
    cards = boards.alike(match.s, probe)
    told = [r for r in probe.found if r["do"] not in ("pass",)]
    theirs = frozenset(said for row in told for said in _said(row))
    if stopped is None:
        action = boards.announcement(match, probe, cards)
        if action not in match.game.legal_actions(match.s):
            stopped = "not offered"
    if stopped is not None:
        return Verdict(probe, frozenset([stopped]), theirs, 0, ())
    before = photo(match.s)
    ours, after = _survey(match, probe, cards, action)
    missed = []
    wanted = [row for row in probe.found if "change" in row]
    for row in wanted:
        miss = _miss(match, probe, cards, [action], row, before)
        if miss:
            missed.append(f"{row['do']}: {miss}")
    passed = any(row["do"] in ("pass", "trigger", "apply") for row in probe.found)
    if not passed and not _spared(probe):
        plain, ours_plain = _plain(probe), course(before, after)
        if plain is not None and plain != ours_plain:
            missed.append(f"nothing: {difference(plain, ours_plain)}")
    return Verdict(probe, ours, theirs, len(wanted), tuple(missed))


def _spared(probe):
    """Tell whether a card's own figures decide what Fissure destroys: no sign of an effect."""
    figures = (m.modifier.point.endswith(("atk", "def")) for m in script_of(probe.card).modifiers)
    return probe.variant == "fissure" and any(figures)


def _said(row):
    """Return what a row offered, at each of its times."""
    do = _HINDERED.get(row["do"], row["do"])
    if do != "activate":
        return [do]
    return [f"activate {time}" for time in (row["when"], *row.get("also", ()))]


def _judge_main(probe):
    match, cards = boards.set_up(probe)
    s = match.s
    before = photo(s)
    offers = [a for a in match.game.legal_actions(s) if len(a) > 1 and a[1] in cards]
    ours = frozenset(do for do, words in _MAIN.items() if any(a[0] in words for a in offers))
    theirs = frozenset(row["do"] for row in probe.found)
    missed = []
    for row in probe.found:
        firsts = [a for a in offers if a[0] in _MAIN[row["do"]]]
        if firsts:
            miss = _miss(match, probe, cards, firsts, row, before)
            if miss:
                missed.append(f"{row['do']}: {miss}")
    return Verdict(probe, ours, theirs, len(probe.found), tuple(missed))


def _plain(probe):
    """Return the outcome with a card without effect in its place."""
    match, _ = boards.set_up(probe, EMPTY)
    if boards.walk(match, probe) is not None:
        return None
    cards = boards.alike(match.s, probe)
    action = boards.announcement(match, probe, cards)
    if action not in match.game.legal_actions(match.s):
        return None
    before = photo(match.s)
    boards.step(match.game, match.s, action)
    boards.decline(match.game, match.s, wanted=boards.picked(match, probe, cards))
    return course(before, photo(match.s))


# What we offer


def moment(s, probe):
    """Return the time of an offer in the referee's words."""
    if s.step == "damage" and s.battle is not None:
        return _PARTS.get(s.battle.part, s.battle.part)
    if probe.file in ("probes-attack", "probes-battle"):
        return "attack declared" if s.battle is not None else "after the battle"
    if s.chain:
        return "activated"
    if s.pending:
        return "summoning"
    return "summoned" if probe.variant == "summon" else "resolved"


def _survey(match, probe, cards, action):
    """Return what is offered when everything optional is declined, and the outcome then."""
    game, s = match.game, match.s.clone()
    ours, applied = set(), False
    seen = len(s.history)
    wanted = boards.picked(match, probe, cards)
    boards.step(game, s, action)
    while s.waits != OVER and not boards.is_open(s):
        acts = game.legal_actions(s) if s.waits == 0 else ()
        offered = [a for a in acts if a[0] == "activate" and a[1] in cards]
        if offered and boards.PASS in acts:
            ours.add(f"activate {moment(s, probe)}")
        applied = applied or (("yes",) in acts and not s.chain)
        boards.step(game, s, boards.usual(game, s, wanted=wanted))
    if any(h.what == "activated" and h.card in cards for h in s.history[seen:]):
        ours.add("trigger")
    if applied:
        ours.add("apply")
    return frozenset(ours), photo(s)


# Looking for an outcome


def _miss(match, probe, cards, firsts, row, before):
    """Return "" if the outcome of a row can be reached, else the nearest one in words."""
    goal = expected(before, row["change"])
    uses = _MUST if row["do"] == "activate" and probe.file != "probes" else _NEVER
    if probe.file == "probes":
        uses = _MAY
    left, best = [NODES], [None]
    for first in firsts:
        s = match.s.clone()
        boards.step(match.game, s, first)
        if _reach(match.game, s, cards, uses, goal, left, best):
            return ""
    if left[0] <= 0:
        return f"not within {NODES} steps; nearest: {best[0]}"
    return best[0] or "the card was never offered"


def _reach(game, s, cards, uses, goal, left, best):
    while s.waits != OVER and not boards.is_open(s):
        left[0] -= 1
        if left[0] <= 0:
            return False
        choices = _choices(game, s, cards, uses)
        for action, still in choices[:-1]:
            c = s.clone()
            boards.step(game, c, action)
            if _reach(game, c, cards, still, goal, left, best):
                return True
        action, uses = choices[-1]
        boards.step(game, s, action)
    if uses == _MUST:
        return False
    words = difference(goal, photo(s))
    if not words:
        return True
    if best[0] is None or len(words) < len(best[0]):
        best[0] = words
    return False


def _choices(game, s, cards, uses):
    """Return the actions to try, each with whether the card is still to be used after it."""
    if s.waits == CHANCE:
        return [(a, uses) for a in boards.luck(game, s)]
    acts = game.legal_actions(s)
    if boards.PASS in acts:
        mine = [(a, _MAY) for a in acts if uses and a[0] == "activate" and a[1] in cards]
        return [*(mine if s.waits == 0 else ()), (boards.PASS, uses)]
    return [(a, uses) for a in acts]
