# Co mówi `kantyna admin`.

admin-do-tables = Wypisuje stoły, przy których coś się ostatnio działo.
admin-do-guests = Wypisuje, kto siedzi przy stołach, przy których partia jeszcze trwa.
admin-do-close = Zamyka stół: stół znika, a goście się o tym dowiadują.
admin-do-export = Zapisuje partię ze stołu do pliku, skończoną czy nie. W pliku widać wszystko, co zakryte.
admin-do-forget = Usuwa dane osoby albo programu: imiona, także w zapisach partii, zachowane talie i klucze. Trwające partie kończą boty.
admin-do-rotate = Tworzy nowy klucz do miejsc osoby albo programu; stary niczego już nie otwiera.
admin-do-revoke = Odbiera miejscu klucz.
admin-do-backup = Kopiuje wszystkie stoły do pliku, także gdy serwer działa (SQLite).
admin-do-restore = Przywraca stoły z kopii; serwer nie może wtedy działać (SQLite).
admin-arg-table = nazwa stołu, taka jak w jego linku
admin-arg-table-or-bot = nazwa stołu albo konta programu
admin-arg-seat = numer miejsca, od 1
admin-arg-file = plik
admin-opt-here = tylko przy tym stole: stary klucz nadal otwiera inne stoły tej osoby i jej talie
admin-opt-state = tylko stoły w tym stanie: open, playing albo over
admin-opt-most = najwyżej tyle
admin-state-open = czeka
admin-state-playing = w toku
admin-state-over = koniec
admin-kind-human = osoba
admin-kind-hot-seat = to samo urządzenie
admin-kind-bot = program
admin-tables = { $n ->
    [one] { $n } stół.
    [few] { $n } stoły.
   *[many] { $n } stołów.
}
admin-guests = { $n ->
    [one] { $n } miejsce.
    [few] { $n } miejsca.
   *[many] { $n } miejsc.
}
admin-closed = Stół { $table } jest zamknięty. Goście, którzy przy nim są, dowiedzą się o tym w ciągu dziesięciu sekund.
admin-exported = Partia ze stołu { $table } jest w pliku { $file }.
admin-rotated = Nowy link do miejsca: { $link }
admin-revoked = Miejsce { $seat } przy stole { $table } nie ma już klucza.
admin-forgotten = { $n ->
    [0] Usunięto. Nie było stołu, który trzeba by zmienić.
    [one] Usunięto przy { $n } stole.
   *[other] Usunięto przy { $n } stołach.
}
admin-backed-up = Wszystkie stoły są skopiowane do pliku { $file }.
admin-restored = Stoły są teraz takie jak w pliku { $file }.
admin-aside = To, co było wcześniej, jest w pliku { $file }.

error-admin-no-tables = W folderze { $folder } nie ma stołów. Folder serwera albo jego bazę danych podaje się przez --data.
error-admin-no-state = Nie ma stanu „{ $name }”. Możliwe: { $known }.
error-admin-which-seat = Które miejsce przy stole { $table }? Trzeba podać jego numer, od 1.
error-nobody-there = Na miejscu { $seat } nie ma żadnej osoby.
error-backup-sqlite-only = To polecenie kopiuje SQLite. Postgres ma do tego pg_dump i pg_restore: jak ich użyć, mówi docs/running-a-server.md.
error-backup-exists = Plik { $file } już istnieje. Trzeba wybrać inną nazwę.
error-backup-failed = Nie udało się zrobić kopii { $file }: { $reason }.
error-backup-damaged = { $file } nie jest całą kopią stołów Kantyny.
error-table-closed = Ten stół został zamknięty przez opiekuna serwera albo zbyt długo nikt przy nim nie grał.
right-table-closed = Inny stół można otworzyć przy wyborze gry.
