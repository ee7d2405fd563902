# Simulations: many games among bots.

simulation-seats = { $count ->
    [one] One seat: expected { $least } to { $most } bots, one for each seat.
   *[other] { $count } seats: expected { $least } to { $most } bots, one for each seat.
}
simulation-seats-of-position = The position has { $seats } seats, and { $bots ->
    [one] one bot is named
   *[other] { $bots } bots are named
}: expected as many bots as seats.
simulation-seed = A seed is a whole number from 0 to { $most }.
simulation-rounds = Games are broken off after 1 to { $most } rounds.
simulation-seconds = A turn takes 0 to { $most } seconds.
simulation-over = The game of this position is over: expected one that goes on.
simulation-workers = At least one worker or process is needed, and at most { $most }.
simulation-games = Games are a whole number from 1 to { $most }, such as 20000 or 1e6, not “{ $given }”.
simulation-precision = A precision is more than 0% and less than 100%, such as 0.5%, not “{ $given }”.
simulation-extra = Simulations need { $lacking }: pip install “bankhalter[sim]”

## While games are played

simulation-rate = { $rate } games/s

## The report

simulation-heading = { $count ->
    [one] Simulation in the { $edition } edition: one game
   *[other] Simulation in the { $edition } edition: { $games } games
}
simulation-options = Options: { $options }
simulation-from = Every game began at the position in { $file }.
simulation-interrupted = Broken off after { $games } of { $planned } games.
simulation-precise = Every share of wins is known to { $width } to either side (wanted: { $wanted }).
simulation-imprecise = The shares of wins are known to { $width } to either side only (wanted: { $wanted }).
simulation-wins = Who wins
simulation-by-bot = Who wins, by bot
simulation-lengths = How long games are
simulation-endings = How games end
simulation-timeline = Cash and worth over time
simulation-levels = What groups earn in a game, by level
simulation-squares = Where tokens come to
simulation-groups = What groups cost and earn in a game
simulation-lots = What lots cost and earn in a game
simulation-scarce = Auctions and shortages
simulation-column-seat = seat
simulation-column-bot = bot
simulation-column-wins = wins
simulation-column-share = share
simulation-column-interval = 95% interval
simulation-column-low = from
simulation-column-high = to
simulation-column-place = place
simulation-column-bankrupt = bankrupt
simulation-column-worth = worth
simulation-column-length = length
simulation-column-mean = mean
simulation-column-tenth = 10%
simulation-column-median = half
simulation-column-nine-tenths = 90%
simulation-column-most = longest
simulation-column-ending = ending
simulation-column-games = games
simulation-column-most-visited = most often
simulation-column-least-visited = least often
simulation-column-group = group
simulation-column-lot = lot
simulation-column-lots = lots
simulation-column-buildings = buildings
simulation-column-income = rents
simulation-column-return = return
simulation-column-hammer = auctions
simulation-column-worth-after = worth after round
simulation-column-cash-after = cash after round
simulation-column-rents-by-level = rents
simulation-column-return-by-level = return
simulation-column-number = rents by number
simulation-column-single = single
simulation-column-whole = group
simulation-column-hotel = { -hotel }
simulation-seat-number = seat { $seat }
simulation-turns = turns of players
simulation-rounds-played = rounds
simulation-minutes = minutes
simulation-seconds-a-turn = { $seconds ->
    [one] Minutes are counted at one second a turn.
   *[other] Minutes are counted at { $seconds } seconds a turn.
}
simulation-short-printed = The rulebook gives the short game { $least } to { $most } minutes: { $shorter } of these games were shorter, { $within } took as long, { $longer } longer.
simulation-broken-off = Nobody wins a game that is broken off; it counts as long as it was.
simulation-ending-one-left = one seat is left
simulation-ending-short = bankruptcies end the short game
simulation-ending-time = the time is up
simulation-ending-broken-off = broken off
simulation-ending-fault = a bot was at fault
simulation-no-bankruptcies = Nobody went bankrupt.
simulation-bankruptcies = Bankruptcies: { $count }, by { $causes }.
simulation-part = { $what } ({ $share })
simulation-ruinous = Rents bankrupt most often on { $lots }.
simulation-timeline-note = Means of the games that came so far, as long as at least { $share } did; a bankrupt seat counts as zero.
simulation-levels-note = Single, in a whole group without buildings, then by the number of { -house(number: "many") }. The return is what the rents of a level are of the printed price of lot and buildings, as often as it was built; without buildings, of what was paid for the lots. For { -station(number: "many") } and { -utility(number: "many") } it counts how many the owner has.
simulation-cause-rent = rent
simulation-cause-tax = a tax
simulation-cause-card = a card
simulation-cause-fine = the fine for jail
simulation-cause-interest = interest
simulation-cause-gave-up = giving up
simulation-cause-other = other debts
simulation-groups-note = Paid for lots and buildings, less what sold buildings brought; rents in return; auctions against printed prices.
simulation-groups-dealt = Paid for lots and buildings, less what sold buildings brought; rents in return; auctions against printed prices. Lots dealt at the start count at their printed price.
simulation-groups-owned = Paid for lots and buildings, less what sold buildings brought; rents in return; auctions against printed prices. What somebody owns in the position, or is dealt, counts at its printed price.
simulation-stations = { -station(number: "many") }
simulation-utilities = { -utility(number: "many") }
simulation-no-auctions = No lot was auctioned.
simulation-auctions = A game has { $each } auctions of lots; they bring { $share } of the printed prices, and { $unsold } of them find no bid.
simulation-houses = { -house(number: "many") }
simulation-hotels = { -hotel(number: "many") }
simulation-shortage = In 100 games, { $what } run short { $times } times.
simulation-building-price = In its auction one fetches { $price }.
simulation-no-shortage = Buildings never ran short.
simulation-written = Written to { $folder }.
simulation-last = { $count ->
    [one] One game, { $turns } player turns, { $rate } player turns per second.
   *[other] { $games } games, { $turns } player turns, { $rate } player turns per second.
}

## In notebooks

simulation-caption = { $games ->
    [one] { $edition }: one game
   *[other] { $edition }: { $games } games
}

comparison-caption = { $games ->
    [one] { $edition }: one game on each side
   *[other] { $edition }: { $games } games on each side
}

## On several machines

cluster-address = The address of a cluster has the form tcp://HOST:PORT, not “{ $given }”.
cluster-extra = A cluster needs distributed: pip install “bankhalter[cluster]”
cluster-unreachable = No scheduler can be reached at { $address }: it does not run there (“dask scheduler”), or the port is closed.
cluster-no-workers = The scheduler { $address } has no workers: start “dask worker { $address }” on every machine that is to play.
cluster-other-rules = The worker { $worker } does not play by the same rules as this machine: both need the same version of Bankhalter.
cluster-silent-worker = The worker { $worker } cannot be reached: scheduler and workers need addresses by which they find one another.
cluster-lost = The connection to the cluster { $address } is lost, or the same games have ended several of its workers.
cluster-abandoned = The cluster { $address } has had no workers for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}: what was played before is kept, and once it has workers the same command plays all games.
cluster-patience = The patience with a cluster is a whole number of seconds from 0 to { $most }.
cluster-patience-alone = A patience belongs to a cluster: expected --cluster beside it.
cluster-or-workers = In a cluster its workers play: expected no number of workers or processes beside it.
