"""The page of the browser's table: built from `web/` into the package whenever its source changed."""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from launch.environment import Environment
from launch.words import Trouble, say


class Page:
    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.web = environment.root / "web"
        self.modules = self.web / "node_modules"
        self.built = environment.root / "src" / "kantyna" / "server" / "page"

    def sources(self) -> Iterator[Path]:
        """Everything the page is made of; the sentences it shares with the package too."""
        for file in sorted(self.web.rglob("*")):
            if file.is_file() and self.modules not in file.parents:
                yield file
        yield from sorted((self.environment.root / "src" / "kantyna").rglob("*.ftl"))

    def wanted(self) -> str:
        digest = hashlib.sha256()
        for file in self.sources():
            digest.update(f"\n{file.relative_to(self.environment.root).as_posix()}\n".encode())
            digest.update(file.read_bytes())
        return digest.hexdigest()

    def is_current(self) -> bool:
        stamp = self.built / ".source"
        return stamp.is_file() and stamp.read_text() == self.wanted()

    def ensure(self) -> None:
        if not (self.web / "package.json").exists() or self.is_current():
            return
        self.environment.ensure("page")
        with self.environment.alone():
            if self.is_current():
                return
            print(say("building-page"), file=sys.stderr, flush=True)
            wanted = self.wanted()
            self.install()
            self.must("run", "build")
            (self.built / ".source").write_text(wanted)

    def install(self) -> None:
        """What is locked for the page, as `npm ci` brings it; at once if it is already there."""
        stamp, wanted = self.modules / ".lock.sha256", self.web / "package-lock.json"
        digest = hashlib.sha256(wanted.read_bytes()).hexdigest()
        if not stamp.is_file() or stamp.read_text() != digest:
            self.must("ci")
            self.modules.mkdir(exist_ok=True)
            stamp.write_text(digest)

    def check(self) -> dict[str, int]:
        """The page's own types and tests; their exit codes. What they say is told in one piece, since others may be
        speaking."""
        if not (self.web / "package.json").exists():
            return {}
        self.install()
        codes: dict[str, int] = {}
        for script in ("check", "test"):
            done = self.npm("run", "--if-present", script)
            print(done.stdout, file=sys.stderr, flush=True)
            codes[f"npm {script}"] = done.returncode
        return codes

    def must(self, *arguments: str) -> None:
        """Quietly; what was said is told only if it fails."""
        done = self.npm(*arguments)
        if done.returncode != 0:
            print(done.stdout, file=sys.stderr)
            raise Trouble("page-failed", step=" ".join(("npm", *arguments)))

    def npm(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What it said is in `stdout`, whatever way it said it."""
        variables = self.environment.variables()
        return subprocess.run(
            [str(shutil.which("npm", path=variables["PATH"])), *arguments],
            cwd=self.web,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
