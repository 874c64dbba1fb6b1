"""`deckcheck completion`: the script that lets a shell complete commands and card names."""

from __future__ import annotations

import click

from deckcheck.cli.output import echo_json


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.option("--json", "as_json", is_flag=True, help="Output the script as JSON")
@click.pass_context
def completion(ctx: click.Context, shell: str, as_json: bool) -> None:
    """Print the script that completes words in a shell

    It completes commands, options, card names and rulesets.

    Example:

    \b
        deckcheck completion bash >> ~/.bashrc
        deckcheck completion fish > ~/.config/fish/completions/deckcheck.fish
    """
    from click.shell_completion import get_completion_class

    chosen = get_completion_class(shell)
    if chosen is None:  # a future click might drop a shell
        raise click.UsageError(f"this version of click has no completion for {shell}")
    root = ctx.find_root().command
    script = chosen(root, {}, "deckcheck", "_DECKCHECK_COMPLETE").source()
    if as_json:
        echo_json({"shell": shell, "script": script})
    else:
        click.echo(script)
