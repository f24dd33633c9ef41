"""`python -m doublesix`: the command."""

import sys

from doublesix.cli import main

sys.exit(main())
