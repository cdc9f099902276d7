# The commands.

cli-about = { $kantyna } COMMAND …: a table at which games of cards, dice and maps are played by their rulebooks. Without a command the table opens.
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-more = { $command } COMMAND --help tells more about a command.
cli-lang = the language; without it, the system’s
cli-version = the version
cli-help = this text
cli-default = { $text } (default: { $value })
cli-usage-options = [options]

## What stands for a value

cli-value-bot = BOT
cli-value-build = BUILD
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-game = GAME
cli-value-host = HOST
cli-value-id = ID
cli-value-link = LINK
cli-value-name = NAME
cli-value-port = PORT
cli-value-rev = REV
cli-value-seat = SEAT
cli-value-seed = SEED
cli-value-shell = SHELL
cli-value-state = STATE
cli-value-table = TABLE
cli-value-url = URL
cli-value-value = VALUE
cli-value-variant = VARIANT
cli-value-which = WHICH

## What each does

cli-games = Games, their ways to play, seats and cards.
cli-play = Play at the table in the terminal.
cli-resume = List the games that were left before their end, and go on with one.
cli-watch = Watch bots play; one can step.
cli-cards = The card book of a game, or one card.
cli-rules = The rules of a game, one of them, or those without a test.
cli-rules-installed = The rules of a game, or one of them.
cli-replay = Step through a kept game, prove it, or go on from any place of it.
cli-analyse = Look at a kept game again: chances on the way, mistakes and what was better, luck.
cli-learn = Learn anew what a position is worth, from games by rule of thumb.
cli-judge = Run scenarios and say what failed and why.
cli-arena = Many games between bots: who wins how often, how long it takes, how fast it goes.
cli-soak = Random play under all laws of the engine, a million decisions for each way to play.
cli-bench = How fast the engine is: decisions, games, search, clones, views, saves.
cli-serve = Open tables in the browser, for this house or for a club.
cli-admin = Look after a server: its tables and guests, keys, copies of everything.
cli-join = Sit down at a table of a server from the terminal, by its link.
cli-completion = The words with which a shell completes commands when Tab is pressed.
cli-test = Run every test (of the project’s ./kantyna).
cli-compile = Compile the engine, so that bots think faster (of the project’s ./kantyna).
cli-package = Build what can be installed elsewhere, with the page inside (of the project’s ./kantyna).

## Arguments and options

