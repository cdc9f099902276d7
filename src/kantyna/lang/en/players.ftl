# Who may sit at the table.

error-setup-unknown-player = There is no player “{ $name }”. Known: human, { $known }.

## Advice

hint-only = No need to think it over: this comes first.
hint-alone = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent }% of them.
hint-seen = By your next turn that means { $facts }, next to “{ $other }”.
hint-reason = Thought through { $n ->
    [one] { $n } game
   *[other] { $n } games
  } from here: this wins about { $percent }% of them. Next best, with { $second }%: { $other }.
