"""Where the bundle's command begins: the same as `python -m doublesix`."""

import sys
from multiprocessing import freeze_support

from doublesix.__main__ import main

freeze_support()  # a process of an arena is this program too
sys.exit(main())
