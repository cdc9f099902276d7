game-title = Wysoka karta
game-about = Trzy karty na ręce i kość dla odważnych.
game-length = 5 minut
game-win = Wygrywa największa liczba punktów.
variant-standard = Zwykła
variant-standard-about = Od dwóch do czterech graczy.

card-one = Jedynka
    .acc = Jedynkę
    .gen = Jedynki
card-two = Dwójka
    .acc = Dwójkę
    .gen = Dwójki
card-three = Trójka
    .acc = Trójkę
    .gen = Trójki
card-four = Czwórka
    .acc = Czwórkę
    .gen = Czwórki
card-five = Piątka
    .acc = Piątkę
    .gen = Piątki
card-six = Szóstka
    .acc = Szóstkę
    .gen = Szóstki
kind-number = liczba

zone-hand = Ręka
zone-deck = Talia
zone-tricks = Wyłożone
counter-points = punkty
phase-main = faza główna

reason-limit = Partia zanadto się przeciągnęła i została przerwana.
reason-most-points = Największa liczba punktów.

event-drew = { $seat } dobiera { $card-acc }.
event-laid = { $seat } wykłada { $card-acc } za { $n }.
event-gambled = { $seat } wykłada { $card-acc }, a kość daje { $n }.

ask-turn = Która karta?
option-lay = Wyłóż { $card-acc }
option-gamble = Wyłóż { $card-acc } za to, co da kość

why-game-over = Partia jest skończona.
why-not-your-turn = Turę ma { $seat }.
why-not-in-hand = Tej karty nie masz na ręce.
