# What `kantyna admin` says.

admin-do-tables = List the tables that changed last.
admin-do-guests = List who sits at tables whose game is not over.
admin-do-close = End a table: it is deleted, and its guests are told.
admin-do-export = Write a table’s game as a replay, over or not. It shows all that is hidden.
admin-do-forget = Delete what is kept of a person or of a program: names, in replays too, kept decks and keys. Bots go on with games that are not over.
admin-do-rotate = Make a new key for a person’s seats or for a program; the old one opens nothing any more.
admin-do-revoke = Take the key of a seat away.
admin-do-backup = Copy all tables into a file, while the server runs or not (SQLite).
admin-do-restore = Put a copy in the place of the tables; no server may run (SQLite).
admin-arg-table = the table’s name, as in its link
admin-arg-table-or-bot = a table’s name, or the name of a program’s account
admin-arg-seat = the number of the seat, from 1
admin-arg-file = the file
admin-opt-here = only at this table: the old key goes on to open the person’s other tables and the shelf of decks
admin-opt-state = only tables of this state: open, playing or over
admin-opt-most = at most so many
admin-state-open = waiting
admin-state-playing = playing
admin-state-over = over
admin-kind-human = person
admin-kind-hot-seat = same device
admin-kind-bot = program
admin-tables = { $n ->
    [one] { $n } table.
   *[other] { $n } tables.
}
admin-guests = { $n ->
    [one] { $n } seat.
   *[other] { $n } seats.
}
admin-closed = Table { $table } is closed. Guests who are there are told within ten seconds.
admin-exported = The game of table { $table } is in { $file }.
admin-rotated = The new link of the seat: { $link }
admin-revoked = Seat { $seat } of table { $table } has no key any more.
admin-forgotten = { $n ->
    [0] Deleted. There was no table to change.
    [one] Deleted at { $n } table.
   *[other] Deleted at { $n } tables.
}
admin-backed-up = All tables are copied to { $file }.
admin-restored = The tables are those of { $file } now.
admin-aside = What was there before is in { $file }.

error-admin-no-tables = There are no tables in { $folder }. Give the server’s folder or its database with --data.
error-admin-no-state = There is no state “{ $name }”. Known: { $known }.
error-admin-which-seat = Which seat of table { $table }? Give its number, from 1.
error-nobody-there = There is no person at seat { $seat }.
error-backup-sqlite-only = This copies SQLite. For Postgres there are pg_dump and pg_restore: docs/running-a-server.md shows how.
error-backup-exists = There is already a file { $file }. Choose another name.
error-backup-failed = The copy { $file } could not be made: { $reason }.
error-backup-damaged = { $file } is no whole copy of Kantyna’s tables.
error-table-closed = This table was closed by whoever keeps the server, or was left alone for too long.
right-table-closed = Open another in the lobby.
