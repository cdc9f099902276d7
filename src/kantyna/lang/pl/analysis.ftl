# Zapisana partia pod lupą.

cli-analyse-thinks = Analiza
cli-analyse-chance = { $name }: szansa na zwycięstwo od pierwszej odpowiedzi do ostatniej
cli-analyse-mistakes = { $count ->
    [0] Ani jednego błędu. Odpowiedzi z wyborem: { $answers }.
    [one] Jeden błąd. Odpowiedzi z wyborem: { $answers }.
    [few] { $count } błędy, od najdroższego. Odpowiedzi z wyborem: { $answers }.
   *[many] { $count } błędów, od najdroższego. Odpowiedzi z wyborem: { $answers }.
  }
cli-analyse-mistake = Krok { $step } (tura { $turn }), { $name }. { $question } „{ $played }” zostawia { $left }% szans. Lepiej: „{ $best }” ({ $chance }%).
cli-analyse-line = Tura mogła pójść tak: { $line }
analysis-line-answer = { $name }: { $answer }
cli-analyse-swing = Punkt zwrotny w kroku { $step }, { $name }: z { $before }% na { $after }% (własna odpowiedź { $own }, błędy innych { $given }, szczęście { $luck }).
cli-analyse-fortune = { $name }: na początku { $first }%, własne błędy { $lost }, cudze błędy { $given }, szczęście { $luck } p.p.
cli-analyse-try = Spróbuj inaczej: { $command } --at KROK --branch
