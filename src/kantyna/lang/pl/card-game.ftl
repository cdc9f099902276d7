# Star Wars: Gra karciana po polsku. Zdania składowe zaczynają się małą literą i nie mają kropki: tekst karty robi z nich zdania.

game-title = Star Wars: Gra karciana
game-about = Ciemna strona kręci tarczą Gwiazdy Śmierci, jasna poluje na jej cele; kto zdobędzie przewagę, naciera pierwszy.
game-length = 45 minut
game-win = Jasna strona wygrywa po zniszczeniu trzech celów ciemnej, ciemna, gdy jej tarcza pokaże dwanaście.

## Warianty

variant-duel = Pojedynek
variant-duel-about = Miejsce 1 prowadzi ciemną stronę, miejsce 2 jasną.
setting-dark = talia ciemnej strony
setting-dark-sith = Sithowie
setting-dark-imperial-navy = Marynarka Imperialna
setting-dark-random = przypadkowa
setting-dark-other = stronnictwo i numery zestawów (sith 19 20 …)
setting-light = talia jasnej strony
setting-light-jedi = Jedi
setting-light-rebel-alliance = Sojusz Rebeliantów
setting-light-random = przypadkowa
setting-light-other = stronnictwo i numery zestawów (jedi 1 2 …)
setting-mulligan = mulligan
setting-mulligan-1 = tak
setting-mulligan-0 = nie
setting-wording = brzmienie kart
setting-wording-final = ostateczne
setting-wording-printed = z 2012 roku
role-dark = Ciemna strona
role-light = Jasna strona

## Stronnictwa, rodzaje, liczby

faction-jedi = Jedi
faction-rebel-alliance = Sojusz Rebeliantów
faction-smugglers-and-spies = Przemytnicy i Szpiedzy
faction-sith = Sithowie
faction-imperial-navy = Marynarka Imperialna
faction-scum-and-villainy = Szumowiny i Nikczemnicy
faction-neutral-dark = karta neutralna (ciemna strona)
faction-neutral-light = karta neutralna (jasna strona)
kind-unit = jednostka
kind-enhancement = ulepszenie
kind-event = wydarzenie
kind-fate = karta losu
kind-objective = cel
kind-affiliation = karta stronnictwa
number-cost = koszt { $n }
number-force = symbole Mocy { $n }
number-capacity = próg obrażeń { $n }
number-resources = zasoby { $n }
number-priority = priorytet { $n }
number-gun = obrażenia jednostek { $n }
number-tactics = taktyka { $n }
number-blast = obrażenia wybuchowe { $n }
number-edge-gun = obrażenia jednostek z przewagą { $n }
number-edge-tactics = taktyka z przewagą { $n }
number-edge-blast = obrażenia wybuchowe z przewagą { $n }
number-unique = unikat
trait-alter = Przemiana
trait-armor = Pancerz
trait-black-squadron = Czarna Eskadra
trait-bounty = Nagroda
trait-bounty-hunter = Łowca nagród
trait-capital-ship = Okręt liniowy
trait-character = Postać
trait-civilian = Cywil
trait-cloud-city = Miasto w Chmurach
trait-condition = Stan
trait-control = Kontrola
trait-coruscant = Coruscant
trait-creature = Istota
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomira
trait-death-star = Gwiazda Śmierci
trait-decoy = Przynęta
trait-despayre = Despayre
trait-droid = Droid
trait-endor = Endor
trait-engineer = Inżynier
trait-espionage = Szpiegostwo
trait-ewok = Ewok
trait-executor = Egzekutor
trait-fighter = Myśliwiec
trait-fleet = Flota
trait-force = Moc
trait-force-sensitive = Wrażliwy na Moc
trait-force-user = Władający Mocą
trait-fortification = Umocnienie
trait-imperial-guard = Gwardia Imperialna
trait-kuat = Kuat
trait-leader = Przywódca
trait-lightsaber-form = Forma walki mieczem
trait-location = Miejsce
trait-maneuver = Manewr
trait-mission = Misja
trait-officer = Oficer
trait-operation = Operacja
trait-pilot = Pilot
trait-rogue = Łotr
trait-scoundrel = Szelma
trait-sense = Zmysł
trait-skill = Umiejętność
trait-spy = Szpieg
trait-squadron = Eskadra
trait-tatooine = Tatooine
trait-trap = Pułapka
trait-trooper = Żołnierz
trait-upgrade = Usprawnienie
trait-vehicle = Pojazd
trait-walker = Maszyna krocząca
trait-weapon = Broń
trait-wookiee = Wookiee
trait-yavin-4 = Yavin 4

## Strefy, liczniki, znaczniki

zone-deck = Talia dowództwa
zone-hand = Ręka
zone-discard = Stos kart odrzuconych
zone-objective-deck = Talia celów
zone-chosen = Wybrane cele
zone-objectives = Cele
zone-units = Jednostki
zone-enhancements = Ulepszenia
zone-edge = Stos przewagi
zone-captured = Schwytane karty
zone-victory = Stos zwycięstwa
zone-affiliation = Stronnictwo
zone-playing = Zagrywane
counter-dial = tarcza Gwiazdy Śmierci
counter-balance = równowaga Mocy
counter-dial-damage = obrażenia tarczy
counter-force-cards = wolne karty Mocy
counter-reserve = rezerwa
counter-victory-points = zniszczone cele
counter-edge-held = przewaga
mark-focus = skupienie { $n }
mark-damage = obrażenia { $n }
mark-shield = osłona { $n }
mark-committed = przydział do Mocy
mark-host = dołączona
mark-attacking = atakuje
mark-defending = broni
mark-face-up = odkryta
mark-capacity = próg { $n }
mark-gun = obrażenia jednostek { $n }
mark-tactics = taktyka { $n }
mark-blast = obrażenia wybuchowe { $n }
mark-used = użyta
mark-engaged = cel ataku
mark-captives = schwytane tutaj: { $n }
phase-set-up = przygotowanie
phase-balance = faza równowagi
phase-refresh = faza odpoczynku
phase-draw = faza dobierania
phase-deployment = faza wystawiania
phase-conflict = faza konfliktu
phase-force = faza Mocy

## Jak się skończyło

reason-limit = Partia trwała zbyt długo i została przerwana.
reason-objectives = Trzy cele ciemnej strony zostały zniszczone.
reason-dial = Tarcza Gwiazdy Śmierci pokazuje dwanaście.
reason-command-deck = Talia dowództwa była pusta, gdy trzeba było dobrać kartę.
reason-objective-deck = Talia celów była pusta, gdy trzeba było uzupełnić cel.
reason-heart = Serce Imperium zostało zniszczone.
reason-trench-run = Gwiazda Śmierci rozpadła się na kawałki.

## Co mówią karty

ability-action = Akcja: { $text-running }
ability-action-when = Akcja, { $lead }: { $text-running }
ability-interrupt-when = Zakłócenie, { $lead }: { $text-running }
ability-reaction-when = Reakcja, { $lead }: { $text-running }
ability-forced-reaction-when = Wymuszona reakcja, { $lead }: { $text-running }
ability-2012-interrupt = W brzmieniu z 2012 roku: zakłócenie, { $lead }.
ability-2012-reaction = W brzmieniu z 2012 roku: reakcja, { $lead }.
ability-2012-forced-reaction = W brzmieniu z 2012 roku: wymuszona reakcja, { $lead }.
ability-fate-effect = Los: { $text-running }
in-engagement = tylko w trakcie bitwy
in-own-turn = tylko we własnej turze
in-force-phase = tylko w fazie Mocy
limit-once = raz na turę
limit-one = tylko jedna karta o tej nazwie na turę
single = Najwyżej jeden egzemplarz w talii celów.
only = Tylko dla talii stronnictwa: { $affiliation }.
enhance = Ulepsza { $such }.
enhance-play-area = Ulepsza twój obszar gry.
enhance-dial = Ulepsza tarczę Gwiazdy Śmierci.
keyword-elite = Elita.
keyword-limited = Ograniczenie.
keyword-shielding = Osłony.
keyword-targeted-strike = Precyzyjne uderzenie.
keyword-no-enhancements = Żadnych ulepszeń.
keyword-protect = Ochrona: { $trait }.
keyword-edge = Przewaga ({ $n }).
icon-gun = { $n ->
    [one] symbol obrażeń jednostek
    [few] { $n } symbole obrażeń jednostek
   *[many] { $n } symboli obrażeń jednostek
  }
