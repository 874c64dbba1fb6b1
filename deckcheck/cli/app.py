"""The command group: commands are named here and imported only when they run."""

from __future__ import annotations

import gc
import os
import sys
from importlib import import_module
from io import StringIO, TextIOWrapper

import click

from rulesets.errors import PluginError

# name -> (module, one-line help); the module's attribute is the command's name.
COMMANDS: dict[str, tuple[str, str]] = {
    "search": ("deckcheck.cli.cards.search", "Find cards by name in any language, and by filters"),
    "card": ("deckcheck.cli.cards.card", "Show one card: facts, printings, names and legality"),
    "check": ("deckcheck.cli.lists.check", "Check decklists against a ruleset"),
    "find": ("deckcheck.cli.lists.find", "Find the lists of a folder that hold certain cards"),
    "usage": ("deckcheck.cli.lists.usage", "Show how often cards are played over many lists"),
    "forecast": ("deckcheck.cli.lists.forecast", "Say until when a list stays legal"),
    "verify": ("deckcheck.cli.lists.verify", "Repeat a verdict from its proof"),
    "compare": ("deckcheck.cli.lists.compare", "Compare two lists, or two folders by player"),
    "stats": ("deckcheck.cli.stats.stats", "Show what a deck holds and the odds of its draws"),
    "sheet": ("deckcheck.cli.stats.sheet", "Print a decklist as a registration sheet (PDF)"),
    "convert": ("deckcheck.cli.lists.convert", "Convert a decklist to another format"),
    "build": ("deckcheck.cli.build.group", "Build decks: edit, complete and repair lists"),
    "lists": ("deckcheck.cli.lookup.lists", "Show the list of a day: bans, limits, points, sets"),
    "sets": ("deckcheck.cli.lookup.sets", "List the sets: codes, days and how many cards"),
    "rulesets": ("deckcheck.cli.rules.rulesets", "List the rulesets"),
    "rules": ("deckcheck.cli.rules.group", "Explain the checks and the statements they cite"),
    "config": ("deckcheck.cli.config", "Show the settings in force, and where files are"),
    "pool": ("deckcheck.cli.pool.group", "Inspect, extend and export the card pool"),
    "completion": ("deckcheck.cli.completion", "Print the script that completes words in a shell"),
    "play": ("deckcheck.cli.matches.play", "Play a match in the terminal"),
    "replay": ("deckcheck.cli.matches.replay", "Step through a saved match"),
    "rule": ("deckcheck.cli.desk.rule", "Say whether an action is allowed, and what comes of it"),
    "simulate": ("deckcheck.cli.runs.simulate", "Play many matches between bots"),
    "puzzle": ("deckcheck.cli.desk.puzzle", "Win this turn: a puzzle for every day"),
    "tournament": ("deckcheck.cli.runs.tournament", "Let bots meet in rounds, with standings"),
}


class LazyGroup(click.Group):
    """A group that imports a command's module when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the command names in their documented order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name][0]), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which is near."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 2, 0.5)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            ctx.fail(f"there is no command {args[0]!r}{hint}")
        name, command, rest = super().resolve_command(ctx, args)
        if name and command is not None and name != "config" and not ctx.resilient_parsing:
            ctx.default_map = {name: _defaults(name, command, rest)}
        return name, command, rest

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; stopped by Ctrl-C it ends with 130, as 1 would mean findings."""
        try:
            return super().invoke(ctx)
        except PluginError as error:
            from deckcheck.cli.output import fail

            fail(str(error), "See 'deckcheck rulesets'.")
        except KeyboardInterrupt:
            click.echo("\nStopped", err=True)
            sys.exit(130)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


def _defaults(name: str, command: click.Command, arguments: list[str]) -> dict[str, object]:
    """Return what the config file says of the options of a command, and of those below it."""
    from deckcheck.config import ConfigError, defaults, find

    try:
        config = find(arguments)
    except ConfigError as error:
        from deckcheck.cli.output import fail

        fail(str(error), "See 'deckcheck config'.")
    if not config.path:
        return {}
    found: dict[str, object] = dict(defaults(config, name, command.params))
    if isinstance(command, click.Group):
        found |= {n: defaults(config, name, c.params) for n, c in command.commands.items()}
    return found


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(None, "-V", "--version", package_name="deckcheck", prog_name="deckcheck")
def cli() -> None:
    """Find cards, check decklists and play matches by the rulebooks

    Example:

    \b
        deckcheck search 'Chamallot de Team Magma'
    """


def collect_rarely() -> None:
    """Look for cyclic garbage only after a million objects more, not after seven hundred.

    A command keeps the cards it makes until it ends, so that collecting finds nothing; it took a
    third of the time of a batch.
    """
    gc.set_threshold(1_000_000, 20, 20)


def prepare_output() -> None:
    """Make every name printable: files and pipes get UTF-8, as JSON and HTML need it.

    A terminal keeps its own encoding; letters that it cannot show are escaped.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by the caller, who only wants the exit code
            setattr(sys, name, StringIO())
        elif isinstance(stream, TextIOWrapper):
            if stream.isatty():
                setattr(sys, name, _screen(stream))
            else:
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _screen(stream: TextIOWrapper) -> TextIOWrapper:
    """Return a stream to the same terminal on which names cannot command it."""
    from deckcheck.cli.screen import Screen

    stream.flush()
    return Screen(stream.buffer, stream.encoding, "backslashreplace", line_buffering=True)


def main() -> None:
    """Run the command line; a closed pipe ends it quietly, a full disk with its reason."""
    collect_rarely()
    prepare_output()
    try:
        cli(prog_name="deckcheck")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        # Nothing more can be written there, and the interpreter would try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        place = error.filename or "standard output cannot be written"
        click.echo(f"Error: {place}: {error.strerror or error}", err=True)
        sys.exit(2)
