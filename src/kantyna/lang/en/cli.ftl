# The commands.

cli-about = kantyna COMMAND …: a table at which card games are played by their rulebooks. Without a command the table opens.
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-more = kantyna COMMAND --help tells more about a command.
cli-lang = the language; without it, the system’s
cli-help = this text
cli-default = { $text } (default: { $value })

## What each does

cli-games = Games, their ways to play, seats and cards.
cli-play = Play at the table in the terminal.
cli-watch = Watch bots play; one can step.
cli-cards = The card book of a game, or one card.
cli-rules = The rules of a game, one of them, or those without a test.
cli-test = Run every test (of the project’s ./kantyna).
cli-compile = Compile the engine, so that bots think faster (of the project’s ./kantyna).

## Arguments and options

cli-arg-game = a game, as `kantyna games` lists it
cli-arg-card = a card by its name, in either language
cli-arg-rule = a rule by its id, or the beginning of one
cli-opt-variant = the way to play; without it, the first that fits the seats
cli-opt-seats = who sits where: human, random, greedy, search:1000, search:500ms, level1 … level5; without it, you against level 3
cli-opt-seats-bots = which bots: random, greedy, search:1000, search:500ms, level1 … level5; without it, level 3 against itself
cli-opt-names = what the seats are called
cli-opt-set = a setting of the way to play; may be given several times
cli-opt-seed = the number from which all chance comes: the same seed, the same cards
cli-opt-json = for machines: JSON
cli-opt-plain = numbered lines instead of a drawn table: for screen readers, pipes and simple terminals
cli-opt-resume = go on with a saved game
cli-opt-coverage = list the rules that no test shows

## Answers

cli-length = About { $length }.
cli-card-counts = { $different ->
    [one] { $different } different card
   *[other] { $different } different cards
  }, { $all } in all.
cli-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
  }
cli-seats-from = { $fewest } to { $most } seats
cli-origin-book = rulebook: { $section }
cli-origin-ruling = a ruling
cli-origin-ours = decided by us
cli-reason = Reason: { $reason }

## What goes wrong

cli-interrupted = Interrupted.
cli-pipe-closed = Whoever read the output has stopped.
cli-system = The system says no: { $reason }
cli-fault = Something in Kantyna broke ({ $reason }). What happened is written in { $file }: please report it.
cli-bad-missing = { $name } is missing. --help tells more.
cli-bad-value = That can’t be the value of { $name }. --help tells more.
cli-bad-option = There is no option { $name }. --help lists them.
cli-bad-usage = The command can’t be understood: { $reason }
error-cli-too-many = Too many words: { $words }. --help tells more.
error-cli-command-unknown = There is no command “{ $name }”. kantyna --help lists them.
error-cli-command-like = There is no command “{ $name }”. Did you mean { $near }?
error-cli-setting = “{ $pair }” is not a setting: name=value is wanted.
