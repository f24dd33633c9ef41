"""The manual page `deploy/doublesix.1`, made from the command's own help.

`python tests/manual_page.py` writes it; a test fails when it drifts.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from doublesix.cli import doublesix

PAGE = Path(__file__).resolve().parent.parent / "deploy" / "doublesix.1"

_END = """\
.SH EXIT STATUS
.TP
.B 0
all is well
.TP
.B 1
what was checked contradicts the rules, or does not work
.TP
.B 2
the call or its input cannot be used; one line on standard error says why
.TP
.B 130
interrupted; a server then ends with 0
.SH ENVIRONMENT
Each setting of
.B doublesix serve
can be given as a variable, as its help says. A flag comes first, then the variable, then the file
of settings.
.TP
.B NUMBA_CACHE_DIR
where the players that search are kept once they are compiled
.SH SEE ALSO
The pages of the source, among them
.IR docs/rules.md ,
.I docs/hosting.md
and
.IR docs/protocol.md .
"""


def escaped(text: str) -> str:
    r"""Return text that troff prints as it is.

    >>> print(escaped("--port N"))
    \-\-port N
    """
    one_line = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{one_line}" if one_line.startswith((".", "'")) else one_line


def page() -> str:
    """Return the page."""
    # As the command makes it: it remembers its options as they were first asked for.
    with click.Context(doublesix, info_name="doublesix", **doublesix.context_settings) as context:
        lines = [
            '.TH DOUBLESIX 1 "" "doublesix" "Dominoes"',
            ".SH NAME",
            "doublesix \\- partner dominoes: the window, the server, records and computer players",
            ".SH SYNOPSIS",
            ".B doublesix",
            ".I COMMAND",
            "[ARGUMENTS]",
            ".SH DESCRIPTION",
            escaped(doublesix.help or ""),
            ".SH OPTIONS",
            *_options(doublesix, context),
            ".SH COMMANDS",
            *_commands(doublesix, context),
        ]
    return "\n".join(lines) + "\n" + _END


def _commands(group: click.Group, context: click.Context) -> Iterator[str]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        with click.Context(command, info_name=name, parent=context) as inner:
            if isinstance(command, click.Group):
                yield from _commands(command, inner)
                continue
            usage = " ".join([inner.command_path, *command.collect_usage_pieces(inner)])
            yield f".SS {escaped(usage)}"
            for at, part in enumerate((command.help or "").split("\n\n")):
                yield from [".PP"] * bool(at)
                yield escaped(part)
            yield from _options(command, inner)


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        is_told = isinstance(parameter, click.Option) and "--help" not in parameter.opts
        if record is not None and is_told:
            flag, told = record
            yield from (".TP", f".B {escaped(flag)}", escaped(told))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
