# Co mówią karty Star Wars: Zewnętrzne Rubieże. Zdania cząstkowe zaczynają się małą literą i nie mają kropki.
# Frakcje: .at (reputacja u kogo), .gen (planeta czyja), .patrol (który patrol). Miejsca: in- (gdzie), to- (dokąd).

## Słowa

faction-hutt = Huttowie
    .at = u Huttów
    .gen = Huttów
    .patrol = patrol Huttów
faction-imperial = Imperium
    .at = w Imperium
    .gen = Imperium
    .patrol = patrol Imperium
faction-rebel = Rebelia
    .at = w Rebelii
    .gen = Rebelii
    .patrol = patrol Rebelii
faction-syndicate = Syndykaty
    .at = w Syndykatach
    .gen = Syndykatów
    .patrol = patrol Syndykatów
faction-of-planet = frakcja tej planety
    .at = u frakcji tej planety
    .gen = frakcji tej planety
    .patrol = patrol frakcji tej planety
faction-of-patrol-here = frakcja patrolu z tego pola
    .at = u frakcji patrolu z tego pola
    .gen = frakcji patrolu z tego pola
    .patrol = patrol z tego pola
faction-of-nearest-patrol = frakcja najbliższego patrolu
    .at = u frakcji najbliższego patrolu
    .gen = frakcji najbliższego patrolu
    .patrol = najbliższy patrol
faction-of-this-favor = frakcja, której dotyczy przysługa
    .at = u frakcji, której dotyczy przysługa
    .gen = frakcji, której dotyczy przysługa
    .patrol = patrol frakcji, której dotyczy przysługa
faction-of-choice = dowolna frakcja
    .at = u dowolnej frakcji
    .gen = dowolnej frakcji
    .patrol = dowolny patrol
factions-1 = { $one0-gen }
factions-2 = { $one0-gen } albo { $one1-gen }
standing-positive = pozytywna
    .acc = pozytywną
standing-neutral = neutralna
    .acc = neutralną
standing-negative = negatywna
    .acc = negatywną
standings-1 = { $one0 }
    .acc = { $one0-acc }
standings-2 = { $one0 } albo { $one1 }
    .acc = { $one0-acc } albo { $one1-acc }
standings-3 = { $one0 }, { $one1 } albo { $one2 }
    .acc = { $one0-acc }, { $one1-acc } albo { $one2-acc }
skill-influence = Wpływ
skill-knowledge = Wiedza
skill-piloting = Pilotaż
skill-stealth = Ukrycie
skill-strength = Siła
skill-tactics = Taktyka
skill-tech = Technika
skills-1 = { $one0 }
skills-2 = { $one0 } albo { $one1 }
skills-3 = { $one0 }, { $one1 } albo { $one2 }
face-hit = trafienie
face-crit = trafienie krytyczne
face-focus = skupienie
face-blank = pusty wynik
faces-1 = { $one0 }
faces-2 = { $one0 } albo { $one1 }
faces-3 = { $one0 }, { $one1 } albo { $one2 }
faces-4 = { $one0 }, { $one1 }, { $one2 } albo { $one3 }
deck-bounty = zlecenia
deck-cargo = ładunki
deck-gear-mod = sprzęt i modyfikacje
deck-job = misje
deck-luxury = towary luksusowe
deck-ship = statki
decks-1 = { $one0 }
decks-2 = { $one0 } albo { $one1 }
decks-3 = { $one0 }, { $one1 } albo { $one2 }
encounters-cantonica-ord-mantell = Cantonica i Ord Mantell
encounters-lothal-mon-calamari = Lothal i Kalamar
encounters-kessel = Kessel
encounters-nal-hutta-tatooine = Nal Hutta i Tatooine
encounters-naboo-ryloth = Naboo i Ryloth
encounters-ring-of-kafrene-takodana = Pierścień Kafrene i Takodana
encounters-navpoint = punkty nawigacyjne
rank-white = szara
rank-green = zielona
rank-yellow = żółta
kind-space = pole
    .acc = pole
    .gen = pola
kind-captain = postać
    .acc = postać
    .gen = postaci
kind-sheet = plansza statku
    .acc = planszę statku
    .gen = planszy statku
kind-bounty = zlecenie
    .acc = zlecenie
    .gen = zlecenia
kind-cargo = ładunek
    .acc = ładunek
    .gen = ładunku
kind-gear = sprzęt
    .acc = sprzęt
    .gen = sprzętu
kind-mod = modyfikacja
    .acc = modyfikację
    .gen = modyfikacji
kind-crew = członek załogi
    .acc = członka załogi
    .gen = członka załogi
kind-job = misja
    .acc = misję
    .gen = misji
kind-ship = karta statku
    .acc = kartę statku
    .gen = karty statku
kind-offer = oferta
    .acc = ofertę
    .gen = oferty
