# A kept game looked at again.

cli-analyse-thinks = Thinking
cli-analyse-chance = { $name }: chance to win, from the first answer to the last
cli-analyse-mistakes = { $count ->
    [0] No mistake in { $answers } answers that left a choice.
    [one] One mistake in { $answers } answers that left a choice:
   *[other] { $count } mistakes in { $answers } answers that left a choice, the costliest first:
  }
cli-analyse-mistake = Step { $step } (turn { $turn }), { $name }. { $question } “{ $played }” leaves a chance of { $left }%. Better: “{ $best }” ({ $chance }%).
cli-analyse-line = The turn could have gone on so: { $line }
analysis-line-answer = { $name }: { $answer }
cli-analyse-swing = Turning point at step { $step }, { $name }: from { $before }% to { $after }% (own answer { $own }, mistakes of others { $given }, luck { $luck }).
cli-analyse-fortune = { $name }: began with { $first }%, own mistakes { $lost }, mistakes of others { $given }, luck { $luck } points.
cli-analyse-try = Try it yourself: { $command } --at STEP --branch
