"""Compile printed English text: whole, or not at all with the exact words not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rulesets.text.chart import Node
from rulesets.text.gaps import Gap, NoMeaning, NotUnderstood
from rulesets.text.meanings import expect
from rulesets.text.sentences import Sentence
from rulesets.yugioh.match.script import CardScript, Materials
from rulesets.yugioh.text import mean
from rulesets.yugioh.text.assemble.acting import begin_point
from rulesets.yugioh.text.assemble.adding import add
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.assemble.materials import materials_of
from rulesets.yugioh.text.assemble.shapes import script_of
from rulesets.yugioh.text.assemble.sound import check
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Noun
from rulesets.yugioh.text.mean.registry import MEANINGS
from rulesets.yugioh.text.read.cardtext import CardText
from rulesets.yugioh.text.read.normalise import Names, plain, sentences
from rulesets.yugioh.text.read.parse import GRAMMAR

MEANINGS.load(mean)
# Sentences that begin an effect of their own; others go on with what was said.
_BEGIN = frozenset(
    (
        "deeds_each_time",
        "options_headed",
        "options_plain",
        "priced_counter",
        "activated_for",
        "counter_act",
        "by_price",
        "headed",
        "headed_plainly",
        "flip_act",
        "flip_headed",
        "activated_by",
    )
)
_BEGIN_BODY = frozenset(("may_priced", "priced", "may_act", "may_priced_target", "priced_target"))


class Compiled(NamedTuple):
    """A card's script, or the gaps that keep it unscripted."""

    script: CardScript | None
    gaps: tuple[Gap, ...] = ()


class Compiler:
    """Compile card texts with the names of a pool."""

    def __init__(self, names: Iterable[str]) -> None:
        self._known = frozenset(names)
        self._all = "\n".join(self._known).lower()
        self._names = Names(self._known)

    def _part(self, word: str) -> bool:
        return word.lower() in self._all

    def card(self, card: CardText) -> Compiled:
        """Return a card's script, or every gap in its text."""
        gaps: list[Gap] = []
        if card.pendulum:
            gaps.append(Gap("pendulum", card.pendulum, "", "a Pendulum effect"))
        said = Discourse(card.name, card.kind, card.subs, self._known.__contains__, self._part)
        materials = self._materials(card, said, gaps)
        draft = Draft(said)
        for sentence in self.sentences(card):
            self._read(draft, sentence, gaps)
        if not gaps:
            try:
                script = script_of(draft, card, materials)
                check(script)
                return Compiled(script)
            except NoMeaning as e:
                gaps.append(Gap("text", "", "", str(e)))
        return Compiled(None, tuple(gaps))

    def sentences(self, card: CardText) -> tuple[Sentence, ...]:
        """Return the normalised sentences of a card's text."""
        return sentences(plain(card.rules, card.name, self._names))

    def _read(self, draft: Draft, sentence: Sentence, gaps: list[Gap]) -> None:
        """Take in a sentence, or the words before and behind the points of a list."""
        for words in divided(sentence.words):
            point = words[0] == "●"
            plain_words = words[1:] if point else words
            try:
                if point:
                    begin_point(draft)
                if plain_words:
                    add(draft, read(plain_words, draft.said))
            except NotUnderstood as e:
                gaps.append(Gap("text", " ".join(words), str(e)))
            except NoMeaning as e:
                if gaps and str(e).endswith("without an effect"):
                    continue  # the effect itself was not understood: one gap, not two
                gaps.append(Gap("text", " ".join(words), "", str(e)))

    def _materials(self, card: CardText, said: Discourse, gaps: list[Gap]) -> Materials | None:
        if not card.materials:
            return None
        line = re.sub(r"(\d)\+", r"\1 or more", card.materials)
        try:
            nouns: list[Noun] = []
            for part in line.split(" + "):
                (sentence,) = sentences(plain(part, "", self._names))
                nouns.append(expect(Noun, read(("material:", *sentence.words), said)))
            return materials_of(card.subs, tuple(nouns))
        except NotUnderstood as e:
            gaps.append(Gap("materials", card.materials, str(e)))
        except (NoMeaning, ValueError) as e:
            gaps.append(Gap("materials", card.materials, "", str(e)))
        return None


def read(words: tuple[str, ...], said: Discourse) -> object:
    """Return what a sentence means; raise what is missing."""
    tree = GRAMMAR.parse(words)
    if isinstance(tree, NotUnderstood):
        raise tree
    said.until, said.of_card, said.now = "", False, False
    if _begins(tree):
        said.new_effect()
    return MEANINGS.read(tree, words, said)


def _begins(tree: Node) -> bool:
    inner = tree.parts[0]
    if not isinstance(inner, Node):
        return False
    if inner.rule in _BEGIN:
        return True
    body = inner.parts[0] if inner.parts else None
    return inner.rule == "headless_act" and isinstance(body, Node) and body.rule in _BEGIN_BODY


def compile_plain(text: str, kind: str, subs: tuple[str, ...] = (), own: str = "Own") -> CardScript:
    """Compile a text that is already in the plain form of the normaliser; raise what is missing.

    Goldens and questions about single sentences use this.
    """
    draft = Draft(Discourse(own, kind, subs))
    for sentence in sentences(text):
        for words in divided(sentence.words):
            if words[0] == "●":
                begin_point(draft)
            add(draft, read(tuple(w for w in words if w != "●"), draft.said))
    return script_of(draft, CardText("", own, kind, subs), None)


def divided(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Divide a sentence before each point of a list."""
    found: list[tuple[str, ...]] = []
    start = 0
    for at, word in enumerate(words):
        if word == "●" and at > start:
            found.append(words[start:at])
            start = at
    return [*found, words[start:]]
