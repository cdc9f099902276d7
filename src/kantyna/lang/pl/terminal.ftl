# Stół w terminalu, rysowany i w wierszach.

term-welcome = { $title }. Odpowiada się numerem możliwości; { $help } podaje polecenia.
term-turn = Tura { $n }: { $name }
term-middle = Na środku
term-unknown = { $n ->
    [one] { $n } nieznana karta
    [few] { $n } nieznane karty
   *[many] { $n } nieznanych kart
  }
term-name-human = Gracz
term-name-level = Poziom { $n }
term-hand-over = Teraz decyduje { $name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
term-no-number = Nie ma takiej możliwości. Wybierz od 1 do { $n }.
term-not-understood = „{ $words }” jest niezrozumiałe. { $help } podaje polecenia.
term-why-nothing = Wszystko, co widać, można zrobić.
term-why = { $n }. { $what }: { $why } ({ $rule })
term-hint = Dobry ruch: { $text }
term-undone = Cofnięto.
term-saved = Zapisano w pliku { $file }.
term-saved-resume = Gra jest zapisana. Dalszy ciąg: kantyna play --resume { $file }
term-kept = Gra zostaje w pliku { $file }.
term-thinks = { $name } myśli…

term-help-number = NUMER: wybór możliwości
term-help-help = ?: ten spis
term-help-table = stół: co leży na stole
term-help-look = zobacz: wszystkie miejsca, odkryte stosy karta po karcie
term-help-card = karta NAZWA: co robi karta
term-help-why = dlaczego: czego teraz nie można i dlaczego; dlaczego NUMER: reguła, która za tym stoi
term-help-rule = reguła ID: jedna z reguł
term-help-log = dziennik [LICZBA]: co się stało, ostatnie 30 wierszy albo podana liczba
term-help-hint = podpowiedź: co zrobiłby ktoś, kto dobrze gra
term-help-undo = cofnij: cofa ostatnią odpowiedź, dopóki nie pokazała niczego nowego
term-help-save = zapisz [PLIK]: zapisuje grę
term-help-quit = koniec: wstań od stołu; gra zostaje zapisana
error-cli-finished = Gra z pliku { $file } jest skończona. Pokazuje ją kantyna replay.
