# Kto może siedzieć przy stole.

error-setup-unknown-player = Nie ma gracza „{ $name }”. Znane: human, { $known }.
