"""Makes the compiled build of the engine: `python -m kantyna.compiler`, or `./kantyna compile`."""

import argparse
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from kantyna.build import HOME, SOURCE, STAMP, fingerprint, is_current, modules, packages

WORK = HOME.with_name("compiling")


class Together(build_ext):
    """Compiles the C files of one extension side by side, and only those that changed."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def compile_one(source: str, how: dict[str, Any]) -> list[str]:
            objects: list[str] = compiler.object_filenames([source], output_dir=how["output_dir"])
            newest = max(Path(file).stat().st_mtime for file in [source, *how["depends"]])
            if not Path(objects[0]).is_file() or Path(objects[0]).stat().st_mtime < newest:
                one_by_one([source], **how)
            return objects

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                results = pool.map(lambda source: compile_one(source, how), sources)
                return [name for names in results for name in names]

        compiler.compile = side_by_side
        super().build_extensions()


def compile_engine(opt: str, jobs: int) -> None:
    """Build beside the build in use, then take its place in one move."""
    before = fingerprint()
    work = WORK / f"O{opt}"
    fresh, old = work / "fresh", work / "old"
    for leftover in (fresh, old):
        shutil.rmtree(leftover, ignore_errors=True)
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *(str(SOURCE / file) for file in modules())],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name="kantyna_engine",
    )
    for extension in extensions if os.name == "posix" else ():
        # Calls between the files of one library need no detour through its table of public names, and are optimised as
        # if all were one file.
        extension.extra_compile_args += ["-fvisibility=hidden", "-flto=auto"]
        extension.extra_link_args += ["-flto=auto", "-O3"]
    command = Together(Distribution({"name": "kantyna", "ext_modules": extensions}))
    command.build_lib = str(fresh)
    command.build_temp = str(work / "objects")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    for package in packages():
        shutil.copytree(
            SOURCE / package,
            fresh / "kantyna" / package,
            ignore=shutil.ignore_patterns("__pycache__", ".*"),
            dirs_exist_ok=True,
        )
    if fingerprint() != before:
        sys.exit("The source changed while it was being compiled; compile it again.")
    (fresh / STAMP.name).write_text(before)
    if HOME.exists():
        HOME.rename(old)
    fresh.rename(HOME)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="kantyna compile", description="Compiles the engine with mypyc.")
    parser.add_argument("--opt", choices="0123", default="3", help="the C compiler's optimisation (default 3)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C files at once")
    asked = parser.parse_args()
    if not is_current():
        compile_engine(asked.opt, asked.jobs)


if __name__ == "__main__":
    main()
