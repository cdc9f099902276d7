"""What holds for every run of the tests."""

import os
import signal
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings

from kantyna import build

# A shared machine is now and then slow; what must be quick is measured (docs/benchmarks.md).
# The same examples every time: what fails once fails again.
settings.register_profile("kantyna", deadline=None, derandomize=True)
settings.load_profile("kantyna")


# Begun in the background of a script, the tests would hand their programs deafness to Ctrl-C down, and begun by nohup
# deafness to a closed window. Whoever has a handler of its own hands nothing down.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda number, frame: None)


def pytest_report_header() -> str:
    return f"engine: {build.active()}"


def pytest_sessionstart() -> None:
    """A run that asks for a build must not test the other one unnoticed, whatever tests it selects."""
    wish = os.environ.get("KANTYNA_BUILD")
    for name in build.names() if wish else ():
        file = str(import_module(name).__file__)
        if file.endswith(tuple(EXTENSION_SUFFIXES)) != (wish == "compiled"):
            pytest.exit(f"The {wish} build was asked for, but {name} comes from {file}", returncode=1)
