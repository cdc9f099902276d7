"""Makes the compiled build of the engine: `python -m kantyna.compiler`, or `./kantyna compile`."""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from kantyna.build import HOME, SOURCE, STAMP, WEIGHTS, is_current, modules, packages, stamp

WORK = HOME.with_name("compiling")
BEST = 3
GCC = "gcc" in (sysconfig.get_config_var("CC") or "")
"""Only its profiles and its way to read a header ahead are known here; others compile once, and file by file."""
GROUP = "kantyna_engine"
COMMON = f"__native_internal_{GROUP}.h"
"""Declares everything that the files of the engine tell each other: larger than most of them."""


def read_once(compiler: Any, **how: Any) -> dict[str, Any]:
    """Have the common header read ahead of its files instead of in each of them anew; tells how to compile those."""
    header = next(Path(folder, COMMON) for folder in how["include_dirs"] if Path(folder, COMMON).is_file())
    folders = [f"-I{folder}" for folder in [*how["include_dirs"], *compiler.include_dirs]]
    flags = [*folders, *how["extra_postargs"]]
    compiler.spawn([*compiler.compiler_so, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch"])
    return {**how, "extra_postargs": [*how["extra_postargs"], "-include", str(header)]}


class ParallelBuild(build_ext):
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
            if GCC and len(sources) > 1:
                how = read_once(compiler, **how)
            with ThreadPoolExecutor(self.parallel) as pool:
                results = pool.map(lambda source: compile_one(source, how), sources)
                return [name for names in results for name in names]

        compiler.compile = side_by_side
        super().build_extensions()


def compile_engine(opt: int, jobs: int) -> None:
    """The best build is made twice: the first is watched at play, and the C compiler learns from it for the second."""
    work = WORK / f"O{opt}"
    profile = work / "profile"
    watched = opt == BEST and GCC
    if watched:
        shutil.rmtree(profile, ignore_errors=True)
        first = make(work, opt, jobs, ["-fprofile-generate", f"-fprofile-dir={profile}"], afresh=True)
        environment = {"KANTYNA_BUILD": "compiled", "KANTYNA_COMPILED": str(first)}
        exercise = [sys.executable, "-P", "-m", "kantyna.arena.harness.exercise"]
        subprocess.run(exercise, env=os.environ | environment, check=True)
        flags = [f"-fprofile-use={profile}", f"-fprofile-dir={profile}", "-Wno-missing-profile"]
        replace(make(work, opt, jobs, flags, afresh=True), work / "old")
    else:
        replace(make(work, opt, jobs, []), work / "old")


def make(work: Path, opt: int, jobs: int, flags: list[str], afresh: bool = False) -> Path:
    """Build beside the build in use; gives the folder. *afresh*: nothing was compiled with these *flags* before."""
    before = stamp(opt)
    fresh, objects = work / "fresh", work / "objects"
    for leftover in (fresh, objects) if afresh else (fresh,):
        shutil.rmtree(leftover, ignore_errors=True)
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work / 'mypy'}", *(str(SOURCE / file) for file in modules())],
        opt_level=str(opt),
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=GROUP,
    )
    for extension in extensions if os.name == "posix" else ():
        # Calls between the files of one library need no detour through its table of public names, and the best build
        # is optimised as if all were one file.
        together = ["-flto=auto"] if opt == BEST else []
        # New lists: all extensions were handed the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", *together, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *together, f"-O{opt}", *flags]
    command = ParallelBuild(Distribution({"name": "kantyna", "ext_modules": extensions}))
    command.build_lib = str(fresh)
    command.build_temp = str(objects)
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    for package in packages():
        shutil.copytree(
            SOURCE / package,
            fresh / "kantyna" / package,
            ignore=shutil.ignore_patterns("__pycache__", ".*", WEIGHTS),
            dirs_exist_ok=True,
        )
    if stamp(opt) != before:
        sys.exit("The source changed while it was being compiled; compile it again.")
    (fresh / STAMP.name).write_text(before)
    return fresh


def replace(fresh: Path, old: Path) -> None:
    """Take the place of the build in use in one move."""
    shutil.rmtree(old, ignore_errors=True)
    if HOME.exists():
        HOME.rename(old)
    fresh.rename(HOME)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="kantyna compile", description="Compiles the engine with mypyc.")
    parser.add_argument(
        "--opt", type=int, choices=range(BEST + 1), default=BEST, help="the C compiler's optimisation (default 3)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C files at once")
    asked = parser.parse_args()
    if not is_current(asked.opt):
        compile_engine(asked.opt, asked.jobs)


if __name__ == "__main__":
    main()