icon-tactics = { $n ->
    [one] symbol taktyki
    [few] { $n } symbole taktyki
   *[many] { $n } symboli taktyki
  }
icon-blast = { $n ->
    [one] symbol obrażeń wybuchowych
    [few] { $n } symbole obrażeń wybuchowych
   *[many] { $n } symboli obrażeń wybuchowych
  }
icon-edge-gun = { $n ->
    [one] symbol obrażeń jednostek z przewagą
    [few] { $n } symbole obrażeń jednostek z przewagą
   *[many] { $n } symboli obrażeń jednostek z przewagą
  }
icon-edge-tactics = { $n ->
    [one] symbol taktyki z przewagą
    [few] { $n } symbole taktyki z przewagą
   *[many] { $n } symboli taktyki z przewagą
  }
icon-edge-blast = { $n ->
    [one] symbol obrażeń wybuchowych z przewagą
    [few] { $n } symbole obrażeń wybuchowych z przewagą
   *[many] { $n } symboli obrażeń wybuchowych z przewagą
  }

## Efekty trwałe

constant-host-icons = Jednostka, do której ją dołączono, zyskuje { $icons }.
constant-attached-icons = Gdy jest dołączona, jednostka, którą ulepsza, zyskuje { $icons }.
constant-host-keyword = Jednostka, do której ją dołączono, zyskuje słowo kluczowe: { $keyword-sentences }
constant-host-capacity = Karta, do której ją dołączono, ma próg obrażeń większy o { $n }.
constant-title-keyword = { $title } zyskuje z nią słowo kluczowe: { $keyword-sentences }
constant-icons-each-enhancement = Za każde dołączone ulepszenie ta jednostka zyskuje { $icons }.
constant-icons-to-all = Każda twoja jednostka zyskuje { $icons }.
constant-icons-after-fate = W bitwie, w której wyłożono twoją kartę losu, ta jednostka zyskuje { $icons } i precyzyjne uderzenie.
constant-enemy-capacity = Cele wroga mają próg obrażeń mniejszy o { $n }.
constant-first-card-up = Gdy uczestniczy w bitwie, przeciwnik wykłada pierwszą kartę przewagi odkrytą.
constant-fate-again = Gdy uczestniczy w bitwie, każdą swoją kartę losu możesz rozpatrzyć jeszcze raz.
constant-struggle = W każdych zmaganiach Mocy liczysz o { $n ->
    [one] jeden symbol
    [few] { $n } symbole
   *[many] { $n } symboli
  } Mocy więcej.
constant-reserve = Twoja rezerwa jest większa o { $n }.
constant-ignore-match = Karty zagrywane przez ciebie z ręki nie wymagają dopasowania zasobów.
constant-match-all = Zasoby celu, do którego ją dołączono, pasują do każdego stronnictwa.
constant-first-enhancement = Pierwsze ulepszenie zagrane przez ciebie w turze kosztuje o { $n } mniej.
constant-first-sith-event = Pierwsze wydarzenie Sithów zagrane przez ciebie w turze kosztuje o { $n } mniej.
constant-from-discard = Możesz ją zagrać także ze stosu kart odrzuconych.
constant-no-attack = Nie można jej zadeklarować do ataku.
constant-most-attackers = Do ataku na ten cel można zadeklarować najwyżej { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }.
constant-vehicles-only = Do ataku na ten cel można deklarować tylko jednostki z cechą Pojazd.
constant-no-target = Nie można jej wskazać jako celu efektu.
constant-dial-as-objective = Tarczę możesz atakować tak, jakby była celem. Gdy jest na niej co najmniej { $n } obrażeń, jasna strona wygrywa.
constant-lose-if-destroyed = Jeśli zostanie zniszczony, przegrywasz.
constant-captured-instead = Ilekroć miałaby opuścić grę, zamiast tego przeciwnik chwyta ją przy wybranym przez siebie celu ciemnej strony.
constant-split-damage = Obrażenia jednostek zadawane przez jednostkę, do której ją dołączono, można podzielić między uczestniczące jednostki wroga.
constant-as-enhancement = Może też wejść do gry jako ulepszenie twojego Myśliwca.

## O jakich kartach mowa

many-attacking-vehicle-unit = atakujące jednostki z cechą Pojazd
some-character-unit = jednostkę z cechą Postać
some-character-or-creature-unit = jednostkę z cechą Postać lub Istota
some-friendly-damaged-unit = własną zranioną jednostkę
some-damaged-objective = uszkodzony cel
some-damaged-unit = zranioną jednostkę
some-damaged-vehicle-unit = uszkodzoną jednostkę z cechą Pojazd
some-enemy-character-unit = wrogą jednostkę z cechą Postać
some-enemy-character-or-creature-unit = wrogą jednostkę z cechą Postać lub Istota
some-enemy-fighter-unit = wrogą jednostkę z cechą Myśliwiec
some-enemy-objective = cel wroga
some-enemy-participating-unit = uczestniczącą jednostkę wroga
some-enemy-unit = jednostkę wroga
some-enemy-unit-or-objective = jednostkę wroga albo cel wroga
some-enemy-vehicle-unit-up-to = wrogą jednostkę z cechą Pojazd o wydrukowanym koszcie { $cost } lub niższym
some-enhancement = ulepszenie w grze
some-exhausted-unit = wyczerpaną jednostkę
some-friendly-exhausted-black-squadron-unit = własną wyczerpaną jednostkę z cechą Czarna Eskadra
some-friendly-exhausted-enhancement = własne wyczerpane ulepszenie
some-exhausted-fighter-unit = wyczerpaną jednostkę z cechą Myśliwiec
some-friendly-exhausted-unit = własną wyczerpaną jednostkę
some-friendly-exhausted-objective-or-enhancement = własny wyczerpany cel albo własne wyczerpane ulepszenie
many-friendly-exhausted-objective-or-enhancement-or-affiliation = własne wyczerpane karty niebędące jednostkami
some-exhausted-objective = wyczerpany cel
some-exhausted-vehicle-unit = wyczerpaną jednostkę z cechą Pojazd
some-force-user-unit = jednostkę z cechą Władający Mocą
some-force-sensitive-or-force-user-unit = jednostkę z cechą Władający Mocą lub Wrażliwy na Moc
some-friendly-laden-character-unit = własną jednostkę z cechą Postać, na której leżą żetony lub ulepszenia
some-friendly-ewok-unit = własną jednostkę z cechą Ewok
some-friendly-objective = własny cel
some-friendly-unit = własną jednostkę
some-friendly-vehicle-unit = własną jednostkę z cechą Pojazd
his-enemy-attacking-unit = jedną ze swoich atakujących jednostek
his-enemy-objective = jeden ze swoich celów
his-enemy-unit = jedną ze swoich jednostek
some-not-limited-enhancement = ulepszenie w grze bez słowa Ograniczenie
some-objective = cel
some-unit = jednostkę
some-unit-up-to = jednostkę o wydrukowanym koszcie { $cost } lub niższym
some-friendly-unshielded-unit-or-objective = własną nieosłoniętą jednostkę albo własny nieosłonięty cel
some-unshielded-participating-vehicle-unit = uczestniczącą nieosłoniętą jednostkę z cechą Pojazd
some-unshielded-unit = nieosłoniętą jednostkę
some-vehicle-unit = jednostkę z cechą Pojazd
each-attacking-trooper-unit = każda atakująca jednostka z cechą Żołnierz
each-enemy-committed-unit = każda jednostka wroga przydzielona do Mocy
each-enemy-participating-unit = każda uczestnicząca jednostka wroga
each-enemy-not-engaged-objective = każdy nieatakowany cel wroga
each-friendly-unit-or-objective-or-enhancement-or-affiliation = każda twoja karta
each-friendly-participating-unit = każda twoja uczestnicząca jednostka

