# What the server says.

server-runs = Kantyna is at { $address }  (Ctrl+C ends it)
page-not-built = The page has not been built yet: start Kantyna with ./kantyna, which builds it.
player-name = Player { $n }
bot-name-1 = Dishwasher
bot-name-2 = Waiter
bot-name-3 = Regular
bot-name-4 = Barkeeper
bot-name-5 = Landlady
hint-only = Nothing else makes sense here.
hint-alone = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent } % of them.
hint-reason = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent } % of them. Next best, with { $second } %: { $other }.

## What can't be done, and what would be right

error-no-such-table = There is no table “{ $name }”.
right-no-such-table = Check the link, or choose a table in the lobby.
error-no-such-replay = There is no replay “{ $name }”.
right-no-such-replay = Check the link. A game can be watched again once it is over.
error-no-such-seat = There is no seat { $seat }: the table has { $seats }.
right-no-such-seat = Choose one of the table’s seats.
error-no-such-step = There is no step { $step }: the game has { $steps }.
right-no-such-step = Choose a step from 0 to { $steps }.
error-no-such-bot = There is no bot called “{ $name }”.
right-no-such-bot = Write the name as the bot’s account has it.
error-no-such-page = There is nothing at { $path }.
right-no-such-page = The lobby is at /, the description of the API at /api/docs.
error-no-such-method = { $path } can’t be asked for in that way.
right-no-such-method = The header “Allow” says how; so does /api/docs.
error-table-started = The game at this table has already begun.
right-table-started = It can be watched; seats are open at the tables of the lobby.
error-table-full = Every seat at this table is taken.
right-table-full = The game can be watched; other tables are in the lobby.
error-table-waits = The game has not begun: somebody is still missing.
right-table-waits = Send the link to a friend, or give the open seat to a bot.
error-seat-taken = Seat { $seat } is taken.
right-seat-taken = Choose an open one.
error-seat-not-gone = The player of seat { $seat } has not been away for long enough ({ $gone } s).
right-seat-not-gone = After { $seconds } s away the seat can be given to a bot.
error-host-only = Only whoever opened the table may do that.
right-host-only = Use the token that came with opening it.
error-spectators-watch = Spectators only watch.
right-spectators-watch = To play, take an open seat, or open the link of your own seat.
error-stale-version = The table has moved on meanwhile ({ $version }, now { $current }).
right-stale-version = Look at the new situation and answer that.
error-undo-not-now = There is nothing to take back now.
right-undo-not-now = A move can be taken back while the game goes on, if the table allows it.
error-undo-not-asked = Nobody asks you to take a move back.
right-undo-not-asked = Nothing needs to be done.
error-hints-off = There are no hints at this table.
right-hints-off = Whoever opens a table decides about that.
error-hint-not-asked = A hint is for whoever is to move.
right-hint-not-asked = Ask again when it is your move.
error-hint-under-way = A hint is being thought about already.
right-hint-under-way = Wait for it.
error-hint-too-late = The table has moved on; that hint is no use any more.
right-hint-too-late = Ask for a new one.
error-hint-failed = No hint was found.
right-hint-failed = Ask again; if it keeps failing, please report it with the replay.
error-rate-limited = Too much at once ({ $limit }): at most { $amount } in { $seconds } s.
right-rate-limited = Try again in { $retry } s.
error-bot-too-busy = This bot plays at { $tables } tables already; at most { $most } at once.
right-bot-too-busy = Finish a game first.
error-bot-name-taken = There is already a bot called “{ $name }”.
right-bot-name-taken = Choose another name.
error-token-missing = This needs a token.
right-token-missing = Send the header “Authorization: Bearer …” with it.
error-token-unknown = This token is no longer the key to any seat here.
right-token-unknown = Watch the game, or take an open seat.
error-hello-first = The first frame must be “hello”.
right-hello-first = Send type “hello” with the number of the protocol, then everything else.
error-hello-once = “hello” is said once.
right-hello-once = To come as somebody else, connect anew.
error-other-protocol = This server speaks protocol { $known }, not { $found }.
right-other-protocol = Load the page again, or update the program.
error-bad-frame = This is no frame of the protocol: { $reason }
right-bad-frame = The frames are described in docs/protocol.md.
error-bad-body = The body is not as it should be: { $reason }
right-bad-body = /api/docs shows the shape that is expected.
error-bad-parameter = { $where } is not as it should be: { $reason }
right-bad-parameter = /api/docs shows what is expected.
error-not-json = The body must be JSON, not { $found }.
right-not-json = Send the header “Content-Type: application/json”.
error-too-long = That is too long: at most { $most } bytes.
right-too-long = Send less.
error-our-fault = Something went wrong inside Kantyna. The game is stored; nothing is lost.
right-our-fault = Try again; if it happens again, please report it.
error-host-unknown = This server is not called “{ $host }”.
right-host-unknown = Use the address that was printed at the start, or set --public-url.
error-origin-unknown = Pages of { $origin } may not do that here.
right-origin-unknown = Use the table’s own page, or add the site to KANTYNA_ORIGINS.
error-server-database = “{ $scheme }” is no database that Kantyna knows. Give a folder, or an address that begins with postgresql://
error-server-folder = The folder { $folder } can’t be used: { $reason }.
error-server-bus = “{ $found }” is no bus that Kantyna knows. KANTYNA_BUS is an address that begins with redis://
error-server-public-url = “{ $found }” is no address of a page: it must begin with http:// or https://
error-server-thinkers = KANTYNA_THINKERS is “{ $found }”; it must be a number from 1 to 64.
error-server-pace = KANTYNA_PACE is “{ $found }”; it must be a number of milliseconds from 0 to { $most }.
error-server-host = This machine has no address “{ $host }”.
error-server-port-taken = Port { $port } on { $host } is taken. Choose another with --port, or leave it out.
error-server-port-refused = Port { $port } on { $host } can’t be used: { $reason }.
error-server-limits = KANTYNA_LIMITS has “{ $found }”. Known limits: { $known }.
error-server-limit-value = KANTYNA_LIMITS has “{ $found }”: write it like create_table=100/minute or bot_tables=20.
error-server-database-failed = The database can’t be used: { $reason }.
error-server-database-newer = The tables were kept by a newer Kantyna; this one would damage them. Update Kantyna, or give another folder with --data.
error-server-bus-failed = The bus can’t be reached: { $reason }.
