"""Misspelt names: the one card name that a player must have meant, or why there is none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardpool.names import ending, search_key
from rulesets.lines.resolution import LineNote, Resolution

if TYPE_CHECKING:
    from rulesets.lines.pool import Hit, Place, Pool

LIKELY = 70.0  # score from which a near name is worth suggesting
MAX_TYPOS = 3
_ANOTHER = 100  # typos between different names
_TELLING = 4  # letters of a word that tells which card is meant
_HITS = 10  # that are looked at for a name
_SIGN_LAST = re.compile(r" (?:f|m|star|prism|delta)$")
# Words about the copy (foil, promo, rarity). They never tell which card is meant.
_REMARK_LAST = re.compile(
    r"\s*[(\[](?:full art|alt(?:ernate|ernative)? art|any(?: print(?:ing)?| art(?:work)?| version)?"
    r"|(?:reverse )?(?:holo|foil)|promo|reprint|proxy|playset|gold|rainbow|secret|hyper|fa|aa|ir"
    r"|sir|sar|(?:\w+ ){0,2}rare|common|uncommon|tera|basic|monster|spell|trap)[)\]]$",
    re.IGNORECASE,
)
_SIGNS = {"f", "m", "star", "prism", "delta"}


def without_remark(name: str) -> str:
    """Return a name without the finish, rarity or kind that stands in brackets behind it."""
    return _REMARK_LAST.sub("", name)


def nearly(
    pool: Pool, name: str, game: str, *, by_end: bool = True, hint: str = ""
) -> Resolution | str:
    """Return the one name that a misspelt one must be, or the failure to find it.

    `by_end`: the last words of a name may stand for it; `hint`: said where no name comes near.
    """
    hits = _likely(pool, name, game, by_end)
    near = _within_typos(search_key(name), hits) or _containing(search_key(name), hits, by_end)
    near = _of_one_ending(name, _with_whole_words(pool, name, near, game), game)
    if len(near) > 1:
        return _ambiguous(pool, name, near)
    if near:
        return near[0].name
    shown = [hit for hit in hits if hit.score >= LIKELY][:3]
    message = f"no card named {name!r}"
    if shown:
        listed = ", ".join(f"{hit.name} ({_places(pool, hit)})" for hit in shown)
        message += f"; did you mean {listed}?"
    elif hint:
        message += f"; {hint}"
    return Resolution(None, notes=(LineNote("DECK002", message, tuple(h.id for h in shown)),))


def _likely(pool: Pool, name: str, game: str, by_end: bool) -> Sequence[Hit]:
    """Return the hits that may be meant, best first.

    Names with all the words come first, the one that is spelt most alike before the rest. Where
    they settle what is meant, no other name is looked for, as that takes long.
    """
    key = search_key(name)
    whole = pool.finder.with_words(name, game, _HITS)
    settled = [hit for hit in whole if _typos(key, search_key(hit.matched)) == 0]
    if len(settled) == 1:
        return whole
    if not settled:
        near = _spelt_like(pool, key, game)
        if not near and _containing(key, whole, by_end):
            return whole
        if near and not whole and pool.finder.is_misspelt(key):
            nearest = _within_typos(key, pool.finder.at(near, game, _HITS))
            if len(nearest) == 1:
                return nearest
    return [hit for hit in pool.suggest(name, game, limit=_HITS) if hit.game == game]


def _spelt_like(pool: Pool, key: str, game: str) -> Sequence[Place]:
    """Return the places of the names with the fewest typos, if they are few enough."""
    places = pool.finder.spelt_like(key, game, MAX_TYPOS)
    typos = {other: _typos(key, other) for other in places}
    least = min(typos.values(), default=_ANOTHER)
    if least > _allowed(key):
        return []
    return [place for other in places if typos[other] == least for place in places[other]]


def _within_typos(key: str, hits: Sequence[Hit]) -> Sequence[Hit]:
    """Return the hits nearest in spelling: one typo in four letters, three at most."""
    apart = [(_typos(key, search_key(hit.matched)), hit) for hit in hits]
    least = min((typos for typos, _ in apart), default=_ANOTHER)
    near = [hit for typos, hit in apart if typos == least <= _allowed(key)]
    # The English name before the same word in another language.
    return [hit for hit in near if hit.lang == "en"] or near


def _with_whole_words(pool: Pool, name: str, near: Sequence[Hit], game: str) -> Sequence[Hit]:
    """Return the names that have a word as it is written: they beat names that need a typo.

    "Lonefire" is Lonefire Blossom, not Bonfire. Several words are rather a name with a typo.
    """
    key = search_key(name)
    if not near or " " in key or len(key) < _TELLING or not _typos(key, _key(near[0])):
        return near
    found = [h for h in pool.finder.with_words(name, game, _HITS) if key in _key(h).split()]
    return [hit for hit in found if hit.lang == "en"] or found or near


def _key(hit: Hit) -> str:
    return search_key(hit.matched)


def _of_one_ending(name: str, hits: Sequence[Hit], game: str) -> Sequence[Hit]:
    """Keep the hits that end as the name does, where its end tells them apart."""
    last = ending(name, game)
    return [hit for hit in hits if last and ending(hit.matched, game) == last] or hits


def _allowed(key: str) -> int:
    return min(len(key) // 4, MAX_TYPOS)


def _typos(key: str, other: str) -> int:
    """Return how many typos are between two names; a hundred between different ones."""
    from rapidfuzz.distance import OSA

    if key in _without_signs(other):  # signs that keyboards lack: Nidoran♀, Beast Energy ◇
        return 0
    if _same_words(key, other):
        return OSA.distance(key, other)
    return 1 if key.replace(" ", "") == other.replace(" ", "") else _ANOTHER


def _without_signs(other: str) -> list[str]:
    """Return a name without its last sign, its last two and so on: Charizard ★ δ has two."""
    found = [other]
    while (shorter := _SIGN_LAST.sub("", found[-1])) != found[-1]:
        found.append(shorter)
    return found


def _same_words(key: str, other: str) -> bool:
    """Tell whether two names have as many words, each with at most one typo in three letters.

    "Mew" is no typo of "Mew V", and another surname is no typo of a professor's.
    """
    words, others = key.split(), other.split()
    return len(words) == len(others) and all(map(_same_word, words, others))


def _same_word(word: str, like: str) -> bool:
    """Tell whether a word may be a slip of another; single letters, digits and signs never are.

    "L Energy" is not R Energy, and "Charizard ★" is not Charizard VSTAR.
    """
    from rapidfuzz.distance import OSA

    if word == like or (word + like[-1:] == like):  # "Charizard e" lacks its last letter
        return True
    if min(len(word), len(like)) < 2 or word in _SIGNS or like in _SIGNS:
        return False
    return OSA.distance(word, like) <= max(1, len(word) // 3)


def _containing(key: str, hits: Sequence[Hit], by_end: bool) -> Sequence[Hit]:
    """Return the one hit that begins with several words, where no other name has them.

    Where it may end with them, too, "Poké Turn" finds the Trainer whose name ends so; in other
    games what only ends with them is another card, "Malefic Blue-Eyes White Dragon".
    """
    if " " not in key or len(key) < 8:
        return []
    longer = [h for h in hits if f" {search_key(h.matched)} ".find(f" {key} ") >= 0]
    if len(longer) != 1:
        return []
    matched = search_key(longer[0].matched)
    whole = matched.startswith(key) or (by_end and matched.endswith(key))
    return longer if whole else []


def _ambiguous(pool: Pool, name: str, hits: Sequence[Hit]) -> Resolution:
    listed = ", ".join(f"{hit.name} ({_places(pool, hit)})" for hit in hits)
    note = LineNote(
        "DECK003", f"{name!r} may be {listed}; write the full name", tuple(h.id for h in hits)
    )
    return Resolution(None, notes=(note,))


def _places(pool: Pool, hit: Hit) -> str:
    """Return the sets of a name by the codes that players write, the newest first."""
    codes = [(pool.set_codes(set_id) or [set_id])[0] for set_id in hit.sets[:4]]
    return ", ".join(codes) + (", …" if len(hit.sets) > 4 else "") if codes else str(hit.id)
