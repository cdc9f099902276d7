"""The `kantyna` command: what can be asked of it on the command line. The help of everything is a message key."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import Abort, TyperException

import kantyna
from kantyna.commands.admin_arguments import admin_group
from kantyna.commands.completion import COMPLETE, bots, games_known, prepare, variants
from kantyna.commands.help import BadUsage, Interrupted, PipeClosed, SpokenCommand, SpokenGroup
from kantyna.commands.output import not_together, say, speaker_of
from kantyna.kernel.errors import KantynaError
from kantyna.lang import Speaker, system_language
from kantyna.lang.program import command

INTERRUPTED: Final = 130
CLOSED: Final = 141
"""What a shell makes of Ctrl-C and of a closed pipe."""

app = typer.Typer(
    cls=SpokenGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    invoke_without_command=True,
)

Game = Annotated[str, typer.Argument(help="cli-arg-game", autocompletion=games_known)]
Variant = Annotated[str, typer.Option(help="cli-opt-variant", autocompletion=variants)]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-opt-set")]
Seed = Annotated[int | None, typer.Option(help="cli-opt-seed")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-opt-plain")]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, max=256, help="cli-opt-jobs")]
Engine = Annotated[str, typer.Option(metavar="local|ray", help="cli-opt-engine")]
Address = Annotated[str, typer.Option(metavar="HOST:PORT", help="cli-opt-address")]
Names = Annotated[str, typer.Option(metavar="A,B", help="cli-opt-names")]


@app.callback()
def table(ctx: typer.Context, version: Annotated[bool, typer.Option("--version", help="cli-version")] = False) -> None:
    if version:
        say(f"Kantyna {kantyna.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        from kantyna.commands.serve import open_table

        open_table(speaker_of(ctx))


@app.command("games", cls=SpokenCommand, help="cli-games")
def games(ctx: typer.Context, json: Json = False) -> None:
    from kantyna.commands.catalogue import show_games

    show_games(speaker_of(ctx), json)


@app.command("play", cls=SpokenCommand, help="cli-play")
def play(
    ctx: typer.Context,
    game: Game = "star-realms",
    variant: Variant = "",
    seats: Annotated[str, typer.Option(metavar="A,B", help="cli-opt-seats", autocompletion=bots)] = "",
    names: Names = "",
    settings: Set = None,
    seed: Seed = None,
    plain: Plain = False,
    guide: Annotated[bool, typer.Option("--guide", help="cli-opt-guide")] = False,
) -> None:
    from kantyna.commands.play import sit_down

    code = sit_down(speaker_of(ctx), game, variant, seats, names, settings or [], seed, plain, guide)
    raise typer.Exit(code)


@app.command("resume", cls=SpokenCommand, help="cli-resume")
def resume(
    ctx: typer.Context,
    which: Annotated[str, typer.Argument(metavar="WHICH", help="cli-arg-which")] = "",
    plain: Plain = False,
    json: Json = False,
) -> None:
    from kantyna.commands.resume import resume_kept

    raise typer.Exit(resume_kept(speaker_of(ctx), which, plain, json))


@app.command("watch", cls=SpokenCommand, help="cli-watch")
def watch(
    ctx: typer.Context,
    game: Game = "star-realms",
    variant: Variant = "",
    seats: Annotated[str, typer.Option(metavar="A,B", help="cli-opt-seats-bots", autocompletion=bots)] = "",
    names: Names = "",
    settings: Set = None,
    seed: Seed = None,
    plain: Plain = False,
) -> None:
    from kantyna.commands.play import sit_down

    code = sit_down(speaker_of(ctx), game, variant, seats, names, settings or [], seed, plain, watching=True)
    raise typer.Exit(code)


@app.command("cards", cls=SpokenCommand, help="cli-cards")
def cards(
    ctx: typer.Context,
    game: Game,
    name: Annotated[str, typer.Argument(help="cli-arg-card")] = "",
    json: Json = False,
) -> None:
    from kantyna.commands.catalogue import show_cards

    show_cards(speaker_of(ctx), game, name, json)


@app.command("deck", cls=SpokenCommand, help="cli-deck")
def deck(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-deck")],
    form: Annotated[str, typer.Option("--as", metavar="FORMAT", help="cli-opt-as")] = "",
    stats: Annotated[bool, typer.Option("--stats", help="cli-opt-stats")] = False,
    hand: Annotated[bool, typer.Option("--hand", help="cli-opt-hand")] = False,
    back: Annotated[str, typer.Option("--back", metavar="1,3", help="cli-opt-back")] = "",
    owned: Annotated[str, typer.Option("--owned", metavar="FILE", help="cli-opt-owned")] = "",
    matrix: Annotated[bool, typer.Option("--matrix", help="cli-opt-matrix")] = False,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="cli-opt-matrix-player")] = "greedy",
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-opt-matrix-games")] = 20,
    jobs: Jobs = 1,
    seed: Seed = None,
    json: Json = False,
) -> None:
    from kantyna.commands.deck import Wish, show_deck

    if back:
        hand = True
    wish = Wish(form, stats, hand, back, seed, matrix, games, player, jobs, owned)
    raise typer.Exit(show_deck(speaker_of(ctx), source, wish, json))


@app.command("rules", cls=SpokenCommand, help="cli-rules")
def rules(
    ctx: typer.Context,
    game: Game,
    name: Annotated[str, typer.Argument(metavar="ID", help="cli-arg-rule")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-opt-coverage")] = False,
    tests: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-opt-tests")] = None,
    json: Json = False,
) -> None:
    speaker = speaker_of(ctx)
    if coverage:
        from kantyna.commands.coverage import show_coverage

        not_together("--coverage", {name: bool(name)})
        raise typer.Exit(show_coverage(speaker, game, tests, json))
    from kantyna.commands.catalogue import show_rules

    show_rules(speaker, game, name, json)


@app.command("replay", cls=SpokenCommand, help="cli-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-arg-replay")],
    verify: Annotated[bool, typer.Option("--verify", help="cli-opt-verify")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="cli-opt-at")] = None,
    branch: Annotated[bool, typer.Option("--branch", help="cli-opt-branch")] = False,
    plain: Plain = False,
    json: Json = False,
) -> None:
    from kantyna.commands.replay import show_replay

    raise typer.Exit(show_replay(speaker_of(ctx), file, verify, at, branch, plain, json))


@app.command("judge", cls=SpokenCommand, help="cli-judge")
def judge(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="cli-arg-scenarios")],
    json: Json = False,
) -> None:
    from kantyna.commands.judge import judge_files

    raise typer.Exit(judge_files(speaker_of(ctx), files, json))


@app.command("analyse", cls=SpokenCommand, help="cli-analyse")
def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-arg-replay")],
    iterations: Annotated[int | None, typer.Option(metavar="N", min=64, help="cli-opt-iterations")] = None,
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option(help="cli-opt-seed")] = 0,
    json: Json = False,
) -> None:
    from kantyna.commands.analyse import show_analysis

    raise typer.Exit(show_analysis(speaker_of(ctx), file, iterations, jobs, seed, json))


@app.command("learn", cls=SpokenCommand, help="cli-learn")
def learn(
    ctx: typer.Context,
    game: Game,
    games: Annotated[int | None, typer.Option(metavar="N", min=500, help="cli-opt-learn-games")] = None,
    passes: Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-opt-passes")] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-opt-learn-folder")] = None,
    jobs: Jobs = 1,
    engine: Engine = "local",
    address: Address = "",
    seed: Seed = None,
    json: Json = False,
) -> None:
    from kantyna.commands.arena import shared_by
    from kantyna.commands.learn import learn_value

    workers = shared_by(jobs, engine, address)
    raise typer.Exit(learn_value(speaker_of(ctx), game, games, passes, seed, folder, workers, json))


PLAYERS = "greedy,random"
"""Who plays in an arena unless something else is said."""


@app.command("arena", cls=SpokenCommand, help="cli-arena")
def arena(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option(metavar="A,B", help="cli-opt-arena-seats")] = PLAYERS,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="cli-opt-games")] = 100,
    variant: Variant = "",
    settings: Set = None,
    jobs: Jobs = 1,
    engine: Engine = "local",
    address: Address = "",
    seed: Annotated[int, typer.Option(help="cli-opt-seed")] = 0,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-opt-arena-file")] = None,
    plot: Annotated[bool, typer.Option("--plot", help="cli-opt-plot")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="cli-opt-ladder")] = False,
    against: Annotated[str | None, typer.Option(metavar="REV", help="cli-opt-arena-against")] = None,
    json: Json = False,
) -> None:
    from kantyna.commands.arena import hold_arena, hold_ladder, shared_by

    speaker = speaker_of(ctx)
    workers = shared_by(jobs, engine, address)
    not_together("--engine ray", {"--against": against is not None and engine == "ray"})  # it lies on this machine
    if ladder:
        not_together("--ladder", {"--seats": seats != PLAYERS, "--plot": plot, "--against": against is not None})
        raise typer.Exit(hold_ladder(speaker, game, variant, games, workers, seed, settings or [], file, json))
    code = hold_arena(speaker, game, variant, seats, games, workers, seed, settings or [], file, plot, against, json)
    raise typer.Exit(code)


@app.command("soak", cls=SpokenCommand, help="cli-soak")
def soak(
    ctx: typer.Context,
    game: Game,
    variant: Annotated[str, typer.Option(help="cli-opt-soak-variant")] = "",
    decisions: Annotated[int, typer.Option(metavar="N", min=1, help="cli-opt-decisions")] = 1_000_000,
    jobs: Jobs = 1,
    engine: Engine = "local",
    address: Address = "",
    seed: Annotated[int, typer.Option(help="cli-opt-seed")] = 0,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-opt-soak-file")] = None,
    json: Json = False,
) -> None:
    from kantyna.commands.arena import shared_by, soak_game

    workers = shared_by(jobs, engine, address)
    raise typer.Exit(soak_game(speaker_of(ctx), game, variant, decisions, workers, seed, file, json))


@app.command("bench", cls=SpokenCommand, help="cli-bench")
def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-arg-bench-game")] = "",
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="cli-opt-rounds")] = 5,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01, max=3600, help="cli-opt-seconds")] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help="cli-opt-peers")] = False,
    traces: Annotated[int, typer.Option(metavar="N", min=0, help="cli-opt-traces")] = 0,
    build: Annotated[str, typer.Option(metavar="BUILD", help="cli-opt-build")] = "",
    against: Annotated[str | None, typer.Option(metavar="REV", help="cli-opt-against")] = None,
    research: Annotated[bool, typer.Option("--research", help="cli-opt-research")] = False,
    json: Json = False,
) -> None:
    speaker = speaker_of(ctx)
    if research:
        from kantyna.commands.bench import show_research

        others = {"--peers": peers, "--traces": bool(traces), "--build": bool(build), "--against": against is not None}
        not_together("--research", others)
        raise typer.Exit(show_research(speaker, game or "star-realms", rounds, seconds, json))
    if against is not None:
        from kantyna.commands.bench import show_comparison

        not_together("--against", {"--traces": bool(traces)})
        raise typer.Exit(show_comparison(speaker, against, game, rounds, seconds, peers, build, json))
    from kantyna.commands.bench import show_bench

    not_together("--build", {"--traces": bool(build and traces)})
    raise typer.Exit(show_bench(speaker, game, rounds, seconds, peers, traces, build, json))


@app.command("serve", cls=SpokenCommand, help="cli-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="cli-opt-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="cli-opt-port")] = 8080,
    data: Annotated[str, typer.Option(metavar="FOLDER", help="cli-opt-data")] = "",
    public_url: Annotated[str, typer.Option(metavar="URL", help="cli-opt-public-url")] = "",
    browser: Annotated[bool, typer.Option("--browser", help="cli-opt-browser")] = False,
) -> None:
    from kantyna.commands.serve import serve_tables

    serve_tables(speaker_of(ctx), host, port, data, public_url, browser)


app.add_typer(admin_group, name="admin", help="cli-admin")


@app.command("join", cls=SpokenCommand, help="cli-join")
def join(
    ctx: typer.Context,
    link: Annotated[str, typer.Argument(metavar="LINK", help="cli-arg-link")],
    name: Annotated[str, typer.Option(metavar="NAME", help="cli-opt-name")] = "",
) -> None:
    from kantyna.commands.join import join_table

    raise typer.Exit(join_table(speaker_of(ctx), link, name))


@app.command("completion", cls=SpokenCommand, help="cli-completion")
def completion(ctx: typer.Context, shell: Annotated[str, typer.Argument(help="cli-arg-shell")]) -> None:
    from kantyna.commands.completion import show_script

    show_script(shell)


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Whatever goes wrong is told in a sentence; the answer is the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    speaker = Speaker(system_language())
    _make_printable()
    if COMPLETE in os.environ:
        prepare()
    try:
        speaker, words = wished_language(speaker, words)
        code = app(args=words, prog_name=command(), standalone_mode=False, obj=speaker)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except KantynaError as error:
        return _fail(speaker.error(error), 2 if isinstance(error, BadUsage) else 1)
    except TyperException as error:
        from kantyna.commands.usage import misused

        return _fail(misused(speaker, error, words), 2)
    except (Abort, Interrupted, KeyboardInterrupt):
        return _fail(speaker.text(None, "cli-interrupted"), INTERRUPTED)
    except (PipeClosed, BrokenPipeError):
        # Who read the output has had enough. What is left of it goes nowhere, or Python would complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
    except OSError as error:
        return _fail(_refused(speaker, error), 1)
    except Exception as error:
        from kantyna.commands.crash_report import written

        return _fail(speaker.text(None, "cli-fault", reason=type(error).__name__, file=written(error)), 1)


def wished_language(speaker: Speaker, words: list[str]) -> tuple[Speaker, list[str]]:
    """`--lang` may stand anywhere; the rest of the words is given back without it."""
    rest: list[str] = []
    at = 0
    while at < len(words):
        name, sign, value = words[at].partition("=")
        if name == "--lang":
            if not sign:
                at += 1
                if at == len(words):
                    raise BadUsage("cli-needs-value", name=name)
                value = words[at]
            speaker = Speaker(value)
        else:
            rest.append(words[at])
        at += 1
    return speaker, rest


def _make_printable() -> None:
    """A terminal without our letters shows others, and where a stream is closed there is nothing to be read or told;
    it is no reason to fail."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _refused(speaker: Speaker, error: OSError) -> str:
    from kantyna.play.files import reason

    file = f"{error.filename}: " if error.filename else ""
    return speaker.text(None, "cli-system", file=file, reason=reason(error))


def _fail(text: str, code: int) -> int:
    try:
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
    except OSError:
        # Nobody hears it; the exit code still tells. What is left goes nowhere, or Python would complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    return code