cli-arg-game = a game, as `{ $kantyna } games` lists it
cli-arg-card = a card by its name, in either language
cli-arg-rule = a rule by its id, or the beginning of one
cli-opt-variant = the way to play; without it, the first that fits the seats
cli-opt-seats = who sits where: human, random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; without it, you, and level 3 on every other seat
cli-opt-seats-bots = which bots: random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; without it, level 3 on every seat
cli-opt-names = what the seats are called
cli-opt-set = a setting of the way to play; may be given several times
cli-opt-seed = the number from which all chance comes: the same seed, the same cards
cli-opt-json = for machines: JSON
cli-opt-plain = numbered lines instead of a drawn table: for screen readers, pipes and simple terminals
cli-opt-guide = explain the first turn step by step; a first game alone against bots is explained anyway
cli-arg-which = a number of the list, or a file; without it, the list
cli-arg-link = the link of a table; with what follows its #, one’s own seat
cli-opt-name = what to be called at the table
cli-arg-shell = bash, zsh, fish, powershell or pwsh
cli-opt-coverage = list the rules that no test shows
cli-arg-replay = a file that `play` kept
cli-opt-iterations = imagined games for each answer that is judged
cli-opt-learn-games = games to learn from; without it, as many as the recipe says
cli-opt-passes = how often all lessons are gone through; without it, as the recipe says
cli-opt-learn-folder = where the work is kept, so that it can be gone on with (default: learn-GAME)
cli-arg-scenarios = scenario files, or folders of them
cli-opt-tests = where the tests are; without it, the project’s
cli-opt-verify = play it all again and compare every proof in it
cli-opt-at = the place after so many answers
cli-opt-branch = go on playing from there, as a game of its own
cli-opt-host = the address to listen at; 0.0.0.0 for the whole network
cli-opt-port = the port; 0 for any that is free
cli-opt-data = where tables are kept: a folder or postgresql://…; without it, the user’s own folder
cli-opt-public-url = the address by which others reach it
cli-opt-browser = open the browser too
cli-opt-arena-seats = the players: random, greedy, search:1000, search:500ms, learned:500ms, level1 … level5; each deal is played once from every seat
cli-opt-games = how many games
cli-opt-jobs = processes to share the work; the result is the same
cli-opt-engine = who shares the work: processes of this machine, or a Ray cluster; the result is the same
cli-opt-address = where the Ray cluster is; without it, the one on this machine
cli-opt-soak-file = keep each portion here as soon as it is over; an interrupted run goes on from it
cli-opt-arena-against = all players but the first are those of this revision, which needs the same rules
cli-opt-arena-file = keep each game here as soon as it is over; an interrupted run goes on from it
cli-opt-plot = a picture of the results
cli-opt-ladder = each level against the one below, as steps of Elo, with a picture
cli-opt-soak-variant = one way to play; without it, all
cli-opt-decisions = decisions for each way to play
cli-arg-bench-game = one game; without it, all
cli-opt-rounds = rounds of measuring; the figures are their medians
cli-opt-seconds = seconds for each measurement
cli-opt-peers = measure OpenSpiel and RLCard beside it, in an environment of their own; the first time needs the network
cli-opt-traces = so many seeded games of each must be the same in both builds
cli-opt-build = measure only this build: plain or compiled
cli-opt-research = measure the environments for research instead, beside PettingZoo’s tictactoe and OpenSpiel’s hearts
cli-opt-against = measure this revision (a commit, branch or tag) beside this tree, and tell the ratios

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
cli-values-above = as above
cli-origin-book = rulebook: { $section }
cli-origin-ruling = a ruling
cli-origin-faq = the publisher’s answers
cli-origin-ours = decided by us
cli-reason = Reason: { $reason }
cli-judging = Judging
cli-judged = { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
  }; files that failed: { $failed }.
cli-covered = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
  }, { $tested } with a test.
cli-cited-unknown = { $rule } is cited but is no rule: { $places }
cli-kept = { $n }. { $title }: { $names }; { $turn ->
    [0] { $when }
   *[other] turn { $turn }, { $when }
  }
cli-kept-how = Go on with, for example: { $command }
cli-kept-none = No game was left before its end.
cli-verified = The replay holds: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }, { $proofs ->
    [one] { $proofs } proof
   *[other] { $proofs } proofs
  }.
cli-arena-plays = Playing
cli-arena-player = { $player }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }, { $rate }% (95% interval { $low }–{ $high }%)
cli-arena-draws = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, draws: { $draws }, errors: { $errors }
cli-arena-lengths = Decisions in a game: { $shortest } to { $longest }, half of them below { $middle }
cli-arena-kept = { $kept ->
    [one] { $kept } game was
   *[other] { $kept } games were
  } already in { $file }; the time is that of the others:
cli-arena-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
cli-bench-steps = { $name }: { $steps } steps/s
cli-arena-digest = The same games give the same digest: { $digest }
cli-arena-forfeits = { $player } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
  } by a fault of its own. { $why }
cli-arena-error = Game { $n } broke: { $error }
cli-ladder-step = { $stronger } against { $weaker }: { $wins } of { $games }, { $elo } Elo (95% interval { $low } to { $high })
cli-ladder-plot = Elo above the lowest level; the thin mark is where equal steps would be
cli-soak-plays = Soaking
cli-soak-broken = { $law } ({ $game }, { $variant }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, seed { $seed }, decision { $decision })
cli-soaked = { $variant }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, laws broken: { $violations }
cli-bench-measures = Measuring
cli-bench-result = { $game }, { $build }: random play { $choices } decisions with a choice/s ({ $decisions } with all others, { $games } games/s), by rules of thumb { $thumb }; search { $iterations } iterations/s; clone { $clone } µs, view { $view } µs, save { $save } µs
cli-bench-eager = { $game }, { $build }: { $games } games/s when everything is played by random choice
cli-bench-against = This tree against { $name }, { $build }: the median of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }, in brackets the lowest and the highest ratio
cli-bench-compared = { $game }, { $figure ->
    [choices] decisions with a choice/s, random play
    [decisions] all decisions/s, random play
    [games] games/s, random play
    [thumb-choices] decisions with a choice/s, by rules of thumb
    [thumb-decisions] all decisions/s, by rules of thumb
    [eager-games] games/s, everything played by random choice
    [driven] all decisions/s, random play driven from Python
    [iterations] iterations of the search/s
    [clones] clones/s
    [views] views/s
   *[saves] saves/s
  }: { $ratio } ({ $lowest }–{ $highest }); { $here } against { $there }
