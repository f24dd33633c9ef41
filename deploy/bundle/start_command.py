"""Where the bundle's command begins: the same as `python -m doublesix`."""

import sys

from doublesix.__main__ import main

sys.exit(main())