kind-encounter = karta spotkania
    .acc = kartę spotkania
    .gen = karty spotkania
kind-databank = karta danych
    .acc = kartę danych
    .gen = karty danych
kind-contact = kontakt
    .acc = kontakt
    .gen = kontaktu
kind-patrol = patrol
    .acc = patrol
    .gen = patrolu
kind-ai = karta SI
    .acc = kartę SI
    .gen = karty SI
trait-illegal = nielegalny
    .acc = nielegalny
trait-weapon = broń
    .acc = będący bronią
trait-armor = pancerz
    .acc = będący pancerzem
in-cantonica = na Cantonice
in-ord-mantell = na Ord Mantell
in-lothal = na Lothalu
in-mon-calamari = na Kalamarze
in-kessel = na Kessel
in-nal-hutta = na Nal Hutcie
in-tatooine = na Tatooine
in-naboo = na Naboo
in-ryloth = na Ryloth
in-takodana = na Takodanie
in-ring-of-kafrene = w Pierścieniu Kafrene
in-any-navpoint = w dowolnym punkcie nawigacyjnym
in-marked-planet = na oznaczonej planecie
to-cantonica = na Cantonicę
to-ord-mantell = na Ord Mantell
to-lothal = na Lothal
to-mon-calamari = na Kalamar
to-kessel = na Kessel
to-nal-hutta = na Nal Huttę
to-tatooine = na Tatooine
to-naboo = na Naboo
to-ryloth = na Ryloth
to-takodana = na Takodanę
to-ring-of-kafrene = do Pierścienia Kafrene
to-any-navpoint = do dowolnego punktu nawigacyjnego
to-marked-planet = na oznaczoną planetę
navpoint-with-patrol = Punkt nawigacyjny z patrolem
navpoint-without-patrol = Punkt nawigacyjny bez patrolu
navpoint-any = Punkt nawigacyjny
fight-ground = bezpośrednią
fight-space = w przestrzeni
fight-by-space = (na planecie bezpośrednią, gdzie indziej w przestrzeni)
roll-any = w dowolnym celu
roll-test = w teście umiejętności
roll-ground = w walce bezpośredniej
roll-space = w walce w przestrzeni
roll-combat = w walce
roll-combat-or-test = w walce albo w teście umiejętności

## Warunki, po „jeśli”

if-standing = masz { $standing-acc } reputację { $faction-at }
if-patrol-standing = masz { $standing-acc } reputację u frakcji patrolu z tego pola
if-bought = kupisz tę kartę
if-not-bought = nic nie kupisz
if-gained = weźmiesz tę kartę
if-not-gained = nie weźmiesz tej karty
if-sold = coś sprzedasz
if-not-sold = nic nie sprzedasz
if-not-defeated = obrażenia cię nie pokonały
if-player-here = na twoim polu jest inny gracz
if-planet-of = stoisz na planecie { $faction }
if-on-planet = stoisz na planecie
if-at-navpoint = stoisz w punkcie nawigacyjnym
if-not-in-maelstrom = stoisz na planecie albo w punkcie nawigacyjnym
if-at-1 = stoisz { $place0 }
if-at-2 = stoisz { $place0 } albo { $place1 }
if-at-3 = stoisz { $place0 }, { $place1 } albo { $place2 }
if-have = masz { $n ->
    [one] { $kind-acc }
    [few] co najmniej { $n } karty tego rodzaju: { $kind }
   *[many] co najmniej { $n } kart tego rodzaju: { $kind }
  }
if-have-trait = masz { $n ->
    [one] { $trait-acc } { $kind-acc }
    [few] co najmniej { $n } karty tego rodzaju: { $kind }, { $trait }
   *[many] co najmniej { $n } kart tego rodzaju: { $kind }, { $trait }
  }
