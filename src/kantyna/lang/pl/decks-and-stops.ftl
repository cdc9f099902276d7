# Talie złożone lub wczytane oraz miejsca postoju: co może być z nimi nie tak.

error-deck-empty = Talia jest pusta: podaj gotową talię albo stronnictwo i zestawy.
error-deck-affiliation = Nie ma stronnictwa „{ $name }”. Znane: { $known }.
error-deck-not-a-set = { $word } nie jest numerem zestawu celu.
error-deck-few = Talia wymaga co najmniej { $need } zestawów celów, a ta ma { $have }.
error-deck-unknown-set = Nie ma zestawu celu { $set }.
error-deck-other-side = Zestaw { $set } należy do drugiej strony Mocy, a to talia { $side ->
    [dark] ciemnej
   *[light] jasnej
  } strony.
error-deck-reserved = Zestaw { $set } jest zastrzeżony dla stronnictwa { $affiliation }.
error-deck-copies = Zestaw { $set } jest w talii { $have } razy; można najwyżej { $most }.
error-deck-wrong-side = „{ $name }” nie jest stronnictwem { $side ->
    [dark] ciemnej
   *[light] jasnej
  } strony. Znane: { $known }.
error-deck-line = Wiersz { $line }: { $text } nie jest zestawem celu ani stronnictwem.
error-deck-not-json = To nie jest talia w formacie JSON: wiersz { $line } jest niezrozumiały.
error-deck-not-octgn = To nie jest talia OCTGN: wiersz { $line } jest niezrozumiały.
error-deck-octgn-part = To nie jest talia OCTGN tej gry: „{ $text }” do niej nie należy.
error-deck-broken-set = Zestaw { $set } jest niepełny: brakuje karty { $card }.
error-deck-loose-card = { $card } nie należy do żadnego zestawu tej talii.
error-deck-no-affiliation = Talia nie podaje stronnictwa. Znane: { $known }.
error-deck-no-sets = Talia nie podaje zestawów: „sets” to lista ich numerów.
error-deck-missing = „{ $name }” to ani gotowa talia ({ $known }), ani plik.
error-stops-unknown-wish = Nie ma takiego życzenia: { $name }; są: { $known }.
error-stops-unknown-place = Nie ma takiego miejsca postoju: { $name }; są: { $known }.
cli-deck = Talia gry karcianej albo Przeznaczenia: czy jest dozwolona i jak wygląda w innym formacie.
cli-arg-deck = gotowa talia (jedi, sith, leia-poe …) albo plik: tekst, JSON, OCTGN (gra karciana), Tabletop Simulator (Przeznaczenie)
cli-opt-as = text, json, o8d (gra karciana) albo tts (Przeznaczenie)
error-deck-no-text = Plik { $file } nie jest tekstem, więc nie jest talią.
error-deck-format = Nie ma takiego formatu: { $name }; są: { $known }.
