# The table in the terminal, drawn and plain.

term-welcome = { $title }. Answer with the number of an option; { $help } lists the commands.
term-turn = Turn { $n }: { $name }
term-middle = In the middle
term-team = team { $n }
term-with-you = with you
term-unknown = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
  }
term-hand-over = { $name } decides now. Press Enter when nobody else can see the screen.
term-no-number = There is no such option. Choose 1 to { $n }.
term-not-understood = “{ $words }” can’t be understood. { $help } lists the commands.
term-twin = { $text } (no. { $n })
term-why-nothing = Everything in sight can be done.
term-why = { $n }. { $what }: { $why } ({ $rule })
term-advising = Thinking it over…
term-hint = A good move: { $text }
term-undone = Taken back.
term-saved = Saved in { $file }.
term-saved-resume = The game is saved. It goes on with: { $command }
term-kept = The game is kept in { $file }.
term-plays = { $name } plays.
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

## The drawn table

term-too-small =
    The terminal is too small: { $width }×{ $height }. The table needs { $w }×{ $h }.
    The game is kept; make the window larger, or use --plain.
term-footer = ↑↓ Enter or 1–9 choose · a play all · e end turn · u undo · i cards · w why not · h hint · l log · ? keys · q leave
term-footer-short = ↑↓ 1–9 choose · a all · e end · u undo · i cards · w why · h hint · ? keys · q
term-footer-over = The game is over · i cards · l log · F2 język · ? keys · q leave
term-closing = Esc closes · ↑↓ moves
term-footer-watch = Space one step · g go on or stop · i cards · l log · ? keys · q leave
term-step = Space: one step. g: let them play.
term-title-why = What can’t be done now, and why not
term-title-log = What has happened
term-title-help = The keys
term-keys =
    ↑ ↓ and Enter, or 1–9: choose an option
    a: play all cards that can simply be played
    e: end the turn, pass, or stop choosing
    u: take the last answer back, as long as it showed nothing new
    i: read the cards that can be seen, in open piles too; or click on one
    w: what can’t be done now, and why not
    h: a hint, and why
    l: the whole story
    PgUp PgDn: a table higher than the terminal
    space: hurry the bots; while watching: one step
    g: while watching: let them play, or stop them
    F2: the other language
    q: leave; the game is saved
term-signs =
    ▶ whose turn it is · ◆ the option in hand · ▸ a card that can be used
    Before a name: what the card costs, and the letter of its faction
    ({ $factions }).
    After it: the first letter of its kind, and the number on it.
term-spectator = a spectator
term-film-place = After { $at } of { $of } answers, seen by { $eyes }.
term-footer-film = ← → step · PgUp PgDn ten · Home End · ↑ ↓ scroll · s other eyes · q leave
error-term-too-small = The terminal is too small: { $width }×{ $height }. The table needs at least { $w }×{ $h }; --plain works in any.
