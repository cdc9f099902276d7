# To, co wszystkie części Kantyny mówią tak samo.

and = i
several-times = { $text } (×{ $n })
figure = { $n }
hidden-card = karta
    .acc = kartę
    .gen = karty
outcome-won = { $n ->
    [one] Wygrywa { $winners }. { $reason }
   *[many] Wygrywają { $winners }. { $reason }
  }
outcome-draw = Nikt nie wygrywa. { $reason }

## Karta z księgi

book-card = { $name }: { $facts }
book-copies = { $n ->
    [one] { $n } egzemplarz
    [few] { $n } egzemplarze
   *[many] { $n } egzemplarzy
  }
book-no-text = Bez zdolności.

## Czego nie da się zrobić

error-language-unknown = Nie ma języka „{ $name }”. Znane: { $known }.
error-rule-unknown = Gra { $game } nie ma zasady „{ $name }”. Wszystkie podaje { $kantyna } rules { $game }.
error-book-unknown = W grze { $game } nie ma karty „{ $name }”. Wszystkie podaje { $kantyna } cards { $game }.
error-book-like = W grze { $game } nie ma karty „{ $name }”. Może chodzi o: { $near }?
error-book-ambiguous = „{ $name }” pasuje do kilku kart: { $near }.
error-setup-unknown-game = Nie ma gry „{ $name }”. Znane: { $known }.
error-setup-unknown-variant = Nie ma wariantu „{ $name }”. Znane: { $known }.
error-setup-seats = „{ $name }” nie jest dla { $seats ->
    [one] { $seats } osoby
   *[many] { $seats } osób
  }, lecz dla { $wanted }.
error-setup-unknown-setting = „{ $name }” nie ma ustawienia „{ $setting }”. { $known ->
    [none] Nie ma żadnych.
   *[other] Znane: { $known }.
  }
error-setup-bad-setting = „{ $value }” nie może być wartością ustawienia { $setting }: potrzebna jest liczba całkowita od { $least } do { $most }.
error-setup-bad-choice = „{ $value }” nie może być wartością ustawienia { $setting }. Znane: { $known }.
error-save-damaged = Zapisany stół jest uszkodzony i nie da się go odczytać.
error-save-unknown-card = Na zapisanym stole jest karta, której ta wersja nie zna: { $name }.
error-save-unknown-step = Zapisany stół stoi na kroku, którego ta wersja nie zna: { $name }.
error-answer-game-over = Partia jest skończona: nikt już o nic nie pyta.
error-answer-not-asked = Teraz decyduje kto inny.
error-answer-not-offered = Tej odpowiedzi nie ma do wyboru.
error-engine-endless = Silnik zaczął kręcić się w kółko. To błąd Kantyny: zgłoś go, proszę, razem z zapisem partii. ({ $stack })