if-fame = masz co najmniej { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
if-not-droid = twoja postać nie jest droidem
if-patrol-here = na twoim polu jest patrol
if-positive = liczba frakcji, u których masz pozytywną reputację, wynosi { $n }
if-positive-between = liczba frakcji, u których masz pozytywną reputację, wynosi { $n }–{ $most }
if-crew = masz co najmniej { $n } { $n ->
    [one] członka
   *[many] członków
  } załogi
if-always = masz tę kartę

## Budowa tekstu

branch = { $standing } reputacja { $faction-at }: { $then }
in-any-case = { $may }; tak czy inaczej { $then }
if-may = jeśli { $condition } i tego chcesz, { $then }
on-else = w przeciwnym razie: { $text }
both = { $texts-running }
on-decline = jeśli nie chcesz: { $text }
choice = { $label }: { $text }
choose-one = wybierz jedno. { $options-sentences }
choose-one-or-none = możesz wybrać jedno. { $options-sentences }
one-of = wybierz jedno. { $options-sentences }
bullet = • { $text-sentences }
together = ({ $text })
with-skill = { $then } (wymaga umiejętności: { $what })
gain = zyskaj { $what }
of-credits = { $n } kredytów
of-fame = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
of-reputation = punkt reputacji { $faction-at }
choose-player = wybierz innego gracza na swoim polu; { $then }
choose-player-who = wybierz innego gracza na swoim polu, { $who }; { $then }
who-standing = który ma { $standing-acc } reputację { $faction-at }
who-negative = który ma gdziekolwiek negatywną reputację
who-famous = który ma co najmniej tyle sławy co ty
who-more-famous = który ma więcej sławy niż ty
on-success = sukces: { $text }
on-fail = porażka: { $text }
on-win = wygrana: { $text }
on-lose = przegrana: { $text }
on-paid = zapłata: { $text }
on-unpaid = bez zapłaty: { $text }
if-passed = jeśli go zdasz, { $then }
if-skilled = jeśli masz umiejętność { $what }, { $then }
each-held = każdą posiadaną kartę ({ $kind })
each-held-trait = każdą posiadaną kartę ({ $kind }, { $trait })
for-credits = zapłać { $n } kredytów i { $then }
for-this-card = odrzuć tę kartę i { $then }
only-decks = { $then } (dotyczy tylko talii: { $what })
only-factions = { $then } (dotyczy tylko frakcji: { $what })
once-roll = raz na rzut { $then }
once-combat = raz na walkę { $then }
once-turn = raz na turę { $then }
in-roll = { $roll } { $then }
sentence = { $text-sentences }
ability-line = { $line }
ability-ours-whole = Karta jest nasza: żadne publiczne źródło jej nie opisuje.
ability-ours = Nasze na tej karcie, bo żadne publiczne źródło tego nie podaje: { $what }.
our-name = nazwa
our-cost = koszt
our-combat = współczynnik walki
our-rank = ranga
our-skills = umiejętności
our-text = treść
our-places = miejsca
our-reward = nagroda
our-start = karta początkowa
our-copies = liczba egzemplarzy
our-icon = symbol ruchu patrolu
our-lanes = szlaki

## Kiedy działa zdolność

ability-planning = Planowanie: { $text-running }
ability-action = Akcja: { $text-running }
ability-encounter = Spotkanie: { $text-running }
ability-any-time = W dowolnej chwili swojej tury: { $text-running }
ability-others-encounter = Spotkanie innego gracza na twoim polu: { $text-running }
ability-before-test = Przed twoim testem umiejętności: { $text-running }
ability-after-roll = Po każdym twoim rzucie: { $text-running }
ability-after-roll-rolled = Po twoim rzucie { $roll }: { $text-running }
ability-after-failed-test = Po niezdanym teście: { $text-running }
ability-before-opponent-rolls = Zanim rzuci przeciwnik: { $text-running }
ability-before-opponent-rolls-rolled = Zanim przeciwnik rzuci { $roll }: { $text-running }
ability-after-opponent-rolls = Po rzucie przeciwnika: { $text-running }
ability-after-opponent-rolls-rolled = Po rzucie przeciwnika { $roll }: { $text-running }
ability-before-damage = Przed otrzymaniem obrażeń: { $text-running }
ability-before-damage-rolled = Przed otrzymaniem obrażeń { $roll }: { $text-running }
ability-on-damage = Gdy twoja postać otrzymuje obrażenia: { $text-running }
ability-after-win = Po wygranej: { $text-running }
ability-after-win-rolled = Po wygranej { $roll }: { $text-running }
ability-after-loss = Po przegranej: { $text-running }
ability-after-loss-rolled = Po przegranej { $roll }: { $text-running }
ability-after-defeat = Gdy obrażenia cię pokonają: { $text-running }
ability-would-be-defeated = Gdyby obrażenia miały cię pokonać: { $text-running } Jeśli zostanie ich mniej, niż wynosi limit, grasz dalej.
ability-would-be-defeated-rolled = Gdyby obrażenia { $roll } miały cię pokonać: { $text-running } Jeśli zostanie ich mniej, niż wynosi limit, grasz dalej.
ability-enter-patrol = Przy wejściu na pole z patrolem: { $text-running }
ability-enter-maelstrom = Przy wejściu do Wiru: { $text-running }
ability-forced-encounter = Gdy reputacja zmusza cię do spotkania z patrolem: { $text-running }
ability-other-enters = Gdy inny gracz wchodzi na twoje pole: { $text-running }
ability-lose-reputation-to-patrol = Po pokonaniu patrolu: { $text-running }
ability-after-reputation = Po zyskaniu reputacji: { $text-running }
ability-bounty-reward = Przy nagrodzie za zlecenie: { $text-running }
ability-after-bounty-reward = Po nagrodzie za zlecenie: { $text-running }
ability-job-reward = Przy nagrodzie za misję: { $text-running }
ability-after-job-reward = Po nagrodzie za misję: { $text-running }
ability-illegal-reward = Przy nagrodzie za nielegalny ładunek: { $text-running }
ability-after-elimination = Po eliminacji kontaktu ze zlecenia: { $text-running }
ability-delivery-roll = Po rzucie na dostawę nielegalnego ładunku: { $text-running }
ability-on-purchase = Przy zakupie: { $text-running }
ability-after-purchase = Po zakupie tej karty: { $text-running }
ability-market-discard = Podczas akcji handlu: { $text-running }
ability-patrol-would-move = Gdy w twojej fazie akcji ma się ruszyć patrol: { $text-running }
ability-after-fame-patrol = Po pokonaniu patrolu, za który nagrodą jest sława: { $text-running }
act-before-test = zyskaj na ten test dowolną umiejętność
act-before-opponent-rolls = przeciwnik rzuca o { $n } { $n ->
    [one] kość
    [few] kości
   *[many] kości
  } mniej
act-before-damage = po wygranej otrzymujesz najwyżej { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  }
act-on-damage = zmniejsz je o { $n }
act-forced-encounter = wolno ci wybrać inne spotkanie
act-other-enters = jego ruch kończy się na tym polu
act-lose-reputation-to-patrol = nie tracisz za to reputacji
act-bounty-reward = zrezygnuj z jej kredytów
act-job-reward = zrezygnuj z jej kredytów
act-illegal-reward = zrezygnuj z jej kredytów
act-on-purchase = zapłać o { $n } kredytów mniej
act-market-discard = możesz odłożyć odkryte karty z dwóch talii zamiast jednej
act-patrol-would-move = patrol odległy od ciebie najwyżej o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  } rusza zamiast tego w stronę innego gracza

