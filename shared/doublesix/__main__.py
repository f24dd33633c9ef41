"""Where the process begins: `python -m doublesix`, and the installed command."""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    """Run the command.

    An interruption while modules are still being read ends the process at once: there is nothing
    to tidy up yet, and an exception could be lost there. `cli` takes signals over afterwards.
    """
    status = 0 if sys.argv[1:2] == ["serve"] else 130
    signal.signal(signal.SIGINT, lambda *_: os._exit(status))
    if status == 0:
        signal.signal(signal.SIGTERM, lambda *_: os._exit(status))

    from doublesix.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
