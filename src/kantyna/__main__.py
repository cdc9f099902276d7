"""`python -m kantyna`: the command."""

import sys

from kantyna.cli import main

sys.exit(main())