## Kiedy

when-damage-unit-or-objective = kiedy jednostka lub cel otrzymuje obrażenia
when-leaves-character-unit-by-destruction = kiedy niszczona jest jednostka z cechą Postać
when-strikes-character-unit = gdy jednostka z cechą Postać została skupiona do natarcia
when-draw-begins-yours = gdy zaczęła się twoja faza dobierania
when-edge-won-yours = po wygranej przez ciebie walce o przewagę
when-edge-won-yours-on-attack = po wygranej przez ciebie w ataku walce o przewagę
when-leaves-theirs-enemy-objective-by-destruction = gdy cel wroga został zniszczony
when-struck-theirs-enemy-attacking-character-or-droid-unit = gdy atakująca wroga jednostka z cechą Postać lub Droid zakończyła natarcie
when-used-an-event = kiedy zagrywane jest wydarzenie
when-damage-yours-friendly-without-vehicle-unit = kiedy twoja jednostka bez cechy Pojazd ma otrzymać obrażenia
when-generated-host = gdy cel, do którego ją dołączono, stworzył zasoby
when-leaves-host = kiedy cel, do którego ją dołączono, opuszcza grę
when-strikes-host = gdy jednostka, do której ją dołączono, została skupiona do natarcia
when-used-an-interrupt = kiedy używane jest inne zakłócenie
when-leaves-objective-by-destruction = gdy cel został zniszczony
when-turn-begins-theirs = gdy zaczęła się tura przeciwnika
when-damage-yours-friendly-without-vehicle-unit-late = kiedy twoja jednostka bez cechy Pojazd otrzymuje obrażenia, których nie zatrzymała osłona
when-chosen-theirs-other-friendly-objective = kiedy przeciwnik wybiera do ataku inny twój cel
when-engaged-theirs-other-friendly-objective = gdy zaatakowano inny twój cel
when-refresh-ends-yours = gdy skończyła się twoja faza odpoczynku
when-used-yours-an-event-sith = po zagraniu przez ciebie wydarzenia Sithów
when-declared-this-on-attack = gdy ta jednostka została zadeklarowana do ataku
when-committed-this = po przydzieleniu tej jednostki do Mocy
when-declared-this = gdy ta jednostka została zadeklarowana do ataku lub obrony
when-leaves-this-by-destruction = kiedy ten cel jest niszczony
when-enters-this = gdy ta karta weszła do gry
when-enters-this-in-fight = gdy ta jednostka weszła do gry w trakcie bitwy
when-damage-theirs-by-this-enemy-character-unit = gdy ta jednostka zraniła Postać, która pozostała w grze
when-leaves-this = kiedy ta jednostka opuszcza grę
when-strikes-this = gdy ta jednostka została skupiona do natarcia
when-strikes-this-on-attack = gdy ta jednostka została w ataku skupiona do natarcia
when-survived-this = gdy ta jednostka przetrwała bitwę jako atakująca
when-survived-this-unopposed = gdy ta jednostka jako atakująca przetrwała bitwę bez oporu
when-leaves-theirs-enemy-unit-by-capture = po schwytaniu przez ciebie z gry jednostki wroga
when-enters-yours-force-user-unit-played = po zagraniu przez ciebie jednostki z cechą Władający Mocą
when-playing-yours-vehicle-unit = kiedy zagrywasz jednostkę z cechą Pojazd
when-refreshed-yours = po twoim odpoczynku
when-leaves-yours-friendly-objective = kiedy twój cel opuszcza grę

## Koszty i wybory

