"""Read the sentences of a text into a draft, and lists of points as choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.engine.frames import Program
from rulesets.ptcg.effects.ops import OneOf
from rulesets.ptcg.text import mean
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.ptcg.text.assemble.shapes import play_script
from rulesets.ptcg.text.mean.discourse import TRAINER, Discourse
from rulesets.ptcg.text.mean.registry import MEANINGS
from rulesets.ptcg.text.read.normalise import Sentence
from rulesets.ptcg.text.read.parse import GRAMMAR
from rulesets.ptcg.text.read.reminders import is_reminder
from rulesets.text.gaps import NoMeaning, NotUnderstood

# Every module of `mean` registers its handlers.
MEANINGS.load(mean)

# Told of a sentence that was not read: the sentence, its words, and why.
Missing = Callable[..., None]


def read_all(draft: Draft, found: Sequence[Sentence], missing: Missing) -> None:
    """Read sentences into a draft, one after another; tell what could not be read."""
    said = draft.said
    told = [s for s in found if not is_reminder(s.words)]
    for at, sentence in enumerate(told):
        if "•" in sentence.words:
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


_ONE, _ONE_OR_BOTH = ("choose", "1"), ("choose", "1", "or", "both")


def _choice(said: Discourse, told: Sequence[Sentence], missing: Missing) -> Program:
    """Return the choice between the points of a list, each a text of its own."""
    head, first = _before_point(told[0].words), told[0].words[told[0].words.index("•") :]
    if head not in (_ONE, _ONE_OR_BOTH) or said.kind != TRAINER:
        raise NoMeaning("a list of points that is no choice")
    options: list[list[Sentence]] = []
    for words in (first, *(s.words for s in told[1:])):
        if words[0] == "•":
            options.append([])
        options[-1].append(Sentence(tuple(w for w in words if w != "•")))
    programs = [_point(said, option, missing) for option in options]
    if head == _ONE_OR_BOTH:
        programs.append(tuple(op for program in programs for op in program))
    return (OneOf(tuple(programs)),)


def _before_point(words: tuple[str, ...]) -> tuple[str, ...]:
    return words[: words.index("•")]


def _point(said: Discourse, found: Sequence[Sentence], missing: Missing) -> Program:
    """Return the program of one point of a list."""
    draft = Draft(said)
    read_all(draft, found, missing)
    made = play_script(draft)
    if made.play is None or made.modifiers or made.triggers or draft.requires:
        raise NoMeaning("a point of a list that is no play")
    return made.play
