"""Which list of one folder belongs to which of another: by player, as the files are named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from cardpool.names import search_key
from rulesets.lines.model import Decklist


class PairingError(ValueError):
    """Two lists of one folder that would belong to the same player."""


class Pair(NamedTuple):
    """The lists of a player; None where one side has none."""

    player: str
    before: Decklist | None
    after: Decklist | None


def paired(
    before: Sequence[Decklist], after: Sequence[Decklist], roots: tuple[str, str]
) -> list[Pair]:
    """Return the lists of two folders by player: by path below the folders, else by file name.

    Ends of names, capitals and accents do not count, so that `José.txt` is `jose.ydk`.
    """
    left, right = _by_player(before, roots[0]), _by_player(after, roots[1])
    only_left = [player for player in left if player not in right]
    only_right = {_last(player): player for player in right if player not in left}
    twice = _repeated(map(_last, only_left)) | _repeated(
        _last(player) for player in right if player not in left
    )
    elsewhere = {
        player: only_right[_last(player)]
        for player in only_left
        if _last(player) in only_right and _last(player) not in twice
    }
    pairs = [
        Pair(
            _called(left[player], roots[0]), left[player], right.get(elsewhere.get(player, player))
        )
        for player in left
    ]
    met = {*left, *elsewhere.values()}
    pairs += [
        Pair(_called(right[player], roots[1]), None, right[player])
        for player in right
        if player not in met
    ]
    return pairs


def _by_player(lists: Sequence[Decklist], root: str) -> dict[str, Decklist]:
    found: dict[str, Decklist] = {}
    for source in lists:
        player = "/".join(search_key(part) or part for part in Path(_called(source, root)).parts)
        if player in found:
            both = f"{found[player].path} and {source.path}"
            raise PairingError(f"{both} would be of one player; give each player one list")
        found[player] = source
    return found


def _called(source: Decklist, root: str) -> str:
    """Return the path of a list below its folder without its ending."""
    file = source.file or source.path
    return str(Path(file).relative_to(root).with_suffix("")) + source.path[len(file) :]


def _last(player: str) -> str:
    return player.rpartition("/")[2]


def _repeated(words: Iterable[str]) -> set[str]:
    return {word for word, times in Counter(words).items() if times > 1}
