"""Drive any ruleset's match: seats, luck, moves, saving and undo."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from deckcheck.play import bots, transcript
from deckcheck.play.transcript import MatchError, Transcript
from rulesets import registry
from rulesets.api import (
    CHANCE,
    ERROR,
    ILLEGAL,
    OVER,
    UNREADABLE,
    Action,
    Finding,
    Game,
    MatchOptions,
    Ruleset,
    Seat,
)
from rulesets.deck import Deck
from rulesets.wording import numbered

if TYPE_CHECKING:
    from deckcheck.play.positions import SetUp

HUMAN = "human"
# The option that says which seat decides on the order; a game may leave it alone.
CHOOSER = "chooser"
# The option that says on which day a match is played, where that is not the ruleset's own.
DAY = "on"


def game_of(ruleset: Ruleset) -> Game[Any]:
    """Return a ruleset's game, or say that it has none."""
    if ruleset.game is None:
        raise MatchError(
            f"{ruleset.info.id} has no play rules, only construction checks",
            "See 'deckcheck rulesets' for those that can be played.",
        )
    return ruleset.game


def not_carried_out(ruleset: Ruleset, decks: Sequence[Deck], on: str = "") -> list[Finding]:
    """Return what of the decks the engine does not carry out, each thing once."""
    rules = ruleset.in_force(on or ruleset.info.date, "", {})
    found = (f for deck in decks for check in ruleset.play_checks for f in check.run(deck, rules))
    return list({f.message: f for f in found}.values())


def cards_of(findings: Sequence[Finding], decks: Sequence[Deck]) -> list[str]:
    """Return the cards of some findings by name and id, each once."""
    names = {e.card.id: e.card.name for deck in decks for e in deck.entries}
    return sorted({f"{names[card]} ({card})" for found in findings for card in found.cards})


def pool_hash(ruleset: Ruleset, decks: Sequence[Deck]) -> str:
    """Return a hash of the facts a match depends on: its cards and the pieces of its box."""
    digest = hashlib.sha256()
    for piece in registry.family(ruleset.info.family).pieces():
        digest.update(repr(piece).encode())
    for card in {e.card.id: e.card for deck in decks for e in deck.entries}.values():
        facts = [(name, getattr(card, name)) for name in sorted(f.name for f in fields(card))]
        digest.update(repr([(n, sorted(v) if isinstance(v, frozenset) else v)
                            for n, v in facts]).encode())  # fmt: skip
    return digest.hexdigest()[:16]


