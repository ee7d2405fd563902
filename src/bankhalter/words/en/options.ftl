# The options of a game: what each is about, then each of its values. Names and values stand as they are typed.

option-rent = whether an owner must demand the rent
option-rent-demanded = The owner must demand the rent before the next throw; otherwise it lapses.
option-rent-automatic = Rent is paid automatically; nobody can forget to demand it.

option-short = the short game of the edition
option-short-no = The whole game, until only one player is left.
option-short-yes = The short game: some deeds are dealt out first, and the game ends early.

option-minutes = a timed game that ends after so many minutes

option-speed_die = the game with the speed die
option-speed_die-no = Two white dice, as usual.
option-speed_die-yes = Whoever has passed GO once throws a third die along with the white ones; everybody starts with extra money.

option-first = who begins
option-first-thrown = The dice decide: the highest throw begins.
option-first-seat = The first seat begins.

option-jail_doubles = whether doubles that get a player out of jail give another throw
option-jail_doubles-once = The doubles that get a player out of jail give no other throw.
option-jail_doubles-again = The doubles that get a player out of jail count as the first of the turn and give another throw.

option-jail_fine = when a player who has paid the fine throws
option-jail_fine-next_turn = Paying the fine ends the turn; the throw waits for the next one.
option-jail_fine-same_turn = Once the fine is paid, the dice are thrown in the same turn.

option-salary = when GO pays
option-salary-passing = The salary is paid in passing, before the landing is carried out.
option-salary-after_landing = The salary is paid once the landing is carried out.

option-rent_dice = where the rent is thrown with three dice
option-rent_dice-utilities = The rent of a secret base is thrown with three dice; Bond cars keep their printed rents.
option-rent_dice-cars = The rent of a Bond car is thrown with three dice, that of a secret base with two.

option-triple = whether three of a kind give another throw
option-triple-again = Three of a kind lead to any square, and the two equal white dice give another throw.
option-triple-once = Three of a kind lead to any square, and no other throw follows.

option-decks = whether a typed card must be one that the deck can turn up
option-decks-strict = Only a card that the deck can turn up now is accepted.
option-decks-open = Any card is accepted, also one described in words of the notation: `draws gets 50`.

option-mrm = where the face `mrm` leads when every lot is owned
option-mrm-next_lot = Mr. M leads to the next lot, whoever owns it.
option-mrm-next_rent = Mr. M leads to the next lot for which rent is due.
