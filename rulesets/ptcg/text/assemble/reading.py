"""Read the sentences of a text into a draft, and lists of points as choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.engine.frames import Program
from rulesets.ptcg.effects.ops import OneOf
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.ptcg.text.assemble.shapes import play_script
from rulesets.ptcg.text.mean.discourse import TRAINER, NoMeaning
from rulesets.ptcg.text.mean.reader import Reader
from rulesets.ptcg.text.read.normalise import Sentence
from rulesets.ptcg.text.read.parse import NotUnderstood, parse
from rulesets.ptcg.text.read.reminders import is_reminder

# Told of a sentence that was not read: the sentence, its words, and why.
Missing = Callable[..., None]


def read_all(draft: Draft, reader: Reader, found: Sequence[Sentence], missing: Missing) -> None:
    """Read sentences into a draft, one after another; tell what could not be read."""
    told = [s for s in found if not is_reminder(s.words)]
    for at, sentence in enumerate(told):
        if "•" in sentence.words:
            try:
                draft.add(_choice(reader, told[at:], missing))
            except NoMeaning as e:
                missing(sentence, str(sentence), str(e))
            return
        tree = parse(sentence.words)
        if isinstance(tree, NotUnderstood):
            missing(sentence, str(tree))
            continue
        reader.words = sentence.words
        reader.said.done_before = reader.said.done
        try:
            draft.add(reader.read(tree), sentence.words)
        except NoMeaning as e:
            missing(sentence, str(sentence), str(e))


_ONE, _ONE_OR_BOTH = ("choose", "1"), ("choose", "1", "or", "both")


def _choice(reader: Reader, told: Sequence[Sentence], missing: Missing) -> Program:
    """Return the choice between the points of a list, each a text of its own."""
    head, first = _before_point(told[0].words), told[0].words[told[0].words.index("•") :]
    if head not in (_ONE, _ONE_OR_BOTH) or reader.said.kind != TRAINER:
        raise NoMeaning("a list of points that is no choice")
    options: list[list[Sentence]] = []
    for words in (first, *(s.words for s in told[1:])):
        if words[0] == "•":
            options.append([])
        options[-1].append(Sentence(tuple(w for w in words if w != "•")))
    programs = [_point(reader, option, missing) for option in options]
    if head == _ONE_OR_BOTH:
        programs.append(tuple(op for program in programs for op in program))
    return (OneOf(tuple(programs)),)


def _before_point(words: tuple[str, ...]) -> tuple[str, ...]:
    return words[: words.index("•")]


def _point(reader: Reader, found: Sequence[Sentence], missing: Missing) -> Program:
    """Return the program of one point of a list."""
    draft = Draft(reader.said)
    read_all(draft, reader, found, missing)
    made = play_script(draft)
    if made.play is None or made.modifiers or made.triggers or draft.requires:
        raise NoMeaning("a point of a list that is no play")
    return made.play
