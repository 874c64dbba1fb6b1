"""From a file to a verdict: read, resolve, check. One checker serves a whole batch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardpool.store import CardPool
from deckcheck.decklist.checks import finding
from deckcheck.decklist.stated import Stated, stated
from deckcheck.lint import Linter, Result, ordered, verdict
from deckcheck.resolver import Resolver, guess_game, is_cut, is_unread
from deckcheck.sizes import is_of_size, is_sure, with_cards_in
from rulesets import registry
from rulesets.api import UNREADABLE, Finding, Ruleset
from rulesets.errors import PluginError
from rulesets.family import Family
from rulesets.lines.model import Decklist
from rulesets.lines.resolution import Reading, Resolution

if TYPE_CHECKING:
    from deckcheck.proof import Prover

AT_A_TIME = 200  # lists of a batch that are read before they are judged
_EMPTY = Finding("DECK009", "empty-list", UNREADABLE, "no card line found")


class RulesetError(PluginError):
    """A ruleset that does not exist, cannot be loaded, or lacks what was asked of it."""


def load(ruleset_id: str) -> Ruleset:
    """Return a ruleset, or say which is near or why it failed."""
    try:
        found = registry.load(ruleset_id)
    except KeyError:
        from difflib import get_close_matches

        near = get_close_matches(ruleset_id, registry.ids(), 3, 0.5)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise RulesetError(f"there is no ruleset {ruleset_id!r}{hint}") from None
    if isinstance(found, registry.LoadFailure):
        raise RulesetError(str(found))
    return found


def family_of(ruleset: Ruleset) -> Family:
    """Return the game of a ruleset, or say that it is not installed or why it failed."""
    game = ruleset.info.family
    try:
        found = registry.load_family(game)
    except KeyError:
        message = f"ruleset {ruleset.info.id!r} is of the game {game!r}, which is not installed"
        raise RulesetError(message) from None
    if isinstance(found, registry.LoadFailure):
        raise RulesetError(str(found))
    return found


class Checker:
    """Checks lists by one ruleset, or by the one each list suggests."""

    def __init__(
        self,
        pool: CardPool,
        ruleset: str = "",
        on: str = "",
        region: str = "",
        options: Mapping[str, Any] | None = None,
        select: Sequence[str] = (),
        ignore: Sequence[str] = (),
        looked_up: dict[object, Resolution] | None = None,
    ) -> None:
        self.pool = pool
        self.ruleset = ruleset
        self.on = on
        self.settings = (region, options or {}, select, ignore)
        self.changed = tuple(_told(name, value) for name, value in (options or {}).items())
        only = (f"only {', '.join(select)}",) if select else ()
        self.partial = (*only, *((f"without {', '.join(ignore)}",) if ignore else ()))
        self.proves = False  # whether results carry a proof
        self._prover: Prover | None = None
        self._looked_up = looked_up
        self._by_ruleset: dict[tuple[str, str], tuple[Linter, Resolver]] = {}

    def by(self, ruleset_id: str, on: str = "") -> tuple[Linter, Resolver]:
        """Return linter and resolver of a ruleset, on another day than the asked one if given."""
        found = self._by_ruleset.get((ruleset_id, on))
        if found is None:
            ruleset = load(ruleset_id)
            if lacking := self.lacks(ruleset):
                raise RulesetError(lacking)
            family_of(ruleset)
            linter = Linter(ruleset, on or self.on, *self.settings)
            begins = getattr(linter.rules, "begins", "")
            game, known = ruleset.info.family, self._looked_up
            resolver = Resolver(self.pool, game, linter.admits, begins, linter.on, known)
            found = self._by_ruleset[ruleset_id, on] = (linter, resolver)
        return found

    def lacks(self, ruleset: Ruleset) -> str:
        """Say which region or option that was asked for a ruleset lacks; "" for none."""
        info, (region, options) = ruleset.info, self.settings[:2]
        if region and region not in info.regions:
            known = f"it knows {', '.join(info.regions)}" if info.regions else "it has no regions"
            return f"ruleset {info.id!r} has no region {region!r}; {known}"
        names = [option.name for option in info.options]
        for name in options:
            if name not in names:
                known = f"it has {', '.join(names)}" if names else "it has no options"
                return f"ruleset {info.id!r} has no option {name!r}; {known}"
        return ""

    def choose(self, source: Decklist) -> Stated:
        """Return the ruleset asked for, the one that the list names, or the usual of its game.

        The day is that of the list where its ruleset is taken and no other day is asked for.
        """
        own = stated(source.text)
        if own.ruleset and self.ruleset in ("", own.ruleset) and own.ruleset in registry.ids():
            return own if not self.on else Stated(own.ruleset)
        return Stated(self.ruleset or registry.family(guess_game(self.pool, source)).usual)

    def read(self, source: Decklist) -> Reading:
        """Return the resolved deck of a list."""
        return self.by(*self.choose(source))[1].read(source)

    def check(self, source: Decklist) -> Result:
        """Return findings and verdict of one list."""
        return next(self.check_all([source]))

    def check_all(self, sources: Iterable[Decklist]) -> Iterator[Result]:
        """Yield the result of each list; some are read before the first of them is judged.

        Taking turns list by list makes each step wait for its code and tables: a fifth slower.
        """
        for some in _some(sources):
            chosen = [self.choose(source) for source in some]
            found = [self.by(*c)[1].read(source) for c, source in zip(chosen, some, strict=True)]
            yield from map(self._judge, some, chosen, found)

    def _judge(self, source: Decklist, chosen: Stated, reading: Reading) -> Result:
        linter = self.by(*chosen)[0]
        findings = ordered(self._findings(linter, reading))
        proof = self._proof(linter, reading, chosen.ruleset, findings) if self.proves else ""
        return Result(
            source.path,
            source.format,
            chosen.ruleset,
            guessed=not self.ruleset and chosen.ruleset != stated(source.text).ruleset,
            on=linter.on,
            region=linter.region,
            verdict=verdict(findings),
            counts={**dict.fromkeys(linter.ruleset.info.sections, 0), **reading.sizes()},
            findings=tuple(findings),
            file=source.file,
            changed=(*self.changed, *_changed(linter.rules)),
            partial=self.partial,
            cut=is_cut(reading.problems),
            proof=proof,
        )

    def _proof(
        self, linter: Linter, reading: Reading, ruleset: str, findings: list[Finding]
    ) -> str:
        if self._prover is None:
            from deckcheck.proof import Prover

            self._prover = Prover(self.pool)
        said = verdict(findings)
        return str(self._prover.prove(reading, linter, ruleset, said, findings, self.settings))

    def _findings(self, linter: Linter, reading: Reading) -> list[Finding]:
        """Return what the checks and the reading of a list found."""
        found = linter.run(reading) if reading.entries or reading.unresolved else []
        remarks = [each for each in reading.problems if each.code == "DECK001" and each.severity]
        if remarks and any(map(is_of_size, found)):
            reading = with_cards_in(reading, remarks)
            found = linter.run(reading)
        source, problems = reading.source, reading.problems
        # Nobody knows how many cards an unreadable line holds, so the size is not judged then.
        if any(map(is_unread, problems)):
            found = [f for f in found if not is_of_size(f)]
        elif reading.unresolved:
            found = [f for f in found if not is_of_size(f) or is_sure(f, linter, reading)]
        said = [finding(problem) for problem in problems]
        found += [f for f in said if linter.chosen(f.code, f.name)]
        if source is not None and not found and not source.runs:  # also where not selected
            found = [finding(problem) for problem in source.problems] or [_EMPTY]
        return found


def _some(sources: Iterable[Decklist]) -> Iterator[list[Decklist]]:
    """Yield lists some at a time; those before a break come before it is told."""
    some: list[Decklist] = []
    try:
        for source in sources:
            some.append(source)
            if len(some) == AT_A_TIME:
                full, some = some, []
                yield full
    finally:
        if some:
            yield some


def _changed(rules: object) -> tuple[str, ...]:
    """Return what rules say was set otherwise than usual; rules of another kind say nothing."""
    found = getattr(rules, "changed", ())
    return found if isinstance(found, tuple) else ()


def _told(name: str, value: Any) -> str:
    """Return an option as reports name it, so that no verdict passes for the format's own."""
    if name == "list" and hasattr(value, "name"):
        return f"list {value.name!r}"
    return f"{name}={value}"
