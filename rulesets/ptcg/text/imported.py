"""Programs for imported texts: as bundled where the text is known, else compiled.

Only compiling needs the parser (`deckcheck[compile]`); without it new texts wait.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import NamedTuple

from cardpool import programs
from cardpool.model.pokemon import CardTexts, PokemonCard
from rulesets.ptcg.text.read.cardtext import CardText, card_text, fingerprint
from rulesets.text.gaps import Gap

BLANK = "null"  # a program for a card that only has printed numbers
_UNFIT = "the import has another number of attacks or powers than the pool"
Progress = Callable[[int, int], None]


class Made(NamedTuple):
    """The program of one imported card, or the words that keep it from having one."""

    id: str
    text: str  # fingerprint
    script: str = ""  # JSON
    gaps: tuple[Gap, ...] = ()
    bundled: bool = False  # the pool has this program for this card already

    @property
    def waits(self) -> bool:
        """Tell whether the text is still to be compiled."""
        return not self.script and not self.gaps


def can_compile() -> bool:
    """Tell whether the parser is installed."""
    return find_spec("lark") is not None


def programs_of(
    cards: Sequence[tuple[PokemonCard, CardTexts]],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress = lambda done, total: None,
) -> list[Made]:
    """Return what each imported card does; `names` are the kinds and names texts may mention."""
    made: list[Made] = []
    unknown: list[tuple[int, CardText]] = []
    for card, texts in cards:
        found, text = _known(card, texts)
        if found.waits and text is not None:
            unknown.append((len(made), text))
        made.append(found)
    if unknown and can_compile():
        for (at, _), done in zip(unknown, _compiled(unknown, names, progress), strict=True):
            made[at] = done
    return made


def _known(card: PokemonCard, texts: CardTexts) -> tuple[Made, CardText | None]:
    """Return a card's program without compiling, or one that waits and the text to compile."""
    text = card_text(card, texts)
    if text is None:
        return Made(card.id, "", gaps=(Gap("", "", "", _UNFIT),)), None
    digest = fingerprint(text)
    own = programs.records(card.set).get(card.id)
    if own is not None and (
        programs.same_text(digest, own.get("text", "")) or _lacks_words(text, own)
    ):
        return Made(card.id, own["text"], _json(own.get("script")), bundled=True), text
    other = programs.of_texts().get(digest)
    if other is not None:
        return Made(card.id, digest, _json(other.get("script"))), text
    return Made(card.id, digest, BLANK if text.is_blank else ""), text


def _lacks_words(text: CardText, own: programs.Record) -> bool:
    """Tell whether a source has no words for an effect that the pool knows: it changes nothing."""
    script = own.get("script") or {}
    attacks = zip(text.attacks, script.get("attacks", ()), strict=False)
    powers = zip(text.powers, script.get("powers", ()), strict=False)
    return any(known and not told[1] for told, known in (*attacks, *powers))


def _compiled(
    unknown: Sequence[tuple[int, CardText]],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress,
) -> Iterable[Made]:
    from rulesets.ptcg.text.compile import Compiled, Compiler
    from rulesets.ptcg.text.read.corpus import names_of
    from rulesets.ptcg.text.stored import stored_form

    compiler = Compiler(names_of(names()))
    seen: dict[tuple[str, bool], Compiled] = {}
    for done, (_, text) in enumerate(unknown):
        progress(done, len(unknown))
        digest = fingerprint(text)
        key = (digest, text.trainers_are_items)
        if key not in seen:
            seen[key] = compiler.card(text)
        script, gaps = seen[key]
        stored = "" if script is None else _json(stored_form(script))
        yield Made(text.id, digest, stored, gaps)
    progress(len(unknown), len(unknown))


def _json(script: object) -> str:
    return json.dumps(script, ensure_ascii=False, separators=(",", ":"))
