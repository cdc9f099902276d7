# Co mówi serwer.

server-runs = Kantyna jest pod adresem { $address }  (Ctrl+C kończy)
page-not-built = Strona nie jest jeszcze zbudowana: buduje ją ./kantyna przy starcie.
player-name = Gracz { $n }
bot-name-1 = Pomywacz
bot-name-2 = Kelner
bot-name-3 = Bywalec
bot-name-4 = Barman
bot-name-5 = Szefowa
hint-only = Nic innego nie ma tu sensu.
hint-alone = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tego miejsca: ten ruch wygrywa około { $percent } % z nich.
hint-reason = Przemyślano { $n ->
    [one] { $n } partię
    [few] { $n } partie
   *[other] { $n } partii
  } od tego miejsca: ten ruch wygrywa około { $percent } % z nich. Następny w kolejności, { $second } %: { $other }.

## Czego nie można zrobić i co byłoby dobrze

error-no-such-table = Nie ma stołu „{ $name }”.
right-no-such-table = Warto sprawdzić link albo wybrać stół w poczekalni.
error-no-such-replay = Nie ma powtórki „{ $name }”.
right-no-such-replay = Warto sprawdzić link. Partię można obejrzeć ponownie, gdy się skończy.
error-no-such-seat = Nie ma miejsca { $seat }: przy stole jest ich { $seats }.
right-no-such-seat = Trzeba wybrać jedno z miejsc przy tym stole.
error-no-such-step = Nie ma kroku { $step }: partia ma ich { $steps }.
right-no-such-step = Trzeba wybrać krok od 0 do { $steps }.
error-no-such-bot = Nie ma bota o nazwie „{ $name }”.
right-no-such-bot = Nazwę trzeba zapisać tak, jak ma ją konto bota.
error-no-such-page = Pod adresem { $path } niczego nie ma.
right-no-such-page = Poczekalnia jest pod /, opis API pod /api/docs.
error-no-such-method = O { $path } nie można pytać w ten sposób.
right-no-such-method = Nagłówek „Allow” mówi, jak można; mówi to też /api/docs.
error-table-started = Partia przy tym stole już trwa.
right-table-started = Można ją oglądać; wolne miejsca są przy stołach w poczekalni.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
right-table-full = Partię można oglądać; inne stoły są w poczekalni.
error-table-waits = Partia jeszcze się nie zaczęła: kogoś brakuje.
right-table-waits = Można wysłać komuś link albo oddać wolne miejsce botowi.
error-seat-taken = Miejsce { $seat } jest zajęte.
right-seat-taken = Trzeba wybrać wolne.
error-seat-not-gone = Osoba z miejsca { $seat } jest nieobecna za krótko ({ $gone } s).
right-seat-not-gone = Po { $seconds } s nieobecności miejsce można oddać botowi.
error-host-only = Może to zrobić tylko osoba, która otworzyła stół.
right-host-only = Potrzebny jest klucz otrzymany przy otwieraniu stołu.
error-spectators-watch = Widzowie tylko patrzą.
right-spectators-watch = Aby grać, trzeba zająć wolne miejsce albo otworzyć link do swojego.
error-stale-version = Stół zmienił się w międzyczasie ({ $version }, teraz { $current }).
right-stale-version = Trzeba spojrzeć na nową sytuację i odpowiedzieć na nią.
error-undo-not-now = Nie ma teraz czego cofnąć.
right-undo-not-now = Ruch można cofnąć w trakcie partii, jeśli stół na to pozwala.
error-undo-not-asked = Nikt nie prosi o cofnięcie ruchu.
right-undo-not-asked = Nie trzeba nic robić.
error-hints-off = Przy tym stole nie ma podpowiedzi.
right-hints-off = Decyduje o tym osoba otwierająca stół.
error-hint-not-asked = Podpowiedź jest dla osoby, której ruch jest na kolei.
right-hint-not-asked = Można o nią poprosić przy swoim ruchu.
error-hint-under-way = Podpowiedź jest już w drodze.
right-hint-under-way = Wystarczy poczekać.
error-hint-too-late = Stół się zmienił; ta podpowiedź już się nie przyda.
right-hint-too-late = Można poprosić o nową.
error-hint-failed = Nie udało się znaleźć podpowiedzi.
right-hint-failed = Można spróbować ponownie; jeśli to się powtarza, prosimy o zgłoszenie z powtórką.
error-rate-limited = Za dużo naraz ({ $limit }): najwyżej { $amount } w ciągu { $seconds } s.
right-rate-limited = Można spróbować ponownie za { $retry } s.
error-bot-too-busy = Ten bot gra już przy stołach w liczbie { $tables }; naraz najwyżej { $most }.
right-bot-too-busy = Najpierw trzeba skończyć którąś partię.
error-bot-name-taken = Bot o nazwie „{ $name }” już istnieje.
right-bot-name-taken = Trzeba wybrać inną nazwę.
error-token-missing = Do tego potrzebny jest klucz.
right-token-missing = Trzeba go wysłać w nagłówku „Authorization: Bearer …”.
error-token-unknown = Ten klucz nie otwiera już żadnego miejsca przy tym stole.
right-token-unknown = Można oglądać partię albo zająć wolne miejsce.
error-hello-first = Pierwszą ramką musi być „hello”.
right-hello-first = Najpierw „hello” z numerem protokołu, potem cała reszta.
error-hello-once = „hello” mówi się raz.
right-hello-once = Aby przyjść jako ktoś inny, trzeba połączyć się na nowo.
error-other-protocol = Ten serwer mówi protokołem { $known }, nie { $found }.
right-other-protocol = Trzeba wczytać stronę ponownie albo zaktualizować program.
error-bad-frame = To nie jest ramka protokołu: { $reason }
right-bad-frame = Ramki opisuje docs/protocol.md.
error-bad-body = Treść zapytania jest niewłaściwa: { $reason }
right-bad-body = Oczekiwany kształt pokazuje /api/docs.
error-bad-parameter = { $where } jest niewłaściwe: { $reason }
right-bad-parameter = Czego oczekujemy, pokazuje /api/docs.
error-not-json = Treść musi być w formacie JSON, nie { $found }.
right-not-json = Potrzebny jest nagłówek „Content-Type: application/json”.
error-too-long = To za długie: najwyżej { $most } bajtów.
right-too-long = Trzeba wysłać mniej.
error-our-fault = Coś się zepsuło w środku Kantyny. Partia jest zapisana, nic nie przepadło.
right-our-fault = Można spróbować ponownie; jeśli to się powtarza, prosimy o zgłoszenie.
error-host-unknown = Ten serwer nie nazywa się „{ $host }”.
right-host-unknown = Trzeba użyć adresu wypisanego przy starcie albo ustawić --public-url.
error-origin-unknown = Strony z { $origin } nie mogą tu tego robić.
right-origin-unknown = Trzeba użyć strony samego stołu albo dopisać witrynę do KANTYNA_ORIGINS.
error-server-database = „{ $scheme }” to nie baza danych, którą Kantyna zna. Potrzebny jest folder albo adres zaczynający się od postgresql://
error-server-folder = Folderu { $folder } nie można użyć: { $reason }.
error-server-bus = „{ $found }” to nie szyna, którą Kantyna zna. KANTYNA_BUS to adres zaczynający się od redis://
error-server-public-url = „{ $found }” to nie adres strony: musi zaczynać się od http:// albo https://
error-server-thinkers = KANTYNA_THINKERS ma wartość „{ $found }”; musi to być liczba od 1 do 64.
error-server-pace = KANTYNA_PACE ma wartość „{ $found }”; musi to być liczba milisekund od 0 do { $most }.
error-server-host = Ta maszyna nie ma adresu „{ $host }”.
error-server-port-taken = Port { $port } na { $host } jest zajęty. Inny można wybrać przez --port albo pominąć tę opcję.
error-server-port-refused = Portu { $port } na { $host } nie można użyć: { $reason }.
error-server-limits = W KANTYNA_LIMITS jest „{ $found }”. Znane ograniczenia: { $known }.
error-server-limit-value = W KANTYNA_LIMITS jest „{ $found }”: zapis to na przykład create_table=100/minute albo bot_tables=20.
error-server-database-failed = Bazy danych nie można użyć: { $reason }.
error-server-database-newer = Stoły zapisała nowsza Kantyna; ta mogłaby je uszkodzić. Trzeba zaktualizować Kantynę albo podać inny folder przez --data.
error-server-bus-failed = Szyna jest nieosiągalna: { $reason }.
