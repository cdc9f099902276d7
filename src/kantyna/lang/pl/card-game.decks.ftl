# Talie gry karcianej: co może być z nimi nie tak, co jest w nich dobre i co są warte.

error-deck-empty = Talia jest pusta: podaj gotową talię albo stronnictwo i zestawy.
error-deck-affiliation = Nie ma stronnictwa „{ $name }”. Znane: { $known }.
error-deck-affiliation-none = Nie wybrano karty stronnictwa.
error-deck-affiliations = Kart stronnictw jest { $have }; talia ma jedną.
error-deck-not-a-set = { $word } nie jest numerem zestawu celu.
error-deck-few = Talia wymaga co najmniej { $need } zestawów celów, a ta ma { $have }.
error-deck-unknown-set = Nie ma zestawu celu { $set }.
error-deck-other-side = { $card } (zestaw { $set }) należy do drugiej strony Mocy, a to talia { $side ->
    [dark] ciemnej
   *[light] jasnej
  } strony.
error-deck-reserved = { $card } (zestaw { $set }) wolno mieć tylko w talii: { $other }.
error-deck-copies = { $card } (zestaw { $set }) jest w talii { $have } razy; można najwyżej { $most }.
error-deck-wrong-side = „{ $name }” nie jest stronnictwem { $side ->
    [dark] ciemnej
   *[light] jasnej
  } strony. Znane: { $known }.
error-deck-line = Wiersz { $line }: { $text } nie jest zestawem celu ani stronnictwem.
error-deck-line-like = Wiersz { $line }: „{ $text }” nie jest zestawem celu ani stronnictwem. Może chodziło o „{ $near }”?
error-deck-line-set = Wiersz { $line }: nie ma zestawu celu { $set }; są { $known }.
error-deck-line-card = Wiersz { $line }: { $text } to jedna z kart { $n ->
    [one] zestawu { $known }
   *[other] zestawów { $known }
}. Do talii bierze się całe zestawy: podaj cel.
error-deck-line-box = Wiersz { $line }: „{ $text }” pochodzi z „{ $box }”, a tego dodatku tu nie ma; są zestawy z pudełka podstawowego, { $known }.
error-deck-line-other = Wiersz { $line }: zestaw { $set } to { $card }, a nie { $text }.
error-deck-not-octgn = To nie jest talia OCTGN: wiersz { $line } jest niezrozumiały.
error-deck-octgn-part = To nie jest talia OCTGN tej gry: „{ $text }” do niej nie należy.
error-deck-broken-set = Zestaw { $set } jest niepełny: brakuje karty { $card }.
error-deck-loose-card = { $card } nie należy do żadnego zestawu tej talii.
error-deck-no-affiliation = Talia nie podaje stronnictwa. Znane: { $known }.
error-deck-no-sets = Talia nie podaje zestawów: „sets” to lista ich numerów.

deck-good-ready = Gotowa talia z pudełka: { $card }.
deck-good-sets = Stronnictwo: { $card }. Zestawów celów: { $have }.
deck-good-force = Wszystkie zestawy są z jednej strony Mocy.
deck-good-copies = Żaden zestaw nie powtarza się za często (najwyżej { $most } razy).
deck-good-reserved = Zestawy zastrzeżone pasują do stronnictwa.

deck-figure-sets = zestawy celów
deck-figure-command = karty w talii dowództwa
deck-figure-resources = zasoby
deck-figure-force = symbole Mocy
deck-icon-gun = obrażenia jednostek
deck-icon-tactics = taktyka
deck-icon-blast = obrażenia wybuchowe
deck-shares-title = Symbole walki
deck-shares-besides = z przewagą
deck-sources-title = Czym się płaci
deck-sources-givers = zasoby
deck-sources-cards = karty, które ich wymagają
deck-expected-title = Na początku gry
deck-expected-first-resources = zasoby trzech celów i karty stronnictwa: średnio { $n }
deck-expected-hand-force = symbole Mocy na ręce: średnio { $n }
deck-expected-hand-fate = karty losu na ręce: średnio { $n }
deck-leader-affiliation = Stronnictwo
deck-group-objective = Zestawy celów
deck-hand-rule = Cała ręka wraca do talii albo nic.
deck-hand-laid = Cele
