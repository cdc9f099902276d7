"""``python -m kantyna.server``: the server without the rest of the command line, for tests and services."""

from __future__ import annotations

import argparse

from kantyna.server.serving import serve

parser = argparse.ArgumentParser(prog="kantyna.server")
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=0)
parser.add_argument("--data")
parser.add_argument("--public-url", default="")
chosen = parser.parse_args()
serve(chosen.host, chosen.port, chosen.data, chosen.public_url)
