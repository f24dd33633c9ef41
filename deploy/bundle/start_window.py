"""Where the bundle's window begins: with a double click, or with a link or record to open."""

import sys

from doublesix.__main__ import main

sys.argv[1:1] = ["play"]
sys.exit(main())
