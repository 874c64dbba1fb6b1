"""Programs for imported texts: as bundled where the text is known, else compiled.

Only compiling needs the parser (`deckcheck[compile]`); without it new texts wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardpool import programs
from cardpool.model.pokemon import CardTexts, PokemonCard
from rulesets.ptcg.text.read.cardtext import CardText, card_text, fingerprint
from rulesets.text.gaps import Gap
from rulesets.text.imported import BLANK, Made, Progress, as_json, made_of

_UNFIT = "the import has another number of attacks or powers than the pool"


def programs_of(
    cards: Sequence[tuple[PokemonCard, CardTexts]],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress = lambda done, total: None,
) -> list[Made]:
    """Return what each imported card does; `names` are the kinds and names texts may mention."""
    known = (_known(card, texts) for card, texts in cards)
    return made_of(known, lambda texts: _compiled(texts, names, progress))


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
        return Made(card.id, own["text"], as_json(own.get("script")), bundled=True), text
    other = programs.of_texts().get(digest)
    if other is not None:
        return Made(card.id, digest, as_json(other.get("script"))), text
    return Made(card.id, digest, BLANK if text.is_blank else ""), text


def _lacks_words(text: CardText, own: programs.Record) -> bool:
    """Tell whether a source has no words for an effect that the pool knows: it changes nothing."""
    script = own.get("script") or {}
    attacks = zip(text.attacks, script.get("attacks", ()), strict=False)
    powers = zip(text.powers, script.get("powers", ()), strict=False)
    return any(known and not told[1] for told, known in (*attacks, *powers))


def _compiled(
    unknown: Sequence[CardText],
    names: Callable[[], Iterable[tuple[str, str]]],
    progress: Progress,
) -> Iterable[Made]:
    from rulesets.ptcg.text.compile import Compiled, Compiler
    from rulesets.ptcg.text.read.corpus import names_of
    from rulesets.ptcg.text.stored import stored_form

    compiler = Compiler(names_of(names()))
    seen: dict[tuple[str, bool], Compiled] = {}
    for done, text in enumerate(unknown):
        progress(done, len(unknown))
        digest = fingerprint(text)
        key = (digest, text.trainers_are_items)
        if key not in seen:
            seen[key] = compiler.card(text)
        script, gaps = seen[key]
        stored = "" if script is None else as_json(stored_form(script))
        yield Made(text.id, digest, stored, gaps)
    progress(len(unknown), len(unknown))
