"""`deckcheck build`: its commands are named here and imported only when they run."""

from __future__ import annotations

from importlib import import_module

import click

# name -> (module, one-line help)
COMMANDS: dict[str, tuple[str, str]] = {
    "edit": ("deckcheck.cli.build.screen", "Build a deck on the screen"),
    "new": ("deckcheck.cli.build.editing", "Begin a list"),
    "add": ("deckcheck.cli.build.editing", "Add cards to a list"),
    "remove": ("deckcheck.cli.build.editing", "Remove cards from a list"),
    "swap": ("deckcheck.cli.build.editing", "Put one card in the place of another"),
    "move": ("deckcheck.cli.build.editing", "Move cards to another section"),
    "set-ruleset": ("deckcheck.cli.build.editing", "Let a list name the ruleset it is built for"),
    "complete": ("deckcheck.cli.build.completing", "Make a legal deck of the cards of a list"),
    "fix": ("deckcheck.cli.build.fixing", "Propose the smallest change that makes a list legal"),
    "undo": ("deckcheck.cli.build.editing", "Take the last change back"),
    "redo": ("deckcheck.cli.build.editing", "Make again what was taken back"),
}

_HELP = ("-h", "--help")


class BuildGroup(click.Group):
    """A group that imports a command's module when the command is used."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take a list without a command, or nothing at all, as a list to be built on the screen."""
        if not args or (args[0] not in COMMANDS and args[0] not in _HELP):
            args = ["edit", *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the command names in their documented order."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one command."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(COMMANDS[cmd_name][0])
        command: click.Command = getattr(module, cmd_name.replace("-", "_"))
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


@click.group(cls=BuildGroup)
def build() -> None:
    """Build decks: edit, complete and repair lists with the verdict after every step

    Lists stay plain files in any format that 'convert' knows: comments, order and everything that
    is not touched are kept. An illegal list can always be saved; one that only lacks cards is
    called incomplete.

    Example:

    \b
        deckcheck build magma.txt
        deckcheck build new magma.txt -r ptcg-ex
        deckcheck build add magma.txt '4 Tema Magmas Groudn' '12 Fighting Energy'
    """