cost-focus-this = jako koszt skup tę kartę
cost-focus-one = jako koszt skup { $such }
cost-sacrifice-this = jako koszt poświęć tę kartę
cost-sacrifice = jako koszt poświęć { $such }
cost-spend = jako koszt wydaj { $n ->
    [one] jeden zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
cost-discard = jako koszt odrzuć z ręki { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
cost-discard-some = jako koszt odrzuć z ręki dowolnie wiele kart
cost-damage-this = jako koszt zadaj tej karcie { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
cost-less-reserve = jako koszt twoja rezerwa jest do końca fazy mniejsza o { $n }
pick = wskaż { $such }
pick-other = wskaż inną { $such }
pick-up-to = wskaż najwyżej { $n } { $such }
opponent-picks = przeciwnik wskazuje { $such }
until-strike = do końca natarcia
until-engagement = do końca bitwy
until-phase = do końca fazy

## Efekty

damage-it = wskazana karta otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
damage-it-chosen = wskazana jednostka otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
damage-each = { $whom } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
damage-engaged = atakowany cel otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
damage-engaged-if-attacking = jeśli atakujesz, atakowany cel otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
focus-it = połóż na wskazanej karcie { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
focus-light-it = połóż na wskazanej karcie { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }, a jeśli równowaga sprzyja jasnej stronie, zamiast tego { $light }
focus-host = połóż na tej jednostce { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
focus-each = { $whom } dostaje { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-it = usuń ze wskazanej karty { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-it-each-chosen = usuń z każdej wskazanej karty { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-this = usuń z tej karty { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-host = usuń z jednostki, do której ją dołączono, { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-that = usuń z tej jednostki { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }
unfocus-all-host = usuń wszystkie żetony skupienia z jednostki, do której ją dołączono
unfocus-all-each = { $whom } traci wszystkie żetony skupienia
shield-it = wskazana karta otrzymuje { $n ->
    [one] osłonę
    [few] { $n } osłony
   *[many] { $n } osłon
  }
shield-more-it = wskazana karta otrzymuje { $n ->
    [one] osłonę
    [few] { $n } osłony
   *[many] { $n } osłon
  }, choćby już jakąś miała
shield-each = { $whom } otrzymuje { $n ->
    [one] osłonę
    [few] { $n } osłony
   *[many] { $n } osłon
  }
heal-it = usuń z niej { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }
heal-all-it = usuń z niego wszystkie obrażenia
destroy-it = zniszcz wskazaną kartę
discard-it = odrzuć wskazaną kartę z gry
return-it = wskazana karta wraca na rękę właściciela
capture-that = schwytaj tę jednostkę
icons-it = każda z nich zyskuje { $icons } { $until }
icons-each = { $whom } zyskuje { $icons } { $until }
any-icon = ta jednostka zyskuje do końca natarcia jeden wybrany przez ciebie symbol walki
forbid-defence-it = { $until } nie można jej zadeklarować do obrony
forbid-both-it = { $until } nie można jej zadeklarować do ataku ani do obrony
cancel-event = anuluj efekty tego wydarzenia
cancel-interrupt = anuluj efekty tego zakłócenia
prevent = zapobiegnij { $n ->
    [one] jednemu
    [few] { $n }
   *[many] { $n }
  } z tych obrażeń
deflect = { $n ->
    [one] { $n } z tych obrażeń trafia
    [few] { $n } z tych obrażeń trafiają
   *[many] { $n } z tych obrażeń trafia
  } zamiast tego we wskazaną jednostkę
move-damage = przenieś { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  } z pierwszej na drugą
to-hand-instead = trafia ona na rękę właściciela zamiast na stos kart odrzuconych
draw = dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
discard-one = odrzuć z ręki { $n ->
    [one] wybraną kartę
    [few] { $n } wybrane karty
   *[many] { $n } wybranych kart
  }
opponent-discards = przeciwnik odrzuca z ręki { $n ->
    [one] wybraną przez siebie kartę
    [few] { $n } wybrane przez siebie karty
   *[many] { $n } wybranych przez siebie kart
  }
random-discard = przeciwnik odrzuca z ręki { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  }
random-capture = schwytaj przy tym celu { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[many] { $n } losowych kart
  } z ręki przeciwnika
look-at-hand = obejrzyj rękę przeciwnika i odrzuć z niej { $n ->
    [one] wybraną kartę
    [few] { $n } wybrane karty
   *[many] { $n } wybranych kart
  }
bottom-one = włóż { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z ręki pod swoją talię
dial-up = tarcza Gwiazdy Śmierci przesuwa się o { $n } do przodu
dial-down = tarcza Gwiazdy Śmierci cofa się o { $n }, ale nie poniżej 1
return-top = weź na rękę wierzchnią kartę swojego stosu kart odrzuconych, a jeśli równowaga sprzyja jasnej stronie, { $light } wierzchnie
from-discard-ewok-unit = weź na rękę jednostkę z cechą Ewok ze swojego stosu kart odrzuconych
from-discard-force-user-unit-into-play = umieść w grze jednostkę z cechą Władający Mocą ze swojego stosu kart odrzuconych
from-discard-sith-event = weź na rękę wydarzenie Sithów ze swojego stosu kart odrzuconych
cheap-from-hand = umieść w grze z ręki jednostkę o wydrukowanym koszcie { $n } lub niższym
play-into-fight = zagraj tę jednostkę z ręki jako uczestniczącą po twojej stronie
put-into-fight = umieść tę jednostkę z ręki w grze jako uczestniczącą po twojej stronie
rescue = uratuj schwytaną kartę; jeśli to jednostka, możesz ją umieścić w grze
cheaper = następna karta zagrana przez ciebie w tej fazie kosztuje o { $n } mniej i nie wymaga dopasowania zasobów
ignore-match = do końca fazy karty zagrywane przez ciebie z ręki nie wymagają dopasowania zasobów
discount = ta jednostka kosztuje o 1 mniej za każdą z nich, lecz co najmniej 1
flip-for-icons = odrzuć wierzchnią kartę swojej talii; jeśli to jednostka, do końca natarcia ta karta ma także jej wydrukowane symbole walki
twist-of-fate = ta walka o przewagę i wszystkie inne karty losu przepadają, oba stosy się odrzuca i zaczyna się nowa walka o przewagę
engage-this = przeciwnik zamiast tego atakuje ten cel
engage-again = możesz w tej fazie jeszcze raz zaatakować ten sam cel
opponent-sacrifices = przeciwnik musi poświęcić jednostkę z cechą Pojazd
destroy-cheapest = zniszcz najtańszą jednostkę bez cechy Pojazd; spośród kilku wybiera aktywny gracz
keep-three = każdy gracz zachowuje najwyżej { $n } jednostki; wszystkie pozostałe wracają na ręce właścicieli
sink-all = wszystkie jednostki trafiają w losowej kolejności pod talie właścicieli
strip = zdejmij z niej dowolnie wiele żetonów i ulepszeń
reveal-five = odkryj { $n } wierzchnich kart swojej talii; wydarzenia i ulepszenia Marynarki Imperialnej o koszcie { $cost } lub wyższym weź na rękę, resztę włóż pod talię w dowolnej kolejności
capture-from-deck = obejrzyj { $n } wierzchnie karty talii przeciwnika; jedną z nich możesz schwytać przy tym celu; pozostałe odłóż na wierzch w dowolnej kolejności
search-objective = znajdź w swojej talii celów dowolny wybrany cel, od razu umieść go w grze i potasuj tę talię

## Pytania

ask-mulligan = Mulligan: wtasować rękę i dobrać sześć nowych kart?
ask-keep-objectives = Który z tych celów trafia pod talię celów?
ask-reveal-objective = Który cel odkrywasz jako następny?
ask-action = { $n ->
    [0] Koniec fazy odpoczynku
    [1] Koniec fazy dobierania
    [2] Faza wystawiania
    [3] Faza konfliktu, przed bitwą
    [4] Atakujący zadeklarowani
    [5] Obrońcy zadeklarowani
    [6] Po walce o przewagę
    [7] Między natarciami
    [8] Koniec fazy konfliktu
   *[9] Koniec fazy Mocy
  }: działasz czy pasujesz?
ask-respond = { $n ->
    [0] Kilka rzeczy naraz
    [100] Zaczęła się tura
    [101] Odpoczynek się dokonał
    [102] Skończyła się faza odpoczynku
    [103] Zaczęła się faza dobierania
    [104] Zagrywana karta: { $card }
    [105] Używana karta: { $card }
    [106] Do gry weszła karta: { $card }
    [108] Grę opuszcza karta: { $card }
    [109] Wybrany do ataku cel: { $card }
    [110] Atakowany cel: { $card }
    [111] Zadeklarowana jednostka: { $card }
    [112] Skupiona do natarcia jednostka: { $card }
    [113] Natarcie zakończyła jednostka: { $card }
    [114] Walka o przewagę rozstrzygnięta
    [115] Bitwę przetrwała jednostka: { $card }
    [116] Do Mocy przydzielono jednostkę: { $card }
    [117] Zasoby stworzyła karta: { $card }
   *[other] Obrażenia ({ $n }), karta: { $card }
  }. Odpowiadasz czy pasujesz?
ask-which = { $has-card ->
    [yes] { $card }: na co z tego odpowiada?
   *[no] Co najpierw?
  }
ask-balance-damage = Równowaga Mocy ci sprzyja: który cel otrzymuje jedno obrażenie?
ask-discard-one = Przed dobieraniem możesz odrzucić jedną kartę.
ask-discard-down = Wybierz kartę do odrzucenia (jeszcze { $n }).
ask-engage = Który cel atakujesz?
ask-attackers = Kto atakuje? Cel: { $card }. (pojedynczo, w dowolnej kolejności)
ask-defenders = Kto broni? (pojedynczo, w dowolnej kolejności, albo nikt)
ask-shielding = { $card }: kto otrzymuje osłonę?
ask-edge-card = Walka o przewagę: wykładasz kartę{ $has-card ->
    [yes] {" "}odkrytą ({ $card })
   *[no] {""}
  } czy pasujesz? (przeciwnik wyłożył { $n })
ask-fate-again = Rozpatrzyć jeszcze raz? Karta losu: { $card }.
ask-strike = Która jednostka naciera?
ask-icon-order = Karta { $card } naciera: które symbole najpierw?
ask-unit-damage = { $card }: w kogo trafiają obrażenia jednostek? ({ $n })
ask-tactics = { $card }: kto dostaje żeton skupienia? (jeszcze { $n })
ask-unopposed = Brak oporu: zadać jeszcze jedno obrażenie? Cel: { $card }.
ask-commit = Kogo przydzielasz do Mocy?
ask-protect = Karta { $card } ma otrzymać obrażenia ({ $n }): kto przejmuje jedno z nich?
ask-shield = { $card }: zużyć osłonę, żeby zatrzymać jeden żeton?
ask-pay = { $card }: { $n ->
    [0] koszt pokryty, ale brakuje dopasowania. Który zasób je daje?
   *[other] skąd zasoby? (jeszcze { $n })
  }
ask-target = { $card }: wskaż cel efektu.
ask-pick = { $card }: wybierz.
ask-cost = { $card }: jak płacisz?
ask-order = Która z odrzuconych kart leży następna od wierzchu? (reszta zostaje, jak leży)
ask-attach = { $card }: do czego dołączyć?
ask-capture-at = { $card }: przy którym celu schwytać tę kartę?
ask-leia = { $card }: schwytać (tak) czy z powrotem na rękę (nie)?
ask-keep-units = { $card }: która jednostka zostaje w grze? (jeszcze najwyżej { $n })
ask-search = { $card }: wybierz kartę.
ask-put-into-play = Umieścić w grze? Karta: { $card }.
ask-opponents-hand = { $card }: która karta zostaje odrzucona?
ask-bottom-order = { $card }: która karta trafia teraz pod talię?
ask-top-order = { $card }: która karta wraca pierwsza, najgłębiej?
ask-strip = { $card }: co zdejmujesz?
ask-icon-choice = { $card }: który symbol dodać?
ask-cheaper = { $card }: które karty odrzucasz, żeby zapłacić mniej? (koszt może jeszcze spaść o { $n })

## Możliwości

option-play = Zagraj: { $card }
option-play-on = Zagraj jako ulepszenie: { $card }
option-use = Użyj: { $card }
option-respond = Odpowiedz: { $card }
option-pick = { $card }
option-pay = Jeden zasób: { $card }
option-engage = Atakuj cel: { $card }
option-attack = Do ataku: { $card }
option-defend = Do obrony: { $card }
option-lay = Wyłóż na przewagę: { $card }
option-strike = Do natarcia: { $card }
option-commit = Przydziel do Mocy: { $card }
option-discard = Odrzuć: { $card }
option-gun = Obrażenia jednostek
option-tactics = Taktyka
option-blast = Obrażenia wybuchowe
option-damage = Żeton obrażeń
option-focus = Żeton skupienia
option-shield = Osłona
option-suggested = Zapłać tak, jak proponuje stół
option-yes = Tak
option-no = Nie
option-stop = To wszystko
option-pass = Pas

## Co się stało

event-turn-began = Tura { $n }: { $seat }
event-phase-began = { $n ->
    [1] Faza równowagi ({ $seat }).
    [2] Faza odpoczynku ({ $seat }).
    [3] Faza dobierania ({ $seat }).
    [4] Faza wystawiania ({ $seat }).
    [5] Faza konfliktu ({ $seat }).
   *[6] Faza Mocy ({ $seat }).
  }
event-mulligan = { $seat } ogłasza mulligana.
event-kept-hand = { $seat } zatrzymuje rękę.
event-chose-objectives = { $seat } ma wybrane trzy cele.
event-dial = Tarcza Gwiazdy Śmierci pokazuje { $n }.
event-focus-removed = Karta { $card } traci { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }.
event-shields-removed = Karta { $card } traci osłony.
event-refreshed = { $seat } odpoczywa.
event-drew = { $seat } dobiera{ $has-card ->
    [yes] : { $card }
   *[no] {" "}kartę
  }.
event-discarded = { $seat } odrzuca: { $card }.
event-played = { $seat } zagrywa: { $card } (koszt { $n }).
event-entered = Do gry wchodzi karta: { $card } ({ $seat }).
event-attached = Karta { $card } ulepsza kartę: { $source }.
event-paid = Karta { $card } tworzy { $n ->
    [one] jeden zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }.
event-used = { $seat } używa: { $card }.
event-cancelled = Efekty przepadają: { $card }.
event-damaged = Karta { $card } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
  }.
event-prevented = Karta { $card } unika obrażeń: { $n } ({ $source }).
event-protected = Karta { $card } przejmuje obrażenie, które miała otrzymać karta: { $source }.
event-focused = Karta { $card } dostaje { $n ->
    [one] żeton skupienia
    [few] { $n } żetony skupienia
   *[many] { $n } żetonów skupienia
  }.
event-shield-spent = Karta { $card } traci osłonę.
event-shielded = Karta { $card } otrzymuje osłonę.
event-healed = Karta { $card } pozbywa się obrażeń: { $n }.
event-destroyed = { $card }: karta zniszczona ({ $seat }).
event-sacrificed = { $seat } poświęca: { $card }.
event-discarded-from-play = { $card }: karta odrzucona z gry ({ $seat }).
event-returned = Na rękę wraca: { $card } ({ $seat }).
event-captured = { $card }: karta schwytana.
event-rescued = { $card }: karta uratowana.
event-sunk = Pod talię trafia: { $card } ({ $seat }).
event-engaged = { $seat } atakuje cel: { $card }.
event-attacker = Karta { $card } atakuje.
event-defender = Karta { $card } broni.
event-unopposed = Premia za brak oporu: { $seat }.
event-edge-laid = { $seat } wykłada na przewagę{ $has-card ->
    [yes] : { $card }
   *[no] {" "}kartę
  }.
event-edge-passed = { $seat } pasuje w walce o przewagę.
event-edge-revealed = { $seat } odkrywa w stosie przewagi: { $card }.
event-fate = Los: { $card } ({ $seat }).
event-edge-won = { $seat } zdobywa przewagę (symbole Mocy: { $n }).
event-strike = Karta { $card } naciera.
event-committed = { $card }: jednostka przydzielona do Mocy.
event-struggle = Równowaga Mocy sprzyja: { $seat }.
event-revealed = { $seat } pokazuje: { $card }.
event-looked = { $seat } ogląda{ $has-card ->
    [yes] : { $card }
   *[no] {" "}kartę
  } ({ $other }).
event-searched = { $seat } przeszukuje talię celów.
event-to-hand = { $seat } bierze na rękę: { $card }.
event-bottomed = { $seat } wkłada pod talię: { $card }.
event-topped = { $seat } odkłada na wierzch talii: { $card } ({ $other }).
event-gained-icons = Karta { $card } zyskuje symbole walki: { $n }.
event-forbidden = { $card }: jednostka powstrzymana.
event-match-ignored = { $seat } nie potrzebuje w tej fazie dopasowania zasobów.
event-cheaper = Następna karta kosztuje o { $n } mniej ({ $seat }).
event-redirected = Karta { $card } ściąga atak na siebie.
event-dial-damaged = Obrażenia na tarczy: { $n }.
event-moved-damage = Karta { $card } oddaje obrażenia: { $n }.
event-withdrawn = { $seat } nie może zapłacić i cofa kartę: { $card }.
event-shuffled = { $seat } tasuje talię.
event-game-won = { $seat } wygrywa.

## Dlaczego nie

why-over = Partia jest skończona.
why-not-asked = Teraz decyduje druga strona.
why-other-question = Najpierw trzeba rozstrzygnąć coś innego.
why-must-strike = Przygotowany uczestnik musi nacierać.
why-fate = Karty losu działają tylko ze stosu przewagi.
why-not-in-hand = Tej karty nie ma na twojej ręce.
why-deployment-only = Jednostki i ulepszenia zagrywa się we własnej fazie wystawiania.
why-limited = W tej turze zagrano już kartę ze słowem Ograniczenie.
why-unique = W grze jest już unikatowa karta o tej nazwie.
why-no-host = Nie ma do czego jej dołączyć.
why-cost = Potrzeba { $need ->
    [one] { $need } zasobu
    [few] { $need } zasobów
   *[many] { $need } zasobów
  }, a możesz stworzyć { $have }.
why-match = Żadna twoja przygotowana karta nie daje dopasowania: { $faction }.
why-no-change = Teraz nic by to nie zmieniło.
why-no-action = Ta karta nie ma akcji.
why-interrupt = To zakłócenie: czeka na to, na co odpowiada.
why-reaction = To reakcja: czeka na to, na co odpowiada.
why-no-window = Akcje wymagają otwartego okna akcji.
why-from-hand = Działa tylko z ręki.
why-from-play = Działa tylko z gry.
why-limit = W tej turze została już użyta.
why-in-engagement = Działa tylko w trakcie bitwy.
why-in-own-turn = Działa tylko we własnej turze.
why-in-force-phase = Działa tylko w fazie Mocy.
why-ability-cost = Teraz nie da się zapłacić jej kosztu.
why-no-target = Nie ma dozwolonego celu efektu.
why-own-objective = To twój własny cel.
why-first-turn = Pierwsza tura ciemnej strony nie ma fazy konfliktu.
why-conflict-only = Cele atakuje się we własnej fazie konfliktu, między bitwami.
why-engaged-already = W tej fazie był już atakowany.
why-vehicles-only = Do ataku na ten cel można deklarować tylko jednostki z cechą Pojazd.
why-no-attacker = Żadna twoja jednostka nie może atakować.
why-attackers-only = Atakujących deklaruje się na początku własnej bitwy.
why-exhausted = Ta jednostka jest wyczerpana.
why-declared-already = Ta jednostka już uczestniczy.
why-most-attackers = Do ataku na ten cel można zadeklarować najwyżej { $most ->
    [one] { $most } jednostkę
    [few] { $most } jednostki
   *[many] { $most } jednostek
  }.
why-cannot-attack = Ta jednostka nie może atakować.
why-cannot-defend = Ta jednostka nie może bronić.
why-defenders-only = Obrońców deklaruje się po atakujących.
why-strikes-only = Natarcia następują po walce o przewagę.
why-not-participating = Ta jednostka nie uczestniczy w bitwie.
why-committed-already = Ta jednostka jest już przydzielona do Mocy.
why-no-force-card = Wszystkie trzy karty Mocy są zajęte.
why-force-phase-only = Jednostki przydziela się we własnej fazie Mocy.
why-edge-only = Karty wykłada się w walce o przewagę.

## Karty

card-jedi = Jedi
card-rebel-alliance = Sojusz Rebeliantów
card-smugglers-and-spies = Przemytnicy i Szpiedzy
card-sith = Sithowie
card-imperial-navy = Marynarka Imperialna
card-scum-and-villainy = Szumowiny i Nikczemnicy
card-a-heros-journey = Ścieżka bohatera
card-luke-skywalker = Luke Skywalker
card-twilek-loyalist = Twi’lekański lojalista
card-jedi-lightsaber = Miecz świetlny Jedi
card-trust-your-feelings = Zaufaj swoim uczuciom
card-dagobah-training-grounds = Miejsce ćwiczeń na Dagobah
card-in-you-must-go = Wejść tam musisz
card-yoda = Yoda
card-believer-in-the-old-ways = Wierny dawnym obyczajom
card-shii-cho-training = Trening Shii-Cho
card-counter-stroke = Kontruderzenie
card-forgotten-heroes = Zapomniani bohaterowie
card-obi-wan-kenobi = Obi-Wan Kenobi
card-jedi-in-hiding = Jedi w ukryciu
card-jedi-mind-trick = Sztuczka umysłu Jedi
card-our-most-desperate-hour = Godzina największej próby
card-heat-of-battle-light = W ogniu bitwy (JSM)
card-a-journey-to-dagobah = Podróż na Dagobah
card-red-five = Czerwony Pięć
card-r2-d2 = R2-D2
card-double-strike = Podwójne natarcie
card-target-of-opportunity-light = Dogodny cel (JSM)
card-the-secret-of-yavin-4 = Tajemnica Yavina 4
card-c-3po = C-3PO
card-guardian-of-peace = Strażnik pokoju
card-lightsaber-deflection = Odbicie mieczem świetlnym
card-twist-of-fate-light = Zrządzenie losu (JSM)
card-last-minute-rescue = Ratunek w ostatniej chwili
card-redemption = Odkupienie
card-corellian-engineer = Koreliański inżynier
card-return-of-the-jedi = Powrót Jedi
card-emergency-repair = Naprawa awaryjna
card-force-rejuvenation = Odnowa w Mocy
card-jedi-training = Szkolenie Jedi
card-ancient-monument = Starożytny monument
card-it-binds-all-things = Ona łączy wszystko
card-the-defense-of-yavin-4 = Obrona Yavina 4
card-red-two = Czerwony Dwa
card-y-wing = Y-wing
card-astromech-droid-upgrade = Droid astromechaniczny
card-hidden-outpost = Ukryta placówka
card-rebel-assault = Szturm Rebeliantów
card-mission-briefing = Odprawa przed misją
card-mon-mothma = Mon Mothma
card-battlefield-engineers = Inżynierowie polowi
card-a-wing = A-wing
card-heavy-blaster-emplacement = Stanowisko ciężkiego blastera
card-fleeing-the-empire = Ucieczka przed Imperium
card-leia-organa = Leia Organa
card-fleet-officer = Oficer floty
card-stolen-plans = Wykradzione plany
card-youre-my-only-hope = Jesteś moją jedyną nadzieją
card-the-rebel-fleet = Flota Rebelii
card-home-one = Ojczyzna Jeden
card-repair-droid = Droid naprawczy
card-draw-their-fire = Ściągnąć na siebie ogień
card-admiral-ackbar = Admirał Ackbar
card-x-wing-escort = Eskorta X-wingów
card-x-wing = X-wing
card-fleet-command-center = Centrum dowodzenia flotą
card-heroic-sacrifice = Bohaterska ofiara
card-mobilize-the-squadrons = Mobilizacja eskadr
card-rookie-pilot = Pilot nowicjusz
card-trench-run = Szarża w rowie
card-covering-fire = Ogień osłonowy
card-decoy-at-dantooine = Przynęta na Dantooine
card-wookiee-navigator = Nawigator Wookiee
card-rebel-trooper = Żołnierz Rebelii
card-false-lead = Fałszywy trop
card-fall-back = Wycofać się!
card-a-new-hope = Nowa nadzieja
card-questionable-contacts = Podejrzane znajomości
card-han-solo = Han Solo
card-twilek-smuggler = Twi’lekański przemytnik
card-cloud-city-casino = Kasyno w Mieście w Chmurach
card-swindled = Oszukani
card-crossfire = Ogień krzyżowy
card-rumors-at-the-cantina = Plotki w kantynie
card-rebel-sympathizer = Sympatyk Rebelii
card-common-ground = Wspólny grunt
card-rescue-mission = Misja ratunkowa
card-it-could-be-worse = Mogło być gorzej
card-tribal-support = Wsparcie plemienia
card-ewok-scout = Zwiadowca Ewoków
card-log-trap = Pułapka z bali
card-yub-yub = Jub, jub!
card-hit-and-run = Uderz i uciekaj
card-secret-informant = Tajny informator
card-fall-of-the-jedi = Upadek Jedi
card-darth-vader = Darth Vader
card-dark-side-apprentice = Uczeń ciemnej strony
card-vaders-lightsaber = Miecz świetlny Vadera
card-force-choke = Duszenie Mocą
card-heat-of-battle-dark = W ogniu bitwy (CSM)
card-counsel-of-the-sith = Rada Sithów
card-advisor-to-the-emperor = Doradca Imperatora
card-kuati-security-team = Kuatskie siły bezpieczeństwa
card-sith-library = Biblioteka Sithów
card-dark-precognition = Mroczne przeczucie
card-twist-of-fate-dark = Zrządzenie losu (CSM)
card-black-squadron-assault = Natarcie Czarnej Eskadry
card-vaders-tie-advanced = TIE Advanced Vadera
card-tie-advanced = TIE Advanced
card-black-squadron-pilot = Pilot Czarnej Eskadry
card-im-on-the-leader = Biorę prowadzącego
card-target-of-opportunity-dark = Dogodny cel (CSM)
card-the-heart-of-the-empire = Serce Imperium
card-coruscant-defense-fleet = Flota obronna Coruscant
card-force-stasis = Zastój w Mocy
card-there-is-no-escape = Nie ma ucieczki
card-the-emperors-web = Sieć Imperatora
card-emperor-palpatine = Imperator Palpatine
card-emperors-royal-guard = Doborowi gwardziści Imperatora
card-force-lightning = Błyskawica Mocy
card-cruel-interrogations = Okrutne przesłuchanie
card-interrogation-droid = Droid przesłuchujący
card-isb-interrogators = Śledczy IBB
card-intimidated = Zastraszeni
card-interrogation = Przesłuchanie
card-shadows-of-dathomir = Cienie Dathomiry
card-nightsister = Siostra Nocy
card-rancor = Rankor
card-the-hands-blessing = Błogosławieństwo Ręki
card-a-disturbance-in-the-force = Zaburzenie Mocy
card-imperial-command = Imperialne dowództwo
card-admiral-motti = Admirał Motti
card-duty-officer = Oficer dyżurny
card-heavy-stormtrooper-squad = Oddział ciężkich szturmowców
card-orbital-bombardment = Bombardowanie z orbity
card-kuat-reinforcements = Posiłki z Kuat
card-backstabber = „Nóż w plecy”
card-tie-fighter = Myśliwiec TIE
card-tie-bomber = Bombowiec TIE
card-tallon-roll = Beczka Tallona
card-death-from-above = Śmierć z nieba
card-the-ultimate-power = Ostateczna potęga
card-grand-moff-tarkin = Wielki Moff Tarkin
card-superlaser-engineer = Inżynier superlasera
card-stormtrooper-elite = Elita szturmowców
card-control-room = Sterownia
card-superlaser-blast = Strzał z superlasera
card-death-and-despayre = Śmierć i Despayre
card-devastator = Dewastator
card-imperial-officer = Oficer Imperium
card-defense-upgrade = Wzmocniona obrona
card-defense-protocol = Protokół obronny
card-tie-attack-squadron = Eskadra szturmowa TIE
card-the-endor-gambit = Gambit na Endorze
card-at-st-commander = Dowódca AT-ST
card-at-st = AT-ST
card-aft-armor-plating = Pancerz rufowy
card-take-them-prisoner = Brać ich żywcem
card-death-star-trooper = Żołnierz Gwiazdy Śmierci
card-detained = Zatrzymani
card-trooper-assault = Szturm piechoty
card-tear-this-ship-apart = Rozebrać ten statek
card-the-bespin-exchange = Wymiana na Bespinie
card-boba-fett = Boba Fett
card-outer-rim-hunter = Łowca z Zewnętrznych Rubieży
card-mandalorian-armor = Mandaloriański pancerz
card-blaster-pistol = Pistolet blasterowy
card-bounty-collection = Odbiór nagrody
card-looking-for-droids = Poszukiwanie droidów
card-viper-probe-droid = Sonda Viper
card-dark-alliance = Mroczny sojusz
card-its-worse = Jest gorzej
card-corporate-exploitation = Korporacyjny wyzysk
card-espo-trooper = Żołnierz Espo
card-reconnaissance-mission = Misja wywiadowcza
card-human-replica-droid = Droid o ludzkiej postaci

## Gdzie miejsce może sobie życzyć pytania

stop-refresh = na końcu fazy odpoczynku
stop-draw = po dobieraniu
stop-deployment = w fazie wystawiania
stop-conflict = w fazie konfliktu, przed bitwą
stop-attackers = po zadeklarowaniu atakujących
stop-defenders = po zadeklarowaniu obrońców
stop-edge = po walce o przewagę
stop-strike = między natarciami
stop-force = w fazie Mocy
stop-answers = gdy można odpowiedzieć na kartę
stop-conflict-end = po bitwach

## To, co nie ma własnego zwrotu

plain-some = kartę ({ $which })
plain-each = każda karta ({ $which })
plain-many = karty ({ $which })
plain-his = kartę spośród swoich ({ $which })
plain-many-of-his = karty spośród swoich ({ $which })
which-kinds-1 = { $kind0 }
which-kinds-2 = { $kind0 } lub { $kind1 }
which-kinds-3 = { $kind0 }, { $kind1 } lub { $kind2 }
which-kinds-4 = { $kind0 }, { $kind1 }, { $kind2 } lub { $kind3 }
which-enemy = po stronie przeciwnika
which-friendly = po twojej stronie
which-exhausted = z żetonem skupienia
which-damaged = z obrażeniami
which-unshielded = bez osłony
which-participating = w bitwie
which-attacking = w ataku
which-committed = przydzielona do Mocy
which-not-limited = bez słowa Ograniczona
which-not-engaged = poza bitwą
which-laden = z żetonami lub ulepszeniami
which-having = z dowolną z cech: { $traits }
which-lacking = bez żadnej z cech: { $traits }
which-cost = o wydrukowanym koszcie najwyżej { $n }
plain-when = gdy zdarzy się to: { $event }
when-plain-turn-begins = początek tury
when-plain-refreshed = odpoczynek
when-plain-refresh-ends = koniec fazy odpoczynku
when-plain-draw-begins = początek fazy dobierania
when-plain-playing = zagrywanie karty
when-plain-used = użycie zdolności
when-plain-enters = wejście karty do gry
when-plain-damage = zadanie obrażeń
when-plain-leaves = opuszczenie gry przez kartę
when-plain-chosen = wybór celu ataku
when-plain-engaged = początek bitwy o cel
when-plain-declared = wyznaczenie jednostki do ataku lub obrony
when-plain-strikes = skupienie jednostki do natarcia
when-plain-struck = rozpatrzenie natarcia
when-plain-edge-won = wygranie walki o przewagę
when-plain-survived = przetrwanie bitwy przez atakującą jednostkę
when-plain-committed = przydzielenie jednostki do Mocy
when-plain-generated = wytworzenie zasobów przez kartę
when-yours = u ciebie
when-theirs = u przeciwnika
when-about-such = karta jest taka
when-about-this = ta karta
when-about-host = karta, do której jest dołączona
when-about-other = inna karta
when-about-by-this = za sprawą tej karty
when-how-played = przez zagranie
when-how-in-fight = w trakcie bitwy
when-how-by-destruction = przez zniszczenie
when-how-on-attack = w ataku
when-how-unopposed = bez obrońców
when-how-an-event = wydarzenie
when-how-an-interrupt = zakłócenie
when-how-by-capture = przez schwytanie
when-how-late = po osłonach
which-affiliation = stronnictwo: { $affiliation }
faction-neutral = neutralna
whom-it = wskazana karta
whom-this = ta karta
whom-host = karta, do której jest dołączona
whom-that = karta, o której mowa
whom-engaged = cel, o który toczy się bitwa
damage-plain = obrażenia ({ $n }) otrzymuje { $whom }
focus-plain = żetony skupienia ({ $n }) otrzymuje { $whom }
focus-light-plain = żetony skupienia ({ $n }, a gdy Moc jest po jasnej stronie, { $light }) otrzymuje { $whom }
unfocus-plain = żetony skupienia ({ $n }) traci { $whom }
unfocus-all-plain = wszystkie żetony skupienia traci { $whom }
shield-plain = osłony ({ $n }) otrzymuje { $whom }
shield-more-plain = osłony ({ $n }), choćby drugą, otrzymuje { $whom }
heal-plain = obrażenia ({ $n }) traci { $whom }
heal-all-plain = wszystkie obrażenia traci { $whom }
destroy-plain = zniszczona zostaje { $whom }
discard-plain = odrzucona zostaje { $whom }
return-plain = na rękę właściciela wraca { $whom }
capture-plain = schwytana zostaje { $whom }
icons-plain = { $icons } { $until } zyskuje { $whom }
forbid-defence-plain = { $until } nie może się bronić { $whom }
forbid-both-plain = { $until } nie może atakować ani się bronić { $whom }
from-discard-plain = weź na rękę kartę ({ $which }) ze swojego stosu kart odrzuconych
from-discard-into-play-plain = umieść w grze kartę ({ $which }) ze swojego stosu kart odrzuconych
ability-interrupt = Zakłócenie: { $text-running }
ability-reaction = Reakcja: { $text-running }
ability-forced-reaction = Wymuszona reakcja: { $text-running }
ability-fate-effect-when = Los, { $lead }: { $text-running }
pick-many = wskaż { $n } { $such }
pick-other-many = wskaż inne ({ $n }) { $such }
pick-other-up-to = wskaż inne, najwyżej { $n } { $such }
opponent-picks-many = przeciwnik wskazuje { $n } { $such }
opponent-picks-up-to = przeciwnik wskazuje najwyżej { $n } { $such }
opponent-picks-other = przeciwnik wskazuje inną { $such }
opponent-picks-other-many = przeciwnik wskazuje inne ({ $n }) { $such }
opponent-picks-other-up-to = przeciwnik wskazuje inne, najwyżej { $n } { $such }

## W kilku słowach, na kartę tak małą, jak leży na ręce

short-single = Jedna kopia w talii.
short-only = Tylko { $affiliation }.
short-enhance = Na { $such }.
short-enhance-play-area = W obszarze gry.
short-enhance-dial = Na tarczy.
short-icon-gun = { $n } na jednostki
short-icon-tactics = { $n } taktyczne
short-icon-blast = { $n } wybuchowe
short-icon-edge-gun = { $n } na jednostki (z przewagą)
short-icon-edge-tactics = { $n } taktyczne (z przewagą)
short-icon-edge-blast = { $n } wybuchowe (z przewagą)
short-constant-host-icons = Jednostka: +{ $icons }.
short-constant-attached-icons = Jednostka: +{ $icons }.
short-constant-host-keyword = Jednostka: { $keyword-sentences }
short-constant-host-capacity = +{ $n } progu.
short-constant-title-keyword = { $title }: { $keyword-sentences }
short-constant-icons-each-enhancement = Za ulepszenie: +{ $icons }.
short-constant-icons-to-all = Twoje jednostki: +{ $icons }.
short-constant-icons-after-fate = Po twojej karcie losu: +{ $icons }, precyzyjne uderzenie.
short-constant-enemy-capacity = Wrogie cele: −{ $n } progu.
short-constant-first-card-up = Pierwsza karta przewagi przeciwnika odkryta.
short-constant-fate-again = Twoje karty losu działają dwa razy.
short-constant-struggle = +{ $n } w walce o Moc.
short-constant-reserve = Rezerwa +{ $n }.
short-constant-ignore-match = Bez dopasowania zasobów.
short-constant-match-all = Zasoby pasują do wszystkiego.
short-constant-first-enhancement = Pierwsze ulepszenie: −{ $n }.
short-constant-first-sith-event = Pierwsze wydarzenie Sithów: −{ $n }.
short-constant-from-discard = Także z kart odrzuconych.
short-constant-no-attack = Nie atakuje.
short-constant-most-attackers = Najwyżej { $n } atakujących.
short-constant-vehicles-only = Atakują tylko Pojazdy.
short-constant-no-target = Nie może być celem.
short-constant-dial-as-objective = Tarczę można atakować: { $n } wygrywa.
short-constant-lose-if-destroyed = Zniszczony: przegrywasz.
short-constant-captured-instead = Zamiast odejść, schwytana.
short-constant-split-damage = Obrażenia można dzielić.
short-constant-as-enhancement = Albo na twoim Myśliwcu.
short-cost-focus-this = skup tę kartę
short-cost-focus-one = skup { $such }
short-cost-sacrifice-this = poświęć tę kartę
short-cost-sacrifice = poświęć { $such }
short-cost-spend = zapłać { $n }
short-cost-discard = odrzuć { $n }
short-cost-discard-some = odrzuć dowolnie wiele
short-cost-damage-this = obrażenia { $n } tej karcie
short-cost-less-reserve = rezerwa −{ $n }
short-pick = wskaż { $such }
short-pick-other = wskaż inną { $such }
short-pick-up-to = wskaż do { $n } { $such }
short-opponent-picks = przeciwnik wskazuje { $such }
short-damage-it = obrażenia { $n }
short-damage-it-chosen = obrażenia { $n }
short-damage-each = { $whom }: obrażenia { $n }
short-damage-engaged = atakowany cel: obrażenia { $n }
short-damage-engaged-if-attacking = przy ataku: obrażenia { $n } celowi
short-focus-it = skupienie { $n }
short-focus-light-it = skupienie { $n } (jasna: { $light })
short-focus-host = skupienie { $n }
short-focus-each = { $whom }: skupienie { $n }
short-unfocus-it = skupienie −{ $n }
short-unfocus-it-each-chosen = po −{ $n } skupienia
short-unfocus-this = tu skupienie −{ $n }
short-unfocus-host = jej jednostka: skupienie −{ $n }
short-unfocus-that = skupienie −{ $n }
short-unfocus-all-host = jej jednostka bez skupienia
short-unfocus-all-each = { $whom }: bez skupienia
short-shield-it = osłona
short-shield-more-it = osłona, nawet kolejna
short-limit-once = raz na turę
short-limit-one = jedna na turę
short-shield-each = { $whom }: osłona
short-heal-it = obrażenia −{ $n }
short-heal-all-it = bez obrażeń
short-destroy-it = zniszcz
short-discard-it = odrzuć
short-return-it = na rękę
short-capture-that = schwytaj
short-icons-it = +{ $icons }
short-icons-each = { $whom }: +{ $icons }
short-any-icon = +1 dowolny symbol
short-forbid-defence-it = nie broni
short-forbid-both-it = nie walczy
short-cancel-event = anuluj wydarzenie
short-cancel-interrupt = anuluj zakłócenie
short-prevent = obrażenia −{ $n }
short-deflect = przejmuje { $n }
short-move-damage = przenieś obrażenia { $n }
short-to-hand-instead = zamiast tego na rękę
short-draw = dobierz { $n }
short-discard-one = odrzuć { $n }
short-opponent-discards = przeciwnik odrzuca { $n }
short-random-discard = przeciwnik odrzuca losowo { $n }
short-random-capture = schwytaj losowo { $n } z ręki
short-look-at-hand = obejrzyj rękę, odrzuć { $n }
short-bottom-one = { $n } pod talię
short-dial-up = tarcza +{ $n }
short-dial-down = tarcza −{ $n }
short-return-top = ostatnia odrzucona na rękę (jasna: { $light })
short-from-discard-ewok-unit = odrzucony Ewok na rękę
short-from-discard-force-user-unit-into-play = odrzucony Władający Mocą do gry
short-from-discard-sith-event = wydarzenie Sithów na rękę
short-cheap-from-hand = jednostka za { $n } do gry
short-play-into-fight = zagraj do bitwy
short-put-into-fight = dołącza do bitwy
short-rescue = uratuj kartę
short-cheaper = następna −{ $n }, bez dopasowania
short-ignore-match = w tej fazie bez dopasowania
short-discount = −1 za każdą
short-flip-for-icons = + symbole z wierzchu talii
short-twist-of-fate = nowa walka o przewagę
short-engage-this = atak na ten cel
short-engage-again = zaatakuj go znowu
short-opponent-sacrifices = przeciwnik traci Pojazd
short-destroy-cheapest = zniszcz najtańszą jednostkę
short-keep-three = po { $n } jednostki zostają, reszta na ręce
short-sink-all = wszystkie jednostki pod talie
short-strip = zdejmij żetony i ulepszenia
short-reveal-five = karty Marynarki z { $n } z wierzchu talii
short-capture-from-deck = schwytaj 1 z { $n } z wierzchu talii
short-search-objective = dowolny cel do gry