## Skutki

gain-credits = zyskaj { $n } kredytów
gain-fame = zyskaj { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
gain-credits-and-fame = zyskaj { $n } kredytów i { $fame } { $fame ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
chosen-gains-credits = wybrany gracz zyskuje { $n } kredytów
chosen-gains-fame = wybrany gracz zyskuje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
chosen-gains-credits-and-fame = wybrany gracz zyskuje { $n } kredytów i { $fame } { $fame ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
lose-credits = strać { $n } kredytów
take-credits = weź od niego { $n } kredytów
price = { $n } kredytów
price-less = { $n } kredytów, za każdą posiadaną kartę ({ $kind }) o { $less } mniej
price-less-once = { $n } kredytów, a jeśli masz { $kind-acc }, o { $less } mniej
pay = możesz zapłacić { $price }; wtedy { $then }
pay-else = możesz zapłacić { $price }. { $outcomes-sentences }
damage-character = otrzymaj { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  } postaci
damage-ship = otrzymaj { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  } statku
recover-character = usuń { $n ->
    [99] wszystkie obrażenia
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } postaci
recover-ship = usuń { $n ->
    [99] wszystkie obrażenia
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } statku
recover-both = usuń { $n ->
    [99] wszystkie obrażenia
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } postaci i { $ship ->
    [99] wszystkie obrażenia
    [one] { $ship } obrażenie
    [few] { $ship } obrażenia
   *[many] { $ship } obrażeń
  } statku
gain-reputation = zyskaj punkt reputacji { $faction-at }
lose-reputation = strać punkt reputacji { $faction-at }
lose-reputation-even-negative = strać punkt reputacji { $faction-at }, choćby już była negatywna
test = wykonaj test: { $skill }
test-then = wykonaj test: { $skill }. { $outcomes-sentences }
fight = rozegraj walkę { $kind }; przeciwnik: { $enemy } ({ $n })
fight-then = rozegraj walkę { $kind }; przeciwnik: { $enemy } ({ $n }). { $outcomes-sentences }
fight-player = rozegraj z nim walkę { $kind }
fight-player-then = rozegraj z nim walkę { $kind }. { $outcomes-sentences }
fight-owner = może rozegrać z tobą walkę { $kind }
fight-owner-then = może rozegrać z tobą walkę { $kind }. { $outcomes-sentences }
fight-patrol-here = rozegraj spotkanie z patrolem z tego pola
roll = rzuć { $n } { $n ->
    [one] kością
   *[many] kośćmi
  }. { $results-sentences }
roll-per-crew = rzuć tyloma kośćmi, ilu masz członków załogi. { $results-sentences }
each-hit = każde trafienie: { $text }
each-crit = każde trafienie krytyczne: { $text }
each-focus = każde skupienie: { $text }
each-blank = każdy pusty wynik: { $text }
sabacc-skills = każde z was testuje kolejno: { $skills }; wygrywa, kto zda więcej testów, a remis jest twój. { $outcomes-sentences }
sabacc-dice = każde z was rzuca { $n } kośćmi, a za { $price } kredytów można dodać jedną; wygrywa, kto ma więcej obrażeń, a remis jest twój. { $outcomes-sentences }
dice-reroll = przerzuć { $n ->
    [99] dowolnie wiele swoich kości
    [one] { $n } swoją kość
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  }
dice-reroll-only = przerzuć { $n ->
    [99] dowolnie wiele swoich kości
    [one] { $n } swoją kość
    [few] { $n } swoje kości
   *[many] { $n } swoich kości
  } z wynikiem: { $faces }
dice-turn = zmień { $n ->
    [99] dowolnie wiele wyników
    [one] { $n } wynik
    [few] najwyżej { $n } wyniki
   *[many] najwyżej { $n } wyników
  } ({ $faces }) na { $to }
dice-cancel = unieważnij przeciwnikowi { $n ->
    [99] dowolnie wiele wyników
    [one] { $n } wynik
    [few] { $n } wyniki
   *[many] { $n } wyników
  }: { $faces }
dice-add = dodaj wynik: { $to }
buy-top = możesz kupić odkrytą kartę z talii: { $deck }
buy-top-for-less = możesz kupić o { $n } kredytów taniej odkrytą kartę z talii: { $deck }
gain-top = weź za darmo odkrytą kartę z talii: { $deck }
gain-top-costing = weź za darmo odkrytą kartę o koszcie najwyżej { $n } z talii: { $deck }
gain-top-any = weź za darmo odkrytą kartę z dowolnej talii handlu
gain-top-any-costing = weź za darmo odkrytą kartę o koszcie najwyżej { $n } z dowolnej talii handlu
sell = możesz odrzucić ładunek, sprzęt albo modyfikację, aby zyskać koszt tej karty i jeszcze { $n } kredytów
buy-sheet = możesz kupić dowolną planszę statku z puli; jej karta opuszcza talię statków, którą się tasuje
buy-sheet-damaged = możesz kupić dowolną planszę statku z puli, na której leży { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  }; jej karta opuszcza talię statków, którą się tasuje
buy-dearer-sheet = możesz kupić z puli planszę statku droższego od twojego; jej karta opuszcza talię statków, którą się tasuje
buy-dearer-sheet-damaged = możesz kupić z puli planszę statku droższego od twojego, z { $n ->
    [one] { $n } obrażeniem
   *[many] { $n } obrażeniami
  }; jej karta opuszcza talię statków, którą się tasuje
discard-top = odłóż na spód odkryte karty z { $n } { $n ->
    [one] talii
   *[many] różnych talii
  } handlu; patrole się nie ruszają
market-action = wykonaj akcję handlu; zwykłej to nie zastępuje
gain-item = zatrzymaj tę kartę
gain-crew = kontakt dołącza do twojej załogi, a jego żeton znika z mapy
discard-token = zdejmij żeton tego kontaktu z mapy
discard-this = odrzuć tę kartę
remove-sabacc = usuń kartę tej misji z gry
discard-card = odrzuć { $kind-acc }
discard-card-trait = odrzuć { $trait-acc } { $kind-acc }
discard-crew-flees = odrzuć { $kind-acc } (jego żeton trafia na najbliższe wolne pole kontaktu)
resolve-databank = rozegraj kartę danych nr { $n }
shuffle-into-deck = wtasuj tę kartę z powrotem do jej talii
take-droid = weź do swojej załogi droida z załogi gracza na twoim polu
peek-here = podejrzyj { $n } { $n ->
    [one] kontakt
    [few] kontakty
   *[many] kontaktów
  } na swojej planecie
peek-anywhere = podejrzyj { $n } { $n ->
    [one] dowolny kontakt
    [few] dowolne kontakty
   *[many] dowolnych kontaktów
  }
peek-within = podejrzyj { $n } { $n ->
    [one] kontakt
    [few] kontakty
   *[many] kontaktów
  } w odległości najwyżej { $within } { $within ->
    [one] pola
   *[many] pól
  }
move-patrol = przesuń { $faction-patrol } o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  } w swoją stronę
move-patrol-anywhere = przesuń { $faction-patrol } o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  } w dowolną stronę
move-patrol-to-you = przesuń { $faction-patrol } na swoje pole
move-patrol-to-you-anywhere = przesuń { $faction-patrol } na dowolne pole
move-self = rusz się najwyżej o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  }
move-self-freely = rusz się najwyżej o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  }; nic cię nie zatrzymuje
move-self-hyperdrive = rusz się najwyżej o tyle pól, ile wynosi twój hipernapęd{ $more ->
    [0] { "" }
   *[other] { " " }i jeszcze { $more }
  }
