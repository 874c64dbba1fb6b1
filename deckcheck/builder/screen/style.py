"""How the builder is laid out: three columns on a wide terminal, two and a pane on a narrow one."""

from __future__ import annotations

WIDE = 120  # columns from which all panes are shown at once
LEAST = (60, 18)  # columns and rows that it needs

CSS = """
Screen { layout: vertical; }
#title { height: 1; background: $panel; }
#body { height: 1fr; layout: grid; grid-gutter: 0 1; }
.-narrow #body { grid-size: 2 2; grid-columns: 1fr 1fr; grid-rows: 3fr 2fr; }
.-wide #body { grid-size: 3 1; grid-columns: 5fr 4fr 5fr; }
#find, #list { height: 100%; }
#query { height: 1; border: none; padding: 0 1; background: $boost; }
#query:focus { background: $primary-muted; }
#said { height: auto; max-height: 3; color: $warning; padding: 0 1; display: none; }
#said.-some { display: block; }
#hits, #deck { height: 1fr; border: none; padding: 0; background: transparent;
               text-wrap: nowrap; text-overflow: ellipsis; }
#deck > .option-list--option-disabled { color: $text-muted; text-style: bold; }
#hits { scrollbar-size-vertical: 1; }
#deck { scrollbar-size-vertical: 1; }
#list { border-left: solid $panel-lighten-2; }
.-narrow #panes { column-span: 2; border-top: solid $panel-lighten-2; }
.-wide #panes { border-left: solid $panel-lighten-2; }
#panes { height: 100%; }
.pane { padding: 0 1; scrollbar-size-vertical: 1; }
.-wide .pane { height: 1fr; display: block; }
.-wide #card { height: 2fr; }
.-narrow .pane { height: 1fr; display: none; }
.-narrow .pane.shown { display: block; }
.label { height: 1; background: $panel; color: $text-muted; padding: 0 1; }
.-narrow .label { display: none; }
#small { display: none; align: center middle; width: 100%; height: 100%; }
.-small #body, .-small #title, .-small Footer { display: none; }
.-small #small { display: block; content-align: center middle; }
Ask, Prompt, Help { align: center middle; }
.dialog { width: 64; max-width: 100%; height: auto; max-height: 90%; padding: 1 2;
          background: $surface; border: round $primary; }
.dialog.wide { width: 74; }
.buttons { height: auto; margin-top: 1; }
.buttons Button { margin-right: 1; }
#answer { margin-top: 1; background: $boost; }
"""
