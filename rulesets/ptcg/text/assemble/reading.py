"""Read the sentences of a text into a draft, and lists of points as choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from rulesets.engine.frames import Program
from rulesets.ptcg.effects.ops import OneOf
from rulesets.ptcg.text import mean
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.ptcg.text.assemble.shapes import play_script
from rulesets.ptcg.text.mean.discourse import ENERGY, TOOL, TRAINER, Discourse
from rulesets.ptcg.text.mean.registry import MEANINGS
from rulesets.ptcg.text.read.parse import GRAMMAR
from rulesets.ptcg.text.read.reminders import is_reminder
from rulesets.text.gaps import NoMeaning, NotUnderstood
from rulesets.text.sentences import Sentence, points

# Every module of `mean` registers its handlers.
MEANINGS.load(mean)

# Told of a sentence that was not read: the sentence, its words, and why.
Missing = Callable[..., None]


def read_all(draft: Draft, found: Sequence[Sentence], missing: Missing) -> None:
    """Read sentences into a draft, one after another; tell what could not be read."""
    said = draft.said
    told = [s for s in found if not is_reminder(s.words) or _ends_it(said, s)]
    for at, sentence in enumerate(told):
        if _POINT in sentence.words:
            try:
                draft.add(_choice(said, told[at:], missing))
            except NoMeaning as e:
                missing(sentence, str(sentence), str(e))
            return
        tree = GRAMMAR.parse(sentence.words)
        if isinstance(tree, NotUnderstood):
            missing(sentence, str(tree))
            continue
        said.words = sentence.words
        said.done_before = said.done
        try:
            draft.add(MEANINGS.read(tree, sentence.words, said), sentence.words)
        except NoMeaning as e:
            missing(sentence, str(sentence), str(e))


def _ends_it(said: Discourse, sentence: Sentence) -> bool:
    """Tell whether a sentence discards an attached card, as it repeats a rule of Supporters."""
    return said.kind in (ENERGY, TOOL) and sentence.words[:4] == ("when", "your", "turn", "ends")


_POINT = "•"
_ONE, _ONE_OR_BOTH = ("choose", "1"), ("choose", "1", "or", "both")
_ONE_OR_MORE = ("choose", "1", "or", "more")


def _choice(said: Discourse, told: Sequence[Sentence], missing: Missing) -> Program:
    """Return the choice between the points of a list, each a text of its own."""
    head, options = points(told, _POINT)
    if head not in (_ONE, _ONE_OR_BOTH, _ONE_OR_MORE) or said.kind != TRAINER:
        raise NoMeaning("a list of points that is no choice")
    programs = [_point(said, option, missing) for option in options]
    if head != _ONE:
        most = len(programs) + 1
        chosen = [c for n in range(2, most) for c in combinations(programs, n)]
        programs += [tuple(op for program in some for op in program) for some in chosen]
    return (OneOf(tuple(programs)),)


def _point(said: Discourse, found: Sequence[Sentence], missing: Missing) -> Program:
    """Return the program of one point of a list."""
    draft = Draft(said)
    read_all(draft, found, missing)
    made = play_script(draft)
    if made.play is None or made.modifiers or made.triggers or draft.requires:
        raise NoMeaning("a point of a list that is no play")
    return made.play
