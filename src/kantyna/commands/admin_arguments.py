"""The words of `kantyna admin` on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kantyna.commands.help import SpokenCommand, SpokenGroup
from kantyna.commands.output import say, speaker_of

admin_group = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None, invoke_without_command=True)

Data = Annotated[str, typer.Option(metavar="FOLDER", help="cli-opt-data")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Most = Annotated[int, typer.Option(metavar="N", min=1, max=100_000, help="admin-opt-most")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="admin-arg-table")]
TableOrBot = Annotated[str, typer.Argument(metavar="TABLE|BOT", help="admin-arg-table-or-bot")]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=1, max=6, help="admin-arg-seat")]
MaybeSeat = Annotated[int | None, typer.Argument(metavar="SEAT", min=1, max=6, help="admin-arg-seat")]
Here = Annotated[bool, typer.Option("--here", help="admin-opt-here")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="admin-arg-file")]


@admin_group.callback()
def admin(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        say(ctx.get_help())


@admin_group.command("tables", cls=SpokenCommand, help="admin-do-tables")
def tables(
    ctx: typer.Context,
    state: Annotated[str, typer.Option(metavar="STATE", help="admin-opt-state")] = "",
    most: Most = 100,
    data: Data = "",
    json: Json = False,
) -> None:
    from kantyna.commands.admin import list_tables

    list_tables(speaker_of(ctx), data, state, most, json)


@admin_group.command("guests", cls=SpokenCommand, help="admin-do-guests")
def guests(ctx: typer.Context, most: Most = 100, data: Data = "", json: Json = False) -> None:
    from kantyna.commands.admin import list_guests

    list_guests(speaker_of(ctx), data, most, json)


@admin_group.command("close", cls=SpokenCommand, help="admin-do-close")
def close(ctx: typer.Context, table: Table, data: Data = "") -> None:
    from kantyna.commands.admin import close_table

    close_table(speaker_of(ctx), data, table)


@admin_group.command("export", cls=SpokenCommand, help="admin-do-export")
def export(ctx: typer.Context, table: Table, file: File, data: Data = "") -> None:
    from kantyna.commands.admin import export_table

    export_table(speaker_of(ctx), data, table, file)


@admin_group.command("forget", cls=SpokenCommand, help="admin-do-forget")
def forget(ctx: typer.Context, name: TableOrBot, seat: MaybeSeat = None, data: Data = "") -> None:
    from kantyna.commands import admin

    admin.forget(speaker_of(ctx), data, name, seat)


@admin_group.command("rotate", cls=SpokenCommand, help="admin-do-rotate")
def rotate(ctx: typer.Context, name: TableOrBot, seat: MaybeSeat = None, here: Here = False, data: Data = "") -> None:
    from kantyna.commands import admin

    admin.rotate(speaker_of(ctx), data, name, seat, here)


@admin_group.command("revoke", cls=SpokenCommand, help="admin-do-revoke")
def revoke(ctx: typer.Context, table: Table, seat: Seat, data: Data = "") -> None:
    from kantyna.commands import admin

    admin.revoke(speaker_of(ctx), data, table, seat)


@admin_group.command("backup", cls=SpokenCommand, help="admin-do-backup")
def backup(ctx: typer.Context, file: File, data: Data = "") -> None:
    from kantyna.commands.admin import back_up

    back_up(speaker_of(ctx), data, file)


@admin_group.command("restore", cls=SpokenCommand, help="admin-do-restore")
def restore(ctx: typer.Context, file: File, data: Data = "") -> None:
    from kantyna.commands import admin

    admin.restore(speaker_of(ctx), data, file)
