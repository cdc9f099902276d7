# What the library refuses.

error-library-over = The match is over: nothing can be played any more.
error-library-not-over = The match is not over yet: nobody has a score.
error-library-not-kept = A match that was laid out or imagined has no set-up of its own, so no file can keep it.
error-library-no-seat = There is no seat { $seat }. Seats are counted from 0 to { $most }.
error-library-bots = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }: one bot for each seat is wanted, or one for all.
error-library-unreadable = “{ $move }” is not a move: a verb and what it concerns are wanted, as in “play: Scout”.
error-library-not-asked = “{ $move }” is not for now: seat { $seat } is asked.
error-library-no-option = “{ $move }” is not possible now. Possible: { $options }.
error-library-no-follow = “{ $move }” is possible now, but not with what is said to follow.
error-library-refused = “{ $move }” is not possible now.
error-library-ambiguous = “{ $move }” may mean several options: { $options }.
error-library-whole = “{ $value }” can’t be { $what }: a whole number is wanted.
error-library-between = “{ $value }” can’t be { $what }: a whole number from { $least } to { $most } is wanted.
error-library-among = “{ $value }” can’t be { $what }. Known: { $known }.
error-library-written = “{ $value }” can’t be { $what }: a text is wanted.
error-library-path = “{ $value }” can’t be a file: its path is wanted.
error-library-listed = “{ $value }” can’t be { $what }: a list of texts is wanted.
error-library-paired = “{ $value }” can’t be { $what }: names with values are wanted.
error-library-no-bot = “{ $value }” is no bot: wanted is something that is called with a view, as kantyna.bot('greedy') is.
error-library-not-in-sight = “{ $move }” is about nothing that this seat can see.
error-research-position = “{ $value }” can’t be put here: a position of { $name } is wanted, seats: { $seats }.
error-research-actions = A whole number for each table is wanted, its action; tables: { $tables }.
error-research-seeds = One seed is wanted, or one for each table; tables: { $tables }.
error-research-replay = “{ $value }” is no replay: Replay.read reads one from a file.