class Match:
    """A match in progress with its transcript.

    Luck depends on the seed and the move number only, so that a match which is saved and resumed,
    or taken back and played on, ends the same.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        players: Sequence[str],
        decks: Sequence[Deck] = (),
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        set_up: SetUp | None = None,
    ) -> None:
        """`set_up`: the position in which the match begins, with its decks and options."""
        self.ruleset = ruleset
        self.game = game_of(ruleset)
        self.set_up = set_up
        self.decks = tuple(decks)
        check_players(ruleset, players, decks)
        self.transcript = Transcript(
            ruleset.info.id,
            list(players),
            dict(options or {}),
            transcript.rows(decks),
            seed,
            pool_hash(ruleset, decks),
            position=set_up.text if set_up else "",
        )
        self.state = self.fresh()
        self._rng = Random()
        self._bots: dict[Seat, bots.Bot] = {}

    def _bot(self, seat: Seat) -> bots.Bot:
        """Return the bot of a seat, made when it is first needed: a replay needs none."""
        if seat not in self._bots:
            t = self.transcript
            try:
                self._bots |= bots.seated(
                    {seat: t.players[seat]}, t.ruleset, len(t.players), t.options, t.decks
                )
            except ValueError as error:
                raise MatchError(f"seat {seat + 1}: {error}") from None
        return self._bots[seat]

    def dismiss(self) -> None:
        """Let the bots go: those that are programs end."""
        bots.dismiss(self._bots.values(), self.transcript.result)
        self._bots = {}

    def fresh(self) -> Any:
        """Return the state before the first move."""
        if self.set_up is not None:
            return self.set_up.laid.state.clone()
        t = self.transcript
        try:
            return self.game.new_match(self.decks, MatchOptions(t.options, len(t.players)))
        except ValueError as error:
            raise MatchError(str(error)) from None

    @property
    def day(self) -> str:
        """Return the day whose rules and cards count, "" for today."""
        return str(self.transcript.options.get(DAY, self.ruleset.info.date))

    @property
    def actor(self) -> Seat:
        """Return who decides next."""
        return self.game.actor(self.state)

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.actor == OVER or self.transcript.conceded is not None

    def play(self, action: Action) -> None:
        """Make a move after asking the rules; what they refuse is a MatchError."""
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise MatchError(f"move {len(self.transcript.moves) + 1}: {refusal}")
        self.make(action)

    def make(self, action: Action) -> None:
        """Make a move that the rules were asked about."""
        self.transcript.add(self.actor, action)
        self.game.apply(self.state, action)
        if self.is_over:
            self.transcript.result = list(self.game.returns(self.state))
            self.dismiss()

    def automatic(self) -> Action | None:
        """Return the next move of chance or a bot, or None where a person decides."""
        actor = self.actor
        if self.is_over or (actor != CHANCE and self.transcript.players[actor] == HUMAN):
            return None
        if actor == CHANCE:
            return self.luck()
        self._reseed()
        position = bots.Position(self.game, self.state, actor)
        try:
            return self._bot(actor).choose(position, self._rng)
        except bots.FaultError as fault:
            self.forfeit(actor, str(fault))
            return None

    def _reseed(self) -> None:
        self._rng.seed(self.transcript.seed << 32 | len(self.transcript.moves))

    def luck(self) -> Action:
        """Return what chance brings now by the seed of the match."""
        self._reseed()
        return self.game.chance(self.state, self._rng)

    def advance(self, make: Callable[[Action], None] | None = None) -> None:
        """Let chance and bots play until a person decides or the match is over.

        `make` carries out a move and may tell it.
        """
        while (action := self.automatic()) is not None:
            (make or self.play)(action)

    def hint(self, seat: Seat) -> Action:
        """Return what the greedy bot would do for a seat; it knows what the seat knows."""
        self._reseed()
        return bots.make("greedy").choose(bots.Position(self.game, self.state, seat), self._rng)

    def seat_bot(self, seat: Seat, name: str) -> None:
        """Let a bot play on for a person."""
        if refused := bots.refusal(name):
            raise MatchError(refused)
        self.transcript.players[seat] = name

    def concede(self, seat: Seat) -> None:
        """Give the match to the other of two players."""
        if len(self.transcript.players) != 2:
            raise MatchError("Only one of two players concedes; 'bot' lets a bot play on.")
        self.forfeit(seat, "")

    def forfeit(self, seat: Seat, why: str) -> None:
        """End the match with a loss of a seat; the others share the win."""
        self.transcript.conceded, self.transcript.why = seat, why
        self.transcript.result = forfeited(seat, len(self.transcript.players))
        self.dismiss()

    def undo(self) -> bool:
        """Go back to the last decision of a person; False where there is none."""
        moves = self.transcript.moves
        people = [i for i, p in enumerate(self.transcript.players) if p == HUMAN]
        last = next((i for i in reversed(range(len(moves))) if moves[i].actor in people), None)
        if last is None:
            return False
        del moves[last:]
        self.transcript.result = self.transcript.conceded = None
        self.transcript.why = ""
        self.dismiss()  # one that remembers moves which were taken back would avoid them
        self.restore()
        return True

    def restore(self) -> None:
        """Return to the state that the moves lead to, also when one was broken off half-way.

        A last move that cannot be carried out is taken back.
        """
        moves = self.transcript.moves
        try:
            self.state = self._after(moves)
        except Exception:
            del moves[-1:]
            self.state = self._after(moves)

    def _after(self, moves: Sequence[transcript.Move]) -> Any:
        state = self.fresh()
        for move in moves:
            self.game.apply(state, move.action)
        return state

    def save(self, path: Path) -> None:
        """Write the match so that it can be resumed at this decision."""
        self.transcript.state = self.game.dump(self.state)
        transcript.write(self.transcript, path)


def from_position(
    text: str,
    where: str,
    players: Sequence[str],
    *,
    ruleset: str = "",
    on: str = "",
    seed: int = 0,
) -> Match:
    """Return a match that begins in the position of a text."""
    from deckcheck.play.positions import set_up

    made = set_up(text, where, ruleset, on, seed)
    return Match(made.ruleset, players, made.laid.decks, made.options, seed, made)


def check_players(
    ruleset: Ruleset, players: Sequence[str], decks: Sequence[Deck], people: bool = True
) -> None:
    """Refuse a number of seats or decks, or a name, that the ruleset cannot take.

    Without people only bots and programs can sit down.
    """
    fewest, most = ruleset.info.seats
    allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
    if uses_decks(ruleset) and not fewest <= len(decks) <= most:
        raise MatchError(f"{numbered(len(decks), 'deck')} given; {ruleset.info.id} takes {allowed}")
    if not fewest <= len(players) <= most:
        raise MatchError(f"{numbered(len(players), 'player')}; {ruleset.info.id} takes {allowed}")
    if len(decks) != (len(players) if uses_decks(ruleset) else 0):
        takes = f"one for each of {len(players)} players" if uses_decks(ruleset) else "no deck"
        raise MatchError(f"{numbered(len(decks), 'deck')} given; {ruleset.info.id} takes {takes}")
    for seat, name in enumerate(players, 1):
        kind = name.partition(":")[0]
        if (people and name == HUMAN) or kind in bots.BOTS or kind in bots.names():
            continue
        wrong = f"{name!r} is no bot" if name == HUMAN else f"no player named {name!r}"
        known = ", ".join([*([HUMAN] if people else []), *bots.names()])
        raise MatchError(f"seat {seat}: {wrong}; there are {known}")


def forfeited(seat: Seat, seats: int) -> list[float]:
    """Return what each seat gets when one has lost before the end."""
    return [0.0 if other == seat else 1 / (seats - 1) for other in range(seats)]


def uses_decks(ruleset: Ruleset) -> bool:
    """Tell whether a match of the ruleset is played with decks."""
    return registry.family(ruleset.info.family).plays_decks


def load_decks(
    paths: Sequence[str], ruleset: Ruleset, on: str = "", illegal: bool = False
) -> list[Deck]:
    """Read decklists for a match; one that is not legal is a MatchError with its findings.

    `illegal`: play it all the same. What cannot be read is never played.
    """
    if not paths:
        return []
    from cardpool.store import CardPool
    from deckcheck.checker import Checker
    from deckcheck.decklist.read import read_file
    from rulesets.lines.model import DecklistError

    checker = Checker(CardPool.open(), ruleset.info.id, on)
    decks: list[Deck] = []
    for path in paths:
        try:
            sources = list(read_file(path, game=ruleset.info.family))
        except DecklistError as error:
            raise MatchError(str(error)) from None
        for source in sources:
            result = checker.check(source)
            if result.verdict == UNREADABLE or (result.verdict == ILLEGAL and not illegal):
                causes = [f for f in result.findings if f.severity in (ERROR, UNREADABLE)]
                said = "; ".join(f.message for f in causes[:3])
                raise MatchError(
                    f"{path}: {result.verdict} in {ruleset.info.id}: {said}",
                    f"See 'deckcheck check -r {ruleset.info.id} {path}'. --on DATE takes the "
                    "cards and lists of another day, --allow-illegal plays it as it is.",
                )
            reading = checker.read(source)
            decks.append(Deck(reading.entries, reading.unresolved))
    return decks
