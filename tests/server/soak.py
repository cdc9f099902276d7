"""Thousands of tables, one after the other: what they leave behind in memory and on the disk.

``python -m tests.server.soak --tables 5000 --answers 20`` starts a server of its own, opens tables against a bot, plays
some answers at each and goes away. After every wave of tables retention takes them away as if years had gone by, and
the memory of the server and the size of its folder are told.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx2 as httpx

from kantyna.server.database import open_database
from kantyna.server.retention import DAY, purge
from kantyna.server.settings import Keep, database_url
from tests.server.load import memory, serve

WISH = {
    "game": "star-realms",
    "variant": "duel",
    "seats": [{"kind": "human", "name": "A"}, {"kind": "level", "level": 1}],
    "listed": False,
}


async def play(client: httpx.AsyncClient, answers: int) -> None:
    """Open a table, play over plain HTTP, and never come back."""
    opened = (await client.post("/api/tables", json=WISH)).raise_for_status().json()
    name, headers = opened["table"]["id"], {"Authorization": f"Bearer {opened['token']}"}
    version = -1
    for _ in range(answers):
        asked = f"/api/tables/{name}/situation?wait=20&since={version}"
        situation = (await client.get(asked, headers=headers)).raise_for_status().json()
        update = situation["update"]
        while update["view"].get("decision") is None and update["view"].get("outcome") is None:
            asked = f"/api/tables/{name}/situation?wait=20&since={update['version']}"
            update = (await client.get(asked, headers=headers)).raise_for_status().json()["update"]
        if update["view"].get("outcome") is not None:
            return
        code = random.choice(update["view"]["decision"]["options"])["code"]
        answer = {"version": update["version"], "codes": [code]}
        sent = await client.post(f"/api/tables/{name}/answers", json=answer, headers=headers)
        version = sent.raise_for_status().json()["update"]["version"] - 1


async def soak(base: str, process: int, folder: Path, tables: int, answers: int, wave: int) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=120) as client:
        for done in range(0, tables, wave):
            together = asyncio.Semaphore(20)

            async def one(together: asyncio.Semaphore = together) -> None:
                async with together:
                    await play(client, answers)

            await asyncio.gather(*(one() for _ in range(min(wave, tables - done))))
            await forget(folder)
            disk = sum(file.stat().st_size for file in folder.iterdir()) / 1e6
            mine = memory(process) / 1000
            print(f"{done + wave} tables: {mine:.0f} MB in memory, {disk:.1f} MB on the disk", flush=True)


async def forget(folder: Path) -> None:
    """What retention does when years have gone by."""
    database = await open_database(database_url(folder))
    try:
        await purge(database, Keep(), time.time() + 2 * 365 * DAY)
    finally:
        await database.close()


def run(tables: int, answers: int, wave: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder, KANTYNA_PACE="0")
        try:
            asyncio.run(soak(address, process.pid, Path(folder), tables, answers, wave))
        finally:
            process.terminate()
            process.wait(30)
            if process.stdout is not None:
                process.stdout.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--wave", type=int, default=500)
    chosen = parser.parse_args()
    run(chosen.tables, chosen.answers, chosen.wave)
