# Kto może siedzieć przy stole.

error-setup-unknown-player = Nie ma gracza „{ $name }”. Znani: { $known }.
error-setup-no-value = Gra { $game } nie ma jeszcze wyuczonej wartości; gra w nią „search:500ms”.
error-setup-no-recipe = Nie powiedziano jeszcze, jak wyuczyć grę { $game }: brakuje „features” w jej „spec” i przepisu w arena/learning.py.
error-setup-old-value = Wyuczona wartość gry { $game } powstała dla innych kart; robi ją na nowo „{ $kantyna } learn { $game }”.

## Podpowiedzi

hint-only = Nie ma się nad czym zastanawiać: to warto zrobić najpierw.
hint-alone = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tej chwili: ten ruch wygrywa około { $percent }% z nich.
hint-seen = Do twojej następnej tury daje to, w porównaniu z „{ $other }”: { $facts }.
hint-later = Kilka tur później daje to zwykle, w porównaniu z „{ $other }”: { $facts }.
hint-reason = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tej chwili: ten ruch wygrywa około { $percent }% z nich. Następny w kolejności, { $second }%: { $other }.
hint-little = Różnica jest niewielka: w { $n ->
    [one] { $n } przemyślanej partii
   *[other] { $n } przemyślanych partiach
  } od tej chwili ten ruch wygrywa około { $percent }%, a „{ $other }” { $second }%.
hint-alike = Nic nie mówi przeciw temu: w { $n ->
    [one] { $n } przemyślanej partii
   *[other] { $n } przemyślanych partiach
  } ten ruch wygrywa około { $percent }%, a „{ $other }” prowadzi do tego samego.
analysis-why = Do następnej tury lepsza odpowiedź dałaby: { $facts }.
analysis-why-later = Kilka tur później lepsza odpowiedź dałaby zwykle: { $facts }.
analysis-why-wins = To wygrywało partię jeszcze w tej turze.

## Gracze z zewnątrz

error-bot-name = „{ $name }” nie może być nazwą bota: małe litery, cyfry, kropki i łączniki, i żadna z nazw naszych graczy.
error-bot-not-started = Bota { $name } nie da się uruchomić poleceniem „{ $command }”: { $reason }
error-bot-not-found = Bota { $name } nie da się wczytać: { $reason }
error-bot-no-player = Bot { $name } nie jest ani klasą graczy, ani funkcją oznaczoną przez @kantyna.player.
error-bot-raised = Bot { $name } się zepsuł: { $reason }
error-bot-died = Bot { $name } zakończył działanie przed końcem partii: { $reason }
error-bot-slow = Bot { $name } nie odpowiedział w ciągu { $seconds } s.
error-bot-garbage = Bot { $name } miał odpowiedzieć wierszem JSON typu „{ $wanted }”, a napisał: { $line }
error-bot-protocol = Bot { $name } mówi w wersji { $told } protokołu botów; tutaj obowiązuje wersja { $known }.
error-bot-illegal = Bot { $name } odpowiedział { $answer }, a takiej możliwości nie ma. Między innymi są: { $known }.
error-bot-gone = Bot { $name } odszedł już od stołu.
error-bot-away = Bot { $name } nie odpowiedział; zrobił to za niego nasz bot.
error-bots-no-file = Nie ma pliku { $file }, który wskazuje KANTYNA_BOTS.
error-bots-unreadable = Pliku { $file } nie da się odczytać jako listy botów: { $reason }
error-bots-what = W pliku { $file } wpis [{ $name }] musi mieć jedno z dwojga: command = ['program', 'argument'] albo python = 'moduł:obiekt'.
error-bots-field = W pliku { $file } wpis [{ $name }] ma pole „{ $field }”, które nic nie znaczy. Znane: command, python, seconds.
error-bots-command = W pliku { $file } command we wpisie [{ $name }] musi być listą słów: command = ['python3', 'my_bot.py'].
error-bots-python = W pliku { $file } python we wpisie [{ $name }] musi wskazywać moduł i obiekt w nim: python = 'my_bot:careful'.
error-bots-seconds = W pliku { $file } seconds we wpisie [{ $name }] musi być liczbą większą od 0, najwyżej { $most }.
bot-stand-in = { $error } Dalej gra za niego { $other }.
