# Who may sit at the table.

error-setup-unknown-player = There is no player “{ $name }”. Known: human, { $known }.
