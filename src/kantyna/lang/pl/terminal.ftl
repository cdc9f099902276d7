# Stół w terminalu, rysowany i w wierszach.

term-welcome = { $title }. Odpowiada się numerem możliwości; { $help } podaje polecenia.
term-turn = Tura { $n }: { $name }
term-middle = Na środku
term-team = drużyna { $n }
term-with-you = z tobą
term-unknown = { $n ->
    [one] { $n } nieznana karta
    [few] { $n } nieznane karty
   *[many] { $n } nieznanych kart
  }
term-hand-over = Teraz decyduje { $name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
term-no-number = Nie ma takiej możliwości. Wybierz od 1 do { $n }.
term-not-understood = „{ $words }” jest niezrozumiałe. { $help } podaje polecenia.
term-twin = { $text } (nr { $n })
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
term-help-table = stół: co leży na stole
term-help-look = zobacz: wszystkie strefy, odkryte stosy karta po karcie
term-help-card = karta NAZWA: co robi karta
term-help-why = dlaczego: czego teraz nie można i dlaczego; dlaczego NUMER: zasada, która za tym stoi
term-help-rule = zasada ID: jedna z zasad
term-help-log = dziennik [LICZBA]: co się stało, ostatnie 30 wierszy albo podana liczba
term-help-hint = podpowiedź: co zrobiłby ktoś, kto dobrze gra
term-help-undo = cofnij: cofa ostatnią odpowiedź, dopóki nie pokazała niczego nowego
term-help-save = zapisz [PLIK]: zapisuje partię
term-help-quit = koniec: wstań od stołu; partia zostaje zapisana
error-cli-finished = Partia z pliku { $file } jest skończona. Pokazuje ją kantyna replay.

## Stół rysowany

term-too-small =
    Terminal jest za mały: { $width }×{ $height }. Stół potrzebuje { $w }×{ $h }.
    Partia nie przepada; powiększ okno albo użyj --plain.
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
    Przed nazwą: koszt karty i litera jej frakcji
    ({ $factions }).
    Za nazwą: pierwsza litera rodzaju karty i liczba, która na niej stoi.
term-spectator = widz
term-film-place = Po { $at } z { $of } odpowiedzi; oczami: { $eyes }.
term-footer-film = ← → krok · PgUp PgDn dziesięć · Home End · ↑ ↓ przewija · s inne oczy · q
error-term-too-small = Terminal jest za mały: { $width }×{ $height }. Stół potrzebuje co najmniej { $w }×{ $h }; --plain działa w każdym.
