"""``python -m kantyna.server``: the server without the rest of the command line, for tests and services."""

from __future__ import annotations

import argparse
import sys

from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker, system_language
from kantyna.server.startup import serve

parser = argparse.ArgumentParser(prog="kantyna.server")
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=0)
parser.add_argument("--data")
parser.add_argument("--public-url", default="")
chosen = parser.parse_args()
try:
    serve(chosen.host, chosen.port, chosen.data, chosen.public_url)
except KantynaError as error:
    sys.exit(Speaker(system_language()).error(error))