move-self-hyperdrive-freely = rusz się najwyżej o tyle pól, ile wynosi twój hipernapęd{ $more ->
    [0] { "" }
   *[other] { " " }i jeszcze { $more }
  }; nic cię nie zatrzymuje
mark-planet = najbliższy inny gracz wskazuje planetę, na którą trzeba dostarczyć tę kartę
raid-planet = połóż na tej planecie żeton celu (na każdej najwyżej jeden)
encounter-afar = spotkaj patrol albo kontakt odległy najwyżej o { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  }
pass-by = leć dalej bez zatrzymania
end-turn = twoja tura się kończy

## Misje i dostawy

steps = { $steps-sentences }
step = etap { $n }: { $text }
step-told = etap { $n }: { $line } { $text-sentences }
go-to-step = przejdź do etapu { $n }
repeat-step = powtórz ten etap
job-complete = misja jest ukończona
job-complete-over-famous = misja jest ukończona, a jeśli pokonany gracz ma więcej sławy niż ty, zyskaj jeszcze { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy
job-failed = misja się nie udaje
discard-job = odrzuć kartę tej misji
deliver-this = ładunek mimo wszystko zostaje dostarczony
deliver-this-half = ładunek zostaje dostarczony za połowę kredytów (w górę do pełnego tysiąca) i bez sławy
discard-cargo = odrzuć ten ładunek

## Co stoi na kartach

modify-ground-combat = masz +{ $n } do walki bezpośredniej
modify-ship-combat = masz +{ $n } do walki w przestrzeni
modify-health = masz +{ $n } do zdrowia
modify-hull = masz +{ $n } do kadłuba
modify-hyperdrive = masz +{ $n } do hipernapędu
modify-cargo-slots = masz o { $n } { $n ->
    [one] gniazdo
    [few] gniazda
   *[many] gniazd
  } na ładunek więcej
fame-bonus = Dopóki { $condition }, ta karta liczy się jako { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } sławy.
skills = Umiejętności: { $skills }.
is-droid = Droid.
not-on = Nie do kupienia { $places }.
one-armor = Pancerz można mieć tylko jeden.
carries = Mieści { $n } { $n ->
    [one] ładunek
    [few] ładunki
   *[many] ładunków
  }.
either-slot = Zajmuje gniazdo na ładunek albo na modyfikację.
kept = Nie można odrzucić tej karty, dopóki misja trwa.
gives-sheet = Daje planszę statku: { $ship }; karta opuszcza grę.
tested = Testy: { $skills }.
favor = To przysługa dla frakcji: { $faction }.
deliver = Dostarcz { $place }: { $reward }.
deliver-illegal = Nielegalny ładunek. Dostarcz { $place }: rzuć kością, a po trafieniu { $reward }. Po każdym innym wyniku rozegraj kartę danych nr 1.
attempt = Misja { $place }. { $text-sentences }
reward = Nagroda: { $text }.
after-reward = Po nagrodzie { $text }.
leaves-the-game = usuń tę kartę z gry
target-ground = Cel: { $target }, walka bezpośrednia { $n }.
target-space = Cel: { $target }, walka w przestrzeni { $n }.
target-by-space = Cel: { $target }, walka { $n } (na planecie bezpośrednia, gdzie indziej w przestrzeni).
dead = Eliminacja: { $text }.
alive = Schwytanie i dostawa { $place }: { $text }.
icon = Symbol ruchu patrolu: { $faction }, { $n } { $n ->
    [one] pole
    [few] pola
   *[many] pól
  }.
starts-with = Zaczyna z kartą danych nr { $n }.
at-setup = Podczas przygotowania { $text }.
front-only = Tylko na tej stronie. { $text }
back-only = Druga strona. { $text }
ability-goal = Cel: { $text }. Spełniony daje 1 punkt sławy i odwraca kartę.
goal-bounties = zdobądź nagrody za { $n } { $n ->
    [one] zlecenie
    [few] zlecenia
   *[many] zleceń
  }
goal-illegal = dostarcz { $n } { $n ->
    [one] nielegalny ładunek
    [few] nielegalne ładunki
   *[many] nielegalnych ładunków
  }
goal-own-ship = miej statek, który kosztuje co najmniej { $amount } kredytów
goal-equipment = miej co najmniej jedną modyfikację i dwie karty sprzętu, warte łącznie co najmniej { $amount } kredytów
goal-droids = miej w załodze { $n } { $n ->
    [one] droida
    [few] droidy
   *[many] droidów
  }
goal-marks = połóż żetony celu na { $n } { $n ->
    [one] planecie
   *[many] planetach
  } Imperium
goal-jobs = ukończ { $n } { $n ->
    [one] misję
    [few] misje
   *[many] misji
  }
goal-wins = wygraj { $n } { $n ->
    [one] walkę
    [few] walki
   *[many] walk
  }
goal-patrols = pokonaj { $n } { $n ->
    [one] patrol
    [few] patrole
   *[many] patroli
  }
goal-captured = dostarcz { $n } { $n ->
    [one] schwytany kontakt
    [few] schwytane kontakty
   *[many] schwytanych kontaktów
  }
goal-full-crew = zdobądź członka załogi, gdy masz już { $amount } (wszyscy zostają)
goal-job-laden = ukończ misję z co najmniej jednym ładunkiem na pokładzie
goal-pay = w ramach akcji zapłać { $price } kredytów, mając co najmniej jedną modyfikację
goal-repair = gdy usuwasz z tego statku co najmniej { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  }, zapłać { $price } kredytów
goal-duel = w ramach spotkania pokonaj w przestrzeni (nawet na planecie) gracza na swoim polu, który ma więcej sławy niż ty
goal-deliver-mods = dostarcz ładunek, mając tyle modyfikacji: { $amount } (albo o jedną mniej i Chewbaccę w załodze)
figures = { $ship }: kadłub { $hull }, walka w przestrzeni { $combat }, hipernapęd { $hyperdrive }; gniazda: ładunek { $cargo }, modyfikacja { $mods }, ładunek albo modyfikacja { $either }, załoga { $crew }.
section = { $place }: { $scene }. { $scene-flavour } { $text-sentences }
secret = tajne. { $text-sentences }
carried = na karcie: { $item } ({ $kind }{ $n ->
    [0] { "" }
   *[other] , koszt { $n }
  }). { $text-sentences }
databank-number = Karta danych nr { $n }.
as-crew = W załodze. { $text-sentences }
starting-planet = Planeta startowa: { $place }.
contact = Ranga { $rank }, karta danych nr { $n }.
symbol = Symbol frakcji: { $faction }.
patrol = Poziom { $level }, walka { $n }. Za pokonanie { $text }.
unbeatable = Poziom { $level }: nie do pokonania, niszczy statek bez rzutu.
encounters-of = Talia spotkań: { $deck }.
planet-of = Planeta frakcji: { $faction }.
contact-spaces = Pola kontaktów, rangi: { $ranks }.

## Karty SI

ai-planning = Planowanie, pierwsza możliwa czynność: po pokonaniu usuń wszystkie obrażenia; rusz w stronę najbliższego celu; weź 2000 kredytów.
ai-planning-always = Planowanie, pierwsza możliwa czynność: usuń wszystkie obrażenia, jeśli są; rusz w stronę najbliższego celu; weź 2000 kredytów.
ai-actions = Akcje, wszystkie możliwe. { $text-sentences }
ai-delivers = dostarcz ładunki
ai-delivers-for-damage = dostarcz ładunki; za każdy nielegalny ładunek statek otrzymuje { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
  }
ai-delivers-for-reputation = dostarcz ładunki; za każdy nielegalny ładunek strać punkt reputacji u frakcji planety
ai-buys = kup kartę z talii: { $deck }
ai-buys-instead = kup kartę z talii: { $deck }, a jeśli gniazda na nią są pełne, z talii: { $other }
ai-marks = połóż żeton celu tam, dokąd ta karta prowadzi
ai-reveals = odkryj na tej planecie zakryty kontakt najniższej rangi
ai-encounter = Spotkanie, pierwsza możliwa czynność. { $text-sentences }
ai-step-patrol = przy negatywnej reputacji spotkaj patrol z tego pola
ai-step-job = ukończ misję, jeśli to jej miejsce
ai-step-fame = zapłać 8000 kredytów za 1 punkt sławy
ai-step-credits = zyskaj 4000 kredytów i strać punkt reputacji u frakcji najbliższego patrolu
ai-step-crew = odkryj na tej planecie zakryty kontakt najniższej rangi i weź go za darmo do załogi
ai-step-reputation = zyskaj punkt reputacji u frakcji planety
ai-step-nearest-reputation = zyskaj punkt reputacji u frakcji najbliższego patrolu
ai-reshuffles = Na koniec odłóż na spód odkryte karty zleceń i towarów luksusowych, a tę kartę wtasuj do talii SI.

## W kilku słowach, na małe karty

short-gain = { $what }
short-of-reputation = reputacja { $faction-at }
short-gain-credits = +{ $n } kredytów
short-gain-fame = +{ $n } sławy
short-gain-credits-and-fame = +{ $n } kredytów, +{ $fame } sławy
short-chosen-gains-credits = wybrany gracz: +{ $n } kredytów
short-chosen-gains-fame = wybrany gracz: +{ $n } sławy
short-chosen-gains-credits-and-fame = wybrany gracz: +{ $n } kredytów, +{ $fame } sławy
short-lose-credits = −{ $n } kredytów
short-pay = za { $price }: { $then }
short-damage-character = postać: obrażenia { $n }
short-damage-ship = statek: obrażenia { $n }
short-recover-character = postać: obrażenia −{ $n ->
    [99] wszystkie
   *[other] { $n }
  }
short-recover-ship = statek: obrażenia −{ $n ->
    [99] wszystkie
   *[other] { $n }
  }
short-gain-reputation = +1 reputacji { $faction-at }
short-lose-reputation = −1 reputacji { $faction-at }
short-fight = walka { $kind }: { $enemy } ({ $n })
short-dice-reroll = przerzuć { $n ->
    [99] dowolne kości
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
  }
short-dice-reroll-only = przerzuć { $n ->
    [99] dowolnie wiele
   *[other] { $n }
  } ({ $faces })
short-dice-turn = { $n ->
    [one] { $faces }
   *[other] { $n } × { $faces }
  } → { $to }
short-dice-cancel = unieważnij { $n ->
    [99] dowolnie wiele
   *[other] { $n }
  } ({ $faces })
short-dice-add = +1 { $to }
short-once-roll = { $then }
short-if-skilled = { $what }: { $then }
short-buy-top = kup odkrytą kartę: { $deck }
short-gain-top = weź odkrytą kartę: { $deck }
short-sell = sprzedaj kartę za jej koszt +{ $n }
short-market-action = dodatkowa akcja handlu
short-gain-crew = dołącza do załogi
short-discard-crew-flees = odrzuć { $kind-acc }
short-take-droid = weź droida z czyjejś załogi na tym polu
short-peek-here = podejrzyj tutaj { $n }
short-mark-planet = planetę wskazuje najbliższy gracz
short-raid-planet = żeton celu na tej planecie
short-ability-any-time = W każdej chwili: { $text-running }
short-ability-others-encounter = Spotkanie innych na tym polu: { $text-running }
short-ability-before-test = Przed testem: { $text-running }
short-ability-after-roll = Twój rzut: { $text-running }
short-ability-after-roll-rolled = Twój rzut { $roll }: { $text-running }
short-ability-before-opponent-rolls = Przeciwnik: { $text-running }
short-ability-before-opponent-rolls-rolled = Przeciwnik { $roll }: { $text-running }
short-ability-after-opponent-rolls = Rzut przeciwnika: { $text-running }
short-ability-after-opponent-rolls-rolled = Rzut przeciwnika { $roll }: { $text-running }
short-ability-before-damage = Obrażenia: { $text-running }
short-ability-before-damage-rolled = Obrażenia { $roll }: { $text-running }
short-ability-on-damage = Obrażenia: { $text-running }
short-ability-would-be-defeated = Zamiast pokonania: { $text-running }
short-ability-would-be-defeated-rolled = Zamiast pokonania { $roll }: { $text-running }
short-ability-enter-patrol = Na polu patrolu: { $text-running }
short-ability-bounty-reward = Nagroda za zlecenie: { $text-running }
short-ability-job-reward = Nagroda za misję: { $text-running }
short-ability-illegal-reward = Nagroda za nielegalny ładunek: { $text-running }
short-ability-delivery-roll = Nielegalna dostawa: { $text-running }
short-ability-after-fame-patrol = Po patrolu dającym sławę: { $text-running }
short-ability-ours-whole = Nasza.
short-ability-ours = Nasze: { $what }.
short-act-before-test = dowolna umiejętność
short-act-before-opponent-rolls = −{ $n } { $n ->
    [one] kość
    [few] kości
   *[many] kości
  }
short-act-before-damage = po wygranej najwyżej { $n }
short-act-on-damage = −{ $n }
short-act-bounty-reward = zamiast kredytów
short-act-job-reward = zamiast kredytów
short-act-illegal-reward = zamiast kredytów
short-act-on-purchase = −{ $n } kredytów
short-act-market-discard = odłóż dwie karty
short-modify-ground-combat = +{ $n } do walki bezpośredniej
short-modify-ship-combat = +{ $n } do walki w przestrzeni
short-modify-health = +{ $n } do zdrowia
short-modify-hull = +{ $n } do kadłuba
short-modify-hyperdrive = +{ $n } do hipernapędu
short-modify-cargo-slots = +{ $n } { $n ->
    [one] gniazdo
    [few] gniazda
   *[many] gniazd
  } na ładunek
short-fame-bonus = Sława +{ $n }, dopóki { $condition }.
short-not-on = Bez sprzedaży { $places }.
short-one-armor = Tylko jeden pancerz.
short-either-slot = Gniazdo na ładunek albo modyfikację.
short-gives-sheet = Statek: { $ship }.
short-deliver-illegal = Nielegalny, { $place }: { $reward }.
short-after-reward = Potem { $text }.
short-leaves-the-game = opuszcza grę
short-target-ground = { $target }, bezpośrednia { $n }.
short-target-space = { $target }, w przestrzeni { $n }.
short-target-by-space = { $target }, walka { $n }.
short-dead = Eliminacja: { $text }.
short-alive = Schwytanie, { $place }: { $text }.
short-icon = Patrol: { $faction } { $n }.
short-ability-goal = Cel: { $text }.
short-patrol = Poziom { $level }, walka { $n }: { $text }.
short-unbeatable = Poziom { $level }: nie do pokonania.