cli-bench-peer = { $name }: { $decisions } decisions/s; clone { $clone } µs
cli-bench-ratio = { $name }: { $ratio }
cli-bench-name-traces-that-differ = traces that differ
cli-bench-name-traced-games = traced games
cli-bench-name-compiled-rollouts = compiled rollouts
cli-bench-name-compiled-clone = compiled clone
cli-bench-name-compiled = compiled
cli-bench-name-plain = plain
cli-bench-name-hearts-clone = hearts clone
cli-bench-name-hearts = hearts
cli-bench-name-bare-steps = bare steps
cli-bench-name-whole-games = whole games
cli-bench-name-rules-alone = rules alone
cli-bench-name-random-inside = random inside
cli-bench-name-random-opponent = random opponent
cli-bench-name-solo-v-greedy = solo v greedy
cli-bench-name-greedy-inside = greedy inside
cli-bench-name-tictactoe = tic-tac-toe
cli-bench-plain = Only plain Python was measured; ./kantyna compile of a clone makes the compiled build.

## What goes wrong

cli-interrupted = Interrupted.
cli-system = The system says no: { $file }{ system-reason }.
cli-fault = Something in Kantyna broke ({ $reason }). What happened is written in { $file }: please report it.
cli-bad-missing = { $name } is missing. --help tells more.
cli-bad-number = “{ $value }” can’t be the value of { $name }: { $kind ->
    [whole] a whole number is wanted
    [least] a whole number of at least { $least } is wanted
    [between] a whole number from { $least } to { $most } is wanted
   *[part] a number from { $least } to { $most } is wanted
  }.
cli-needs-value = After { $name } a value is wanted. --help tells more.
cli-no-value = { $name } takes no value.
cli-bad-option = There is no option { $name }. --help lists them.
cli-option-like = There is no option { $name }. Did you mean { $near }?
cli-bad-usage = The command can’t be understood: { $reason }
error-cli-too-many = Too many words: { $words }. What has spaces in it goes in quotes; --help tells more.
error-cli-command-unknown = There is no command “{ $name }”. { $group } --help lists them.
error-cli-needs-value = { cli-needs-value }
error-cli-command-like = There is no command “{ $name }”. Did you mean { $near }?
error-cli-no-kept = There is no game { $n } in the list; { $most ->
    [0] it is empty
    [1] there is only game 1
   *[other] it goes from 1 to { $most }
  }.
error-cli-unknown-shell = There is no completion for “{ $name }”. Known: { $known }.
error-cli-setting = “{ $pair }” is not a setting: name=value is wanted.
error-cli-not-together = { $one } and { $other } don’t go together: leave one of them out.
error-cli-no-research = { $name } is not installed here. Install it: pip install "kantyna[research]" pygame; in a clone: .venv/bin/python -m pip install -e ".[research]" pygame.
error-cli-address-alone = --address says where a Ray cluster is: it goes with --engine ray.
error-cli-unknown-engine = There is no engine { $engine }: local and ray are known.
error-cli-no-scenarios = There are no scenarios in { $folder }.
error-cli-no-way = { $game } is not played by { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }. Ways to play, and for how many: { $known }.
error-cli-watch-no-people = Watching is for games of bots; { $kantyna } play has seats for people.
error-cli-no-people = Only bots play here: there is no seat for a human.
