# Drużyny i talie gry Star Wars: Przeznaczenie: co może być z nimi nie tak.

error-team-none = W drużynie nie ma żadnej postaci.
error-team-points = Drużyna kosztuje { $have } { $have ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }; może najwyżej { $most }.
error-team-sides = W drużynie są i bohaterowie, i złoczyńcy.
error-team-dice = { $card }: { $have } { $have ->
    [one] kość
    [few] kości
   *[many] kości
  } jednej postaci; może ich być najwyżej { $most }.
error-team-twice = { $card } i { $other } to ta sama postać; w drużynie może być tylko raz.
error-deck-no-field = Brakuje pola bitwy.
error-deck-fields = Pól bitwy jest { $have }; każdy przynosi jedno.
error-deck-size = W talii jest { $have } { $have ->
    [one] karta
    [few] karty
   *[many] kart
  }; musi być dokładnie { $need }.
error-deck-limit = { $card }: kopie w talii: { $have }; może ich być najwyżej { $most }.
error-deck-side = { $card } jest kartą { $side ->
    [hero] bohaterów
   *[villain] złoczyńców
  }, a drużyna stoi po drugiej stronie.
error-deck-colour = { $card } jest kartą { $colour ->
    [red] czerwoną
    [blue] niebieską
   *[yellow] żółtą
  }, a w drużynie nie ma postaci w tym kolorze.
error-deck-none = Nie podano talii. Gotowe: { $known }.
error-deck-word = „{ $word }” to ani gotowa talia, ani kod karty. Gotowe: { $known }.
error-deck-word-like = „{ $word }” to ani gotowa talia, ani kod karty. Może chodziło o „{ $near }”?
error-deck-newer-code = Karta { $word } pochodzi z późniejszego zestawu { $set }, którego tu nie ma.
error-deck-starter-foe = „{ $name }” to talia startowa: gra się nią tylko przeciw innej startowej ({ $known }).
error-deck-no-cards = Nie ma tu żadnej karty tej gry.
error-deck-newer = Wiersz { $line }: { $text } pochodzi z późniejszego zestawu { $set }, którego tu nie ma.
error-deck-newer-card = { $text } pochodzi z późniejszego zestawu { $set }, którego tu nie ma.
error-deck-set = Wiersz { $line }: nie ma zestawu „{ $set }”. Znane: { $known }.
error-deck-place = Wiersz { $line }: w zestawie { $set } nie ma karty o numerze { $number }.
error-deck-other-card = Wiersz { $line }: „{ $text }” to nie karta o tym numerze; ma go { $card }.
error-deck-which = Wiersz { $line }: „{ $text }” to kilka kart. Dopisz, o którą chodzi: { $known }.
error-deck-name = Wiersz { $line }: nie ma karty „{ $text }”.
error-deck-name-like = Wiersz { $line }: nie ma karty „{ $text }”. Może chodziło o „{ $near }”?
error-deck-no-slots = Talia nie podaje kart: pod „slots” powinny być ich kody i liczby.
error-deck-code = „{ $word }” nie jest kodem karty.
error-deck-slot = { $card }: liczba kart w talii jest niezrozumiała.
error-deck-not-simulator = To nie jest talia zapisana w Tabletop Simulatorze.
error-deck-card-place = „{ $text }”: nie wiadomo, która to karta; w opisie powinny być zestaw i numer, na przykład „AW 28”.

deck-good-starter = Talia startowa: gra się nią tak, jak jest.
deck-good-points = Drużyna kosztuje { $have } z { $most } punktów.
deck-good-side = W drużynie są { $side ->
    [hero] sami bohaterowie
    [villain] sami złoczyńcy
   *[none] postacie jednej strony
  }.
deck-good-dice = Każda postać ma tyle kości, ile może.
deck-good-once = Żadna postać się nie powtarza pod innym podtytułem.
deck-good-field = Pole bitwy: { $card }.
deck-good-size = Talia ma { $have } kart.
deck-good-limit = Żadna karta nie powtarza się więcej niż { $most } razy.
deck-good-sides = Wszystkie karty są po stronie drużyny.
deck-good-colours = Każdy kolor kart ma swoją postać.

deck-figure-points = punkty drużyny
deck-figure-cards = karty w talii
deck-figure-health = wytrzymałość drużyny
deck-figure-elite = postacie elitarne
deck-figure-dice = kości
deck-shares-title = Ścianki kości
deck-shares-besides = z plusem
deck-sources-title = Kolory
deck-sources-givers = postacie, które na nie pozwalają
deck-sources-cards = karty
deck-expected-title = Rzut całą drużyną
deck-expected-damage = obrażenia z plusami: średnio { $n }
deck-expected-price = zasoby, które trzeba za nie zapłacić: średnio { $n }
deck-expected-shields = osłony: średnio { $n }
deck-expected-resources = zasoby: średnio { $n }
deck-expected-a-resource = szansa na zasób: { $n }
deck-leader-character = Drużyna
deck-leader-battlefield = Pole bitwy
deck-group-upgrade = Ulepszenia
deck-group-support = Wsparcia
deck-group-event = Wydarzenia
deck-hand-rule = Dowolne karty raz wracają do talii; tyle samo przychodzi nowych.
