# The table in the terminal, drawn and plain.

term-welcome = { $title }. Answer with the number of an option; { $help } lists the commands.
term-turn = Turn { $n }: { $name }
term-middle = In the middle
term-unknown = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
  }
term-name-human = Player
term-name-level = Level { $n }
term-hand-over = { $name } decides now. Press Enter when nobody else can see the screen.
term-no-number = There is no such option. Choose 1 to { $n }.
term-not-understood = “{ $words }” can’t be understood. { $help } lists the commands.
term-why-nothing = Everything in sight can be done.
term-why = { $n }. { $what }: { $why } ({ $rule })
term-hint = A good move: { $text }
term-undone = Taken back.
term-saved = Saved in { $file }.
term-saved-resume = The game is saved. It goes on with: kantyna play --resume { $file }
term-kept = The game is kept in { $file }.
term-thinks = { $name } thinks…

term-help-number = NUMBER: choose an option
term-help-help = ?: this list
term-help-table = table: what lies on the table
term-help-look = look: every place, open piles card by card
term-help-card = card NAME: what a card does
term-help-why = why: what can’t be done now, and why not; why NUMBER: the rule behind it
term-help-rule = rule ID: a rule
term-help-log = log [NUMBER]: what happened, the last 30 lines or so many
term-help-hint = hint: what a good player would do
term-help-undo = undo: take the last answer back, as long as it showed nothing new
term-help-save = save [FILE]: save the game
term-help-quit = quit: leave; the game is saved
error-cli-finished = The game in { $file } is over. kantyna replay shows it.
