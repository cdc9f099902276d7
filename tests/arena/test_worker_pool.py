"""Work that several processes share, and what Ctrl-C makes of it."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future

import pytest

from kantyna.arena.worker_pool import worker_pool
from kantyna.kernel.errors import BadScene, BadSetup, KantynaError

SCRIPT = """
import time
from kantyna.arena.worker_pool import worker_pool
try:
    with worker_pool(2) as pool:
        waiting = [pool.submit(time.sleep, 60) for _ in range(5)]
        print("begun", flush=True)
        waiting[0].result()
except KeyboardInterrupt:
    print("left")
"""


def test_ctrl_c_ends_everybody_at_once_and_only_one_tells_of_it() -> None:
    """The whole group hears it, as in a terminal, and some of it is still being set up."""
    working = subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert working.stdout is not None
    assert working.stdout.readline() == "begun\n"
    begun = time.monotonic()
    os.killpg(working.pid, signal.SIGINT)
    out, err = working.communicate(timeout=60)
    assert time.monotonic() - begun < 30
    assert (out, err) == ("left\n", "")


def refuse(error: KantynaError) -> None:
    raise error


@pytest.mark.parametrize("error", [BadSetup("setup-old-value", game="destiny"), BadScene("scenario-fallen", 7)])
def test_a_refusal_comes_from_another_process_whole(error: KantynaError) -> None:
    with worker_pool(2) as pool:
        refused: Future[None] = pool.submit(refuse, error)
        with pytest.raises(type(error)) as told:
            refused.result()
    assert vars(told.value) == vars(error)
    assert str(told.value) == str(error)
