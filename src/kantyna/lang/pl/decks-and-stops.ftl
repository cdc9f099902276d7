# Talie złożone lub wczytane oraz miejsca postoju: co może być z nimi nie tak.

error-deck-not-json = To nie jest talia w formacie JSON: wiersz { $line } jest niezrozumiały.
error-deck-missing = „{ $name }” to ani gotowa talia ({ $known }), ani plik.
error-stops-unknown-wish = Nie ma takiego życzenia: { $name }; są: { $known }.
error-stops-unknown-place = Nie ma takiego miejsca postoju: { $name }; są: { $known }.
cli-deck = Talia gry karcianej albo Przeznaczenia: czy jest dozwolona, jak wygląda w innym formacie, co jest warta, jak wypada.
cli-arg-deck = gotowa talia (jedi, sith, leia-poe …), link albo plik: tekst, JSON, OCTGN (gra karciana), Tabletop Simulator (Przeznaczenie)
cli-opt-as = text, json, site albo o8d (gra karciana), tts (Przeznaczenie), link albo code
error-deck-no-text = Plik { $file } nie jest tekstem, więc nie jest talią.
error-deck-empty-file = Plik { $file } jest pusty: nie ma w nim talii.
error-deck-format = Nie ma takiego formatu: { $name }; są: { $known }.
error-deck-key = „{ $word }” nie jest kartą, którą można mieć w talii.
error-deck-count = { $card }: liczba kart ma być od 0 do { $most }.
error-deck-owned = { $card }: w twojej kolekcji jest { $have }.
error-deck-too-long = To za długie jak na talię: { $have } znaków; można najwyżej { $most }.
error-deck-link-damaged = Ten link do talii jest uszkodzony albo prowadzi do talii innej gry. Skopiuj go jeszcze raz w całości.
error-deck-link-version = Ten link do talii ma wersję { $version }, a tu znana jest { $known }. Pomoże nowsza Kantyna.
error-deck-no-card-there = Na ręce nie ma karty numer { $place }; jest ich { $most }.
error-deck-no-builder = W grze { $name } nie przynosi się własnej talii. Przynosi się ją w: { $known }.
error-deck-not-legal = Ta talia nie jest jeszcze dozwolona: { $reason }
cli-opt-stats = pokazuje, co talia jest warta: krzywa kosztów, symbole, oczekiwane wyniki
cli-opt-hand = dobiera próbną rękę
cli-opt-back = które karty próbnej ręki wracają do talii: 1,3
cli-opt-owned = tylko z kart tej kolekcji: plik ze wszystkimi taliami ze strony albo lista kart
cli-opt-matrix = rozgrywa partie przeciw każdej gotowej talii
cli-opt-matrix-player = kto gra obiema taliami
cli-opt-matrix-games = ile partii przeciw każdej talii
cli-deck-curve = Krzywa kosztów, średnio { $n }
cli-deck-hand = { $back ->
    [none] Próbna ręka (ziarno { $seed })
    [all] Próbna ręka (ziarno { $seed }), druga: pierwsza w całości wróciła do talii
   *[other] Próbna ręka (ziarno { $seed }), druga: z pierwszej { $n ->
        [one] wróciła do talii karta
       *[many] wróciły do talii karty
      } { $back }
  }
cli-deck-foe = { $foe }: wygrane { $wins } z { $games } ({ $low }–{ $high }%)
cli-deck-errors = Partie przerwane błędem: { $n }.
error-cli-deck-back = „{ $text }” to nie miejsca kart na ręce; pisze się je tak: 1,3.
error-cli-deck-back-twice = Karta numer { $place } jest podana dwa razy; wystarczy raz: --back { $right }.
error-deck-owned-file = Nie można odczytać kolekcji z pliku { $file }. { $reason }
error-deck-many-lines = To za długie jak na talię: { $have } wierszy; może ich być najwyżej { $most }.
deck-matrix-stuck = Partie trwały zbyt długo; spróbuj jeszcze raz.
