# Stół w terminalu, rysowany i w wierszach.

term-welcome = { $title }. Odpowiada się numerem możliwości; { $help } podaje polecenia.
term-welcome-spectator = { $title }. Enter pokazuje następny krok; { $help } podaje polecenia.
# Przed pierwszą turą mówi się tylko o fazie
term-turn = { $n ->
    [0] { $name }
   *[other] Tura { $n }: { $name }
  }
term-map = Mapa
term-ways = { $place }: szlaki do: { $ways }.
term-here = { " " }Tutaj: { $names }.
term-middle = Na środku
term-team = drużyna { $n }
term-with-you = z tobą
term-unknown = { $n ->
    [one] { $n } nieznana karta
    [few] { $n } nieznane karty
   *[many] { $n } nieznanych kart
  }
term-hand-over = Teraz decyduje { $name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
term-no-number = Nie ma takiej możliwości. { $n ->
    [1] Jest tylko 1.
   *[other] Wybierz od 1 do { $n }.
  }
term-empty-line = { $n ->
    [1] Wybierz 1
   *[other] Wybierz od 1 do { $n }
  }; { $help } podaje polecenia.
term-not-understood = „{ $words }” jest niezrozumiałe. { $help } podaje polecenia.
term-twin = { $text } (nr { $n })
term-twin-deep = { $text } (nr { $n } od wierzchu)
term-why-possible = To można zrobić: { $what }
term-nothing-to-play = Nie ma tu karty, którą można po prostu zagrać.
term-nothing-to-end = Nie ma tu czego kończyć ani pasować.
term-why-nothing = Wszystko, co widać, można zrobić.
term-why = { $n }. { $what }: { $why } ({ $rule })
term-advising = Chwila namysłu…
term-hint = Dobry ruch: { $text }
term-undone = Cofnięto.
term-saved = Zapisano w pliku { $file }.
term-saved-resume = Partia jest zapisana. Dalszy ciąg: { $command }
term-kept = Partia zostaje w pliku { $file }.
term-plays = Gra { $name }.
term-thinks = { $name } myśli…

term-help-number = NUMER: wybór możliwości
term-help-help = ?: ten spis
term-help-all = wszystko, a: zagrywa wszystkie karty, które można po prostu zagrać
term-help-end = zakończ, e: kończy turę, pasuje albo kończy wybieranie
term-help-table = stół, t: co leży na stole
term-help-look = zobacz, i: wszystkie strefy, odkryte stosy karta po karcie
term-help-card = karta NAZWA, c NAZWA: co robi karta
term-help-why = dlaczego, w: czego teraz nie można i dlaczego; dlaczego NUMER: więcej o tej możliwości albo o wierszu tego spisu
term-help-rule = zasada ID: jedna z zasad
term-help-log = dziennik [LICZBA], l: co się stało, ostatnie 30 wierszy albo podana liczba
term-help-hint = podpowiedź, h: co zrobiłby ktoś, kto dobrze gra
term-help-undo = cofnij, u: cofa ostatnią odpowiedź, dopóki nie pokazała niczego nowego
term-help-save = zapisz [PLIK], s: zapisuje partię
term-help-quit = koniec, q: wstań od stołu; partia zostaje zapisana
error-cli-finished = Partia z pliku { $file } jest skończona. Pokazuje ją { $kantyna } replay.

## Stół rysowany

term-footer = ↑↓ 1–9 wybór · a graj wszystko · e koniec · u cofnij · i karty · w dlaczego nie · h podpowiedź · l dziennik · ? · q
term-footer-short = ↑↓ · a graj · e koniec · u cofnij · i karty · w dlaczego · h podpowiedź · ? q
term-footer-over = Koniec partii · i karty · l dziennik · F2 language · ? klawisze · q wyjdź
term-closing = Esc zamyka · ↑↓ przewija
term-footer-watch = Spacja: krok · g start/stop · i karty · l dziennik · ? klawisze · q wyjdź
term-step = Spacja: jeden krok. g: gra botów bez przerw.
term-title-why = Czego teraz nie można i dlaczego
term-title-log = Co się stało
term-title-help = Klawisze
term-keys =
    ↑ ↓ i Enter albo 1–9: wybór możliwości
    a: zagraj wszystkie karty, które można po prostu zagrać
    e: zakończ turę, spasuj albo skończ wybierać
    u: cofnij ostatnią odpowiedź, dopóki nie pokazała niczego nowego
    i: czytaj karty, które widać, także w stosach; można też kliknąć
    w: czego teraz nie można i dlaczego
    h: podpowiedź z uzasadnieniem
    l: cały dziennik
    PgUp PgDn: stół wyższy niż terminal
    spacja: pogania boty; przy oglądaniu: jeden krok
    g: przy oglądaniu: wznów albo zatrzymaj grę botów
    F2: drugi język
    q: wyjście; partia zostaje zapisana
term-signs =
    ▶ czyja tura · ◆ wskazana możliwość · ▸ karta, której można użyć
    Przed nazwą: koszt karty{ $factions ->
        [none] .
       *[other] {" "}i litera jej frakcji ({ $factions }).
    }
    Za nazwą: pierwsza litera rodzaju karty i liczba, która na niej stoi.
term-spectator = widz
term-replay-place = Po { $at } z { $of } odpowiedzi; oczami: { $eyes }.
term-footer-replay = ← → krok · PgUp PgDn 10 · Home End · ↑ ↓ przewija · s oczy · b graj dalej · q

## Pierwsza tura z objaśnieniami

term-guide-star-realms-play = Pierwsza tura. Zagraj swoje karty: Zwiadowca daje handel, Żmija walkę.
term-guide-star-realms-buy = Za handel kupuje się karty z rzędu handlu. Kupiona karta trafia na twój stos kart odrzuconych, a na rękę przyjdzie po następnym tasowaniu talii.
term-guide-star-realms-attack = Walką atakuje się przeciwnika albo jego bazy. Najpierw trzeba zniszczyć posterunki.
term-guide-star-realms-end = To wszystko w tej turze. Niewydany handel i walka przepadają, a ty dobierasz pięć nowych kart. Zakończ turę.
term-guide-deckbuilding-play = Pierwsza tura. Zagraj swoje karty: dają zasoby, atak albo Moc.
term-guide-deckbuilding-buy = Za zasoby kupuje się z rzędu galaktyki karty swojej strony i neutralne. Kupiona karta trafia na twój stos kart odrzuconych.
term-guide-deckbuilding-attack = Jednostki w grze atakują bazę przeciwnika albo wrogą kartę w rzędzie: najpierw cel, potem atakujący. Za pokonaną kartę z rzędu jest nagroda.
term-guide-deckbuilding-end = To wszystko w tej turze. Niewydane zasoby przepadają, jednostki idą na stos kart odrzuconych, okręty zostają. Zakończ turę.
term-guide-card-game-objectives = Cele płacą za karty: każdy ma swoje zasoby i wytrzyma tyle obrażeń, ile wynosi jego próg. Trzy zostaną przed tobą; wskaż ten, który wraca pod talię celów.
term-guide-card-game-mulligan = To twoja pierwsza ręka. Dobrze mieć w niej jednostkę albo dwie, na które wkrótce wystarczy zasobów; jeśli ich nie ma, wymień wszystkie sześć kart. Można to zrobić tylko raz.
term-guide-card-game-draw = Faza dobierania: możesz odrzucić jedną kartę, a potem uzupełniasz rękę. Karta, której prędko nie użyjesz, zrobi miejsce nowej.
term-guide-card-game-deploy = Faza wystawiania: zagrywaj karty z ręki i płać za nie zasobami celów. Każdy użyty zasób zostawia na celu żeton skupienia.
term-guide-card-game-pay = Zapłata: weź zasoby ze swoich celów, przynajmniej jeden z celu tego samego stronnictwa co karta; albo przyjmij proponowaną zapłatę.
term-guide-card-game-engage = Faza konfliktu: wskaż cel przeciwnika, potem jednostki, które atakują. Przeciwnik wyznaczy obrońców.
term-guide-card-game-attackers = Wybierz po kolei, kto atakuje. Jednostka, która natrze, zostaje skupiona i do twojej fazy odpoczynku nie może bronić, więc zostaw kogoś w domu.
term-guide-card-game-defenders = Atakują cię: wybierz, kto broni, albo nikogo. Bez obrońców cel dostaje o jedno obrażenie więcej.
term-guide-card-game-edge = Walka o przewagę: na przemian wykładacie zakryte karty albo pasujecie. Liczą się symbole Mocy: kto ma ich więcej, a przy remisie strona broniąca, zdobywa przewagę: naciera pierwszy i używa też symboli na białym tle.
term-guide-card-game-strike = Natarcie: jednostka zostaje skupiona i rozpatruje swoje symbole walki. Obrażenia jednostek trafiają w jednostkę wroga, obrażenia wybuchowe w atakowany cel, a taktyka daje żetony skupienia.
term-guide-card-game-commit = Faza Mocy: jednostki przydzielone do Mocy liczą się w zmaganiach Mocy. Gdy równowaga sprzyja jasnej stronie, w swojej fazie równowagi może ona zadać obrażenie celowi ciemnej; gdy ciemnej, tarcza Gwiazdy Śmierci przesuwa się o jeszcze jeden.
term-guide-card-game-window = Chwila na akcje i reakcje: na liście jest to, czego można teraz użyć. Jeśli niczego nie chcesz użyć, spasuj.
term-guide-destiny-mulligan = Twoja pierwsza ręka: wskaż karty, które wolisz wymienić, a potem powiedz, że to wszystko. Możesz zatrzymać wszystkie.
term-guide-destiny-play = Tura to jedna akcja albo pas; potem działa przeciwnik. Za zasoby zagrywa się karty z ręki. Ulepszenie daje postaci swoją kość, najlepiej przed aktywowaniem tej postaci.
term-guide-destiny-activate = Aktywuj postać: zostaje wyczerpana, a jej kości i kości jej ulepszeń trafiają rzutem do twojej puli.
term-guide-destiny-resolve = Rozpatrz kość ze swojej puli: obrażenia trafiają w postać, osłony ją chronią, zasoby są twoje. W tej samej akcji rozpatrzysz też inne kości z tym symbolem; ścianka z plusem tylko dodaje się do innej kości.
term-guide-destiny-reroll = Kości, które ci nie służą, można przerzucić: odrzuć kartę i wskaż dowolną liczbę kości.
term-guide-destiny-claim = Nic więcej do zrobienia? Zajmij pole bitwy: kontrolujesz je, możesz użyć jego zdolności, pasujesz do końca rundy, a następną zaczynasz. Albo tylko spasuj; gdy wszyscy spasują po kolei, runda się kończy.
term-guide-outer-rim-captain = Wybierz kapitana: umiejętności rozstrzygają testy, a cel kapitana daje pierwszą sławę. Wygrywa, kto pierwszy zdobędzie sławę ustaloną dla tego stołu.
term-guide-outer-rim-fly = Tura zaczyna się planowaniem: leć, odpocznij albo zarób 2000 kredytów. Patrol zatrzymuje cię, chyba że masz u jego frakcji pozytywną reputację; przy negatywnej musisz z nim walczyć. Twoje karty mówią, dokąd prowadzą.
term-guide-outer-rim-market = Teraz akcje, każda raz na turę. Na planecie działa rynek: zajrzyj tam, zanim je zakończysz.
term-guide-outer-rim-buy = Możesz odłożyć jedną odkrytą kartę pod jej talię, a potem kupić jedną. Następna karta tej talii może ruszyć patrol. Ładunki, misje i zlecenia podają miejsce zapłaty.
term-guide-outer-rim-actions = Nic więcej do zrobienia? Zakończ akcje: teraz czas na spotkanie.
term-guide-outer-rim-encounter = Każdą turę kończy jedno spotkanie: dobierz kartę tego miejsca, spotkaj kontakt, podejmij się misji albo walcz z patrolem. Każdy test i każda walka podaje swoją szansę.

## Kolumny liczb

term-column-damage = obraż.
term-column-focus = skup.
term-column-shield = osłona
term-column-combat = walka
term-columns =
    W kolumnach: obrażenia / próg, a walka to kolejno obrażenia jednostek, taktyka i obrażenia wybuchowe.

## Przy stole na serwerze

term-join-name = Gość
term-join-seated = Masz miejsce przy stole. Tym linkiem wrócisz do niego z każdego urządzenia: { $link }
term-join-watches = Nie ma wolnych miejsc; można patrzeć. Ctrl+C odchodzi od stołu.
term-join-waits = Czekamy na pozostałych…
term-join-back = Miejsce zostaje twoje. Powrót: { $link }
term-join-watch-again = Powrót: { $link }
term-join-undo = { $name } prosi o cofnięcie ostatniej decyzji. Zgoda? (tak albo nie)
term-help-why-card = dlaczego NAZWA, w NAZWA: dlaczego z kartą nie można teraz nic zrobić; dlaczego NUMER: więcej o tej możliwości
error-join-address = „{ $link }” to nie link do stołu: wygląda on tak: https://serwer/table/nazwa.
error-join-away = { $server } nie odpowiada tak, jak serwer Kantyny.
error-join-refused = { $text }
