// Written by scripts/protocol from the types of the server. Do not edit.

/** A sentence in no language yet: the id of a text in the catalogue, and what goes into it. */
export interface MessageData {
  say: string;
  with?: Record<string, MessageArgument>;
}

/** What goes into a sentence: amounts in units or as printed, names of squares and decks, lists, choices, sentences. */
export type MessageArgument =
  | string
  | number
  | MessageData
  | { money: number }
  | { printed: number }
  | { square: number }
  | { deck: number }
  | { all: MessageArgument[] }
  | { any: MessageArgument[] }
  | { then: MessageArgument[] };

/**
 * The first message of a client: its keys, and the number of the last entry that it has seen, if it has any.
 *
 * With `lang` entries come with their sentences in that language; without, only with messages to be said by the page.
 * `view`: whether moments hold the position as in records, or a sight of it for a page to draw.
 */
export interface Hello {
  type: "hello";
  tokens?: string[];
  last?: number | null;
  history?: number;
  lang?: "de" | "en" | null;
  view?: "position" | "sight";
}

/**
 * A command. Sent again with the same id it is answered again and carried out once.
 */
export interface Do {
  type: "do";
  id: string;
  command: AnyCommand;
}

/**
 * Are you there? Answered by a pong.
 */
export interface Ping {
  type: "ping";
}

/**
 * The answer to hello, and what a client gets that has fallen too far behind: everything.
 *
 * `entries` are those after `first`; their numbers count on from there. `said`: their sentences, with `lang`.
 * `asked`: what is asked of each of the client's seats, what each line of its `may` means; with `lang` and a sight.
 */
export interface Welcome {
  type: "welcome";
  table: TableView;
  you: You;
  sequence: number;
  first: number;
  entries: AnyEntry[];
  moment: Moment;
  may: Record<string, string[]>;
  said: string[][] | null;
  asked: Record<string, Prompt> | null;
}

/**
 * Entries after number `first`, how the table stands after them, and what the client's seats may do now.
 *
 * `you`: what the client's keys open, when that or who arranges the table has changed.
 */
export interface News {
  type: "news";
  sequence: number;
  first: number;
  entries: AnyEntry[];
  moment: Moment;
  may: Record<string, string[]>;
  you?: You | null;
  said?: string[][] | null;
  asked?: Record<string, Prompt> | null;
}

/**
 * The command with this id is carried out, durably; its first entry has this number.
 */
export interface Ack {
  type: "ack";
  id: string;
  sequence: number;
}

/**
 * The command with this id is not carried out, and nothing has changed.
 *
 * What cannot be understood is refused under its id too, if it has one that can be read; else `id` is "".
 * `reason`: a word for programs; `rules`: ids of the reference; `message`: the sentence as data; `wait`: milliseconds
 * after which it may be tried again; `details`: of a message that cannot be read, where and why.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  sentence: string;
  message: MessageData;
  rules: string[];
  wait: number;
  details: string;
}

/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}

/**
 * The last message before the server closes a connection, and why; `details` as of what is refused.
 */
export interface Farewell {
  type: "farewell";
  reason: string;
  sentence: string;
  details: string;
}

/**
 * A quiet stream still stands; only over HTTP, where nothing else shows it.
 */
export interface Alive {
  type: "alive";
}

/**
 * Say a line of the game, as `Anna throws`.
 *
 * `seen`: the last entry that whoever says it had been shown. Then the line is refused as `stale` if the seat has said
 * something else since, or its turn has ended; or if the offer that it answers was made or changed since, or the
 * auction that it is said in has opened since.
 */
export interface Play {
  do: "play";
  line: string;
  seen?: number | null;
}

/**
 * Say a line of the game as it is typed at the terminal, in a language: `kaufen`, `biete 200`, `Ben wirft`.
 *
 * The words of lines are understood in every language; without a name it is `seat` that speaks. What takes a seat out
 * of the game is refused as `final` unless it comes `again`. `seen` as with `play`.
 */
export interface Type {
  do: "type";
  seat: string;
  words: string;
  lang: "de" | "en";
  seen?: number | null;
  again?: boolean;
}

/**
 * Let rent be that could be demanded, so that nobody waits for it.
 */
export interface Waive {
  do: "waive";
  seat: string;
}

/**
 * Sit down at an open place under a name of one's own.
 */
export interface Sit {
  do: "sit";
  place: number;
  shown: string;
  token: string;
}

/**
 * Come back to a seat, or to the bank, with its code, on whatever device.
 */
export interface Enter {
  do: "enter";
  code: string;
  token: string;
}

/**
 * Get up before the game begins.
 */
export interface Leave {
  do: "leave";
  seat: string;
}

/**
 * Hold an empty place open or closed, or give it to a bot.
 */
export interface Hold {
  do: "hold";
  place: number;
  holder: "bot" | "closed" | "open";
  bot?: string;
}

/**
 * Keep the bank of a table with real dice and cards without playing; more than five people must be there.
 */
export interface Bank {
  do: "bank";
  shown: string;
  token: string;
}

/**
 * Keep the bank no longer.
 */
export interface Unbank {
  do: "unbank";
}

/**
 * Let a player keep the bank of a table with real dice and cards; nobody in particular: "".
 */
export interface Appoint {
  do: "appoint";
  seat: string;
}

/**
 * Call a square as it is called on one's own board; "": as the edition calls it.
 */
export interface Name {
  do: "name";
  square: number;
  name: string;
}

/**
 * Begin the game with all who sit there.
 */
export interface Start {
  do: "start";
}

/**
 * Chat.
 */
export interface Say {
  do: "say";
  seat: string;
  text: string;
}

/**
 * Give a sign.
 */
export interface React {
  do: "react";
  seat: string;
  sign: "applause" | "hurry" | "laugh" | "ouch" | "thanks" | "wow";
}

/**
 * Read no more of what another seat says, or do again.
 */
export interface Mute {
  do: "mute";
  seat: string;
  other: string;
  muted?: boolean;
}

/**
 * Ask a seat that keeps the table waiting whether it is still there.
 */
export interface Ask {
  do: "ask";
  seat: string;
  about: string;
}

/**
 * Say that one is still there.
 */
export interface Here {
  do: "here";
  seat: string;
}

/**
 * Vote that a bot plays for a seat that does not answer; without `bot`: against it.
 */
export interface Vote {
  do: "vote";
  seat: string;
  about: string;
  bot?: string;
}

/**
 * Take more time: for one's own clock, or for the auction that waits for one's bid; ten times in a game.
 */
export interface Extend {
  do: "extend";
  seat: string;
}

/**
 * Play one's seat oneself again.
 */
export interface Return {
  do: "return";
  seat: string;
}

/**
 * Let the bots play to the end without waiting, once no person plays any more; or do no longer.
 */
export interface Rush {
  do: "rush";
  on?: boolean;
}

/**
 * A person sat down: `seat` is its name in the game, `shown` what it calls itself, `token` a hash.
 */
export interface Sat {
  kind: "sat";
  place: number;
  seat: string;
  shown: string;
  token: string;
  at: number;
  command?: string;
}

/**
 * A person came back with the code of its seat, on any device; `seat` empty: of the bank; `token` is a hash.
 */
export interface Entered {
  kind: "entered";
  seat: string;
  token: string;
  at: number;
  command?: string;
}

/**
 * A person got up before the game began.
 */
export interface Left {
  kind: "left";
  seat: string;
  at: number;
  command?: string;
}

/**
 * A place is now held open, closed, or taken by a bot.
 */
export interface Held {
  kind: "held";
  place: number;
  holder: "bot" | "closed" | "open";
  bot?: string;
  at: number;
  command?: string;
}

/**
 * A person who does not play keeps the bank from now on; `token` is a hash.
 */
export interface Banked {
  kind: "banked";
  shown: string;
  token: string;
  at: number;
  command?: string;
}

/**
 * The person who kept the bank without playing does so no longer.
 */
export interface Unbanked {
  kind: "unbanked";
  at: number;
  command?: string;
}

/**
 * A player keeps the bank; `seat` empty: nobody in particular does.
 */
export interface Appointed {
  kind: "appointed";
  seat: string;
  at: number;
  command?: string;
}

/**
 * A square is called otherwise than in the edition; `name` empty: as there again.
 */
export interface Named {
  kind: "named";
  square: number;
  name: string;
  at: number;
  command?: string;
}

/**
 * The game has begun: its seats in turn order, and the bots among them.
 */
export interface Started {
  kind: "started";
  seats: string[];
  bots: Record<string, string>;
  at: number;
  command?: string;
}

/**
 * A line of the game, the checksum of the position after it, its events with their numbers, and how it is told.
 *
 * A command's sentences stand with the last of its lines. `by`: what those call themselves who have typed what real
 * dice or cards show, several if they share a device. `undone`: how many lines about the game right before,
 * not counting those that were undone earlier, are taken back by this one.
 */
export interface Played {
  kind: "played";
  line: string;
  checksum: string;
  by?: string[];
  events?: [string, number[]][];
  told?: [string, MessageData, string[]][];
  undone?: number;
  at: number;
  command?: string;
}

/**
 * An owner lets rent be: nobody need wait for it to be demanded.
 */
export interface Waived {
  kind: "waived";
  seat: string;
  at: number;
  command?: string;
}

/**
 * Chat: plain text.
 */
export interface Said {
  kind: "said";
  seat: string;
  text: string;
  at: number;
  command?: string;
}

/**
 * A sign from a fixed set.
 */
export interface Reacted {
  kind: "reacted";
  seat: string;
  sign: string;
  at: number;
  command?: string;
}

/**
 * A seat does not want to read what another says, or does again; only the seat itself is told (`You`) of whom.
 */
export interface Muted {
  kind: "muted";
  seat: string;
  other: string;
  muted: boolean;
  at: number;
  command?: string;
}

/**
 * Somebody asks a seat that keeps the table waiting whether it is still there.
 */
export interface Asked {
  kind: "asked";
  seat: string;
  about: string;
  at: number;
  command?: string;
}

/**
 * The seat is still there.
 */
export interface Answered {
  kind: "answered";
  seat: string;
  at: number;
  command?: string;
}

/**
 * A seat's vote that a bot plays for another; `bot` empty: against it.
 */
export interface Voted {
  kind: "voted";
  seat: string;
  about: string;
  bot: string;
  at: number;
  command?: string;
}

/**
 * A seat takes more time.
 */
export interface Extended {
  kind: "extended";
  seat: string;
  at: number;
  command?: string;
}

/**
 * A bot plays for a seat until it comes back.
 */
export interface TakenOver {
  kind: "taken_over";
  seat: string;
  bot: string;
  at: number;
  command?: string;
}

/**
 * A person plays its seat itself again.
 */
export interface Returned {
  kind: "returned";
  seat: string;
  at: number;
  command?: string;
}

/**
 * Bots play to the end without waiting from now on, or do no longer; `seat` empty: the host wants it so.
 */
export interface Rushed {
  kind: "rushed";
  seat: string;
  on: boolean;
  at: number;
  command?: string;
}

/**
 * What never changes at a table. `commitment`: the hash of the seed of its dice, which is shown at the end.
 *
 * `position`: where its game begins, in whatever names, if not at its beginning.
 * `nature`: whether the server throws and draws, or people type what their real dice and cards show; then there is no
 * seed, and both are without value.
 */
export interface TableView {
  id: string;
  code: string;
  edition: string;
  options: Record<string, unknown>;
  profile: string;
  pace: string;
  grace: number;
  listed: boolean;
  created: number;
  commitment: string;
  position: string;
  seed: string | null;
  nature: "thrown" | "typed";
}

/**
 * What the client's keys open: its seats, and the code of each for another device; `banker`: the bank.
 *
 * `bank_code`: the code for the bank on another device, for who keeps it without playing.
 * `arranges`: it says who sits where, what squares are called and when the game begins, as the host or in its absence.
 * `muted`: the seats whose words none of its own wants to read. `rushes`: it may let bots play to the end.
 */
export interface You {
  seats: string[];
  host: boolean;
  codes: Record<string, string>;
  arranges?: boolean;
  banker?: boolean;
  bank_code?: string;
  muted?: string[];
  rushes?: boolean;
}

/**
 * How the table stands: all that a page needs to show it, beside what has happened.
 *
 * Once there is a game it has its `position`, or with the view `sight` a sight of it. `due`: what real dice and cards
 * have to show, where they are real; `names`: what squares are called here otherwise than in the edition; `waived`:
 * which of the open claims their owners let be, by their numbers from 0 on; `held`: for which of them the next throw
 * waits, `grace` ms from the time of the clock on; `rush`: whether bots play to the end
 * without waiting, or may be told to; `lacks`: how many must still sit down before the game may begin, fewer than 0:
 * so many sit there too many; `luck`: whether what was luck, and how chances went, is told of the game that is over.
 */
export interface Moment {
  stage: "open" | "over" | "running";
  chairs: ChairView[];
  host_here: boolean;
  awaits?: string[];
  asked_back?: string[];
  position?: Record<string, unknown> | null;
  sight?: Sight | null;
  worth?: Record<string, number>;
  clock?: ClockView | null;
  doubts?: DoubtView[];
  may_be_asked?: string[];
  grace?: number;
  watchers?: number;
  due?: Due | null;
  banker?: BankerView | null;
  names?: Record<number, string>;
  waived?: number[];
  held?: number[];
  rush?: "none" | "offered" | "on";
  lacks?: number;
  luck?: boolean;
}

/**
 * A place: `seat` is the name in the game, `shown` what the person calls itself, `away`: not connected.
 */
export interface ChairView {
  place: number;
  holder: "bot" | "closed" | "open" | "person";
  seat?: string;
  shown?: string;
  bot?: string;
  away?: boolean;
}

/**
 * Times in milliseconds. `left`: what each seat has, at `now`; `closes`, `ends`: when auction and game do.
 *
 * `more`: how often each seat may still take more time.
 */
export interface ClockView {
  now: number;
  left: Record<string, number>;
  more: Record<string, number>;
  running: string[];
  closes: number | null;
  ends: number | null;
}

/**
 * A seat was asked whether it is still there; from `votes_from` on (server's time) the others may vote.
 */
export interface DoubtView {
  about: string;
  by: string;
  votes_from: number;
  votes: Record<string, string>;
}

/**
 * Who keeps the bank at a table with real dice: a player's `seat`, or somebody who does not play and is `shown`.
 */
export interface BankerView {
  seat?: string;
  shown?: string;
}

/**
 * What is asked of nature. `seat`: whose dice, card or deeds they are; a line in its name answers.
 *
 * `dice`: as `SEAT throws 3 4`, with `speed_die` as `SEAT throws 3 4 bus`; `rent`: it only fixes a rent.
 * `card`: as `SEAT draws KEY`, a key of `cards`; with `other` also
 * `SEAT draws gets 50`, `draws pays 50` or `draws to 11`. `deal`: as `SEAT is dealt 1 6`, so many `lots` of `squares`.
 */
export interface Due {
  what: "card" | "deal" | "dice";
  seat: string;
  speed_die?: boolean;
  rent?: boolean;
  deck?: "chance" | "community" | null;
  cards?: string[];
  other?: boolean;
  lots?: number;
  squares?: number[];
}

/**
 * `text`: what is asked of the seat, or whom the table waits for; `about`: what each line of its `may` means.
 *
 * Lines that say all there is to say, or leave an amount open, have "" there. `leads`: the square to which each line
 * moves the token of the seat by a number of steps, else null; empty where none does. `card`: the card that has led to
 * what is asked of the seat, "" if none has.
 */
export interface Prompt {
  text: string;
  about: string[];
  leads: (number | null)[];
  card: string;
}

/**
 * A position as it is drawn. `speed`: the face of the speed die.
 *
 * Before anybody begins `turn` is "" and `round` 0; a round is over when all have had their turn.
 * `turns`: how many have begun, this one among them.
 */
export interface Sight {
  turn: string;
  round: number;
  turns: number;
  phase: "bus" | "buy" | "card" | "choice" | "deal" | "end" | "jump" | "landed" | "move" | "order" | "over" | "throw";
  pending: "auction" | "debt" | "mortgage" | "over" | "place" | "rent_throw" | "turn" | "wish";
  throws: number;
  doubles: number;
  dice: number[];
  speed: "1" | "2" | "3" | "advance" | "bus" | null;
  seats: SeatSight[];
  lots: LotSight[];
  bank: BankSight;
  claims: ClaimSight[];
  debts: DebtSight[];
  auction: AuctionSight | null;
  offers: OfferSight[];
  shortage: ShortageSight | null;
  drawing: "chance" | "community" | null;
  winners: string[];
}

/**
 * What a seat needs cash for: a debt, the lot that it may buy, or the next bid that counts.
 *
 * `missing`: by how much its cash falls short; `left`: what remains of it afterwards; `rest`: what would still be
 * missing if all that it has was sold and mortgaged.
 */
export interface NeedSight {
  amount: number;
  missing: number;
  left: number;
  rest: number;
}

/**
 * A seat: `free` is cash that no bid binds, `means` what it could raise, `jail` the attempt that comes next.
 *
 * `place`: the one that it has reached, the winners' being 1; null while it plays. `heir`: who got what it left, a
 * seat or `bank`; null while it has not gone bankrupt, or where it was out of the game from the beginning.
 */
export interface SeatSight {
  seat: string;
  cash: number;
  free: number;
  means: number;
  worth: number;
  at: number;
  jail: number;
  jail_cards: ("chance" | "community")[];
  bankrupt: boolean;
  place: number | null;
  heir: string | null;
  need: NeedSight | null;
}

/**
 * A lot. `level`: houses, 5 a hotel. `rent`: what is due now from who lands there by throwing, 0 if mortgaged.
 *
 * Null where nobody owns it, or where it depends on the throw: then `factor` times the dice. `row`: which line of the
 * deed that is, from 0; of a street bare, of a whole group, with one to four houses, with a hotel; else by the number
 * owned. Null where none is in force. `whole`: the owner has all of the group.
 */
export interface LotSight {
  square: number;
  owner: string;
  level: number;
  mortgaged: boolean;
  rent: number | null;
  factor: number | null;
  row: number | null;
  whole: boolean;
}

/**
 * The buildings that are left.
 */
export interface BankSight {
  houses: number;
  hotels: number;
}

/**
 * Rent that may be demanded; `amount` is null if it must be thrown first, `demanded`: that is waited for.
 *
 * `lapses`: the seat with whose next throw it lapses, null once it is demanded.
 */
export interface ClaimSight {
  owner: string;
  debtor: string;
  square: number;
  amount: number | null;
  demanded: boolean;
  lapses: string | null;
}

/**
 * What is owed and not paid; `missing`: by how much the debtor's cash falls short.
 */
export interface DebtSight {
  debtor: string;
  creditor: string;
  amount: number;
  missing: number;
}

/**
 * What is under the hammer; `bid` is 0 before the first, `least` the next bid that counts.
 *
 * Who wants no building is neither among those `still_in` nor among those who have `passed`.
 */
export interface AuctionSight {
  what: "hotel" | "house" | "lot";
  square: number | null;
  bid: number;
  leader: string;
  least: number;
  still_in: string[];
  passed: string[];
}

/**
 * An open offer; `against_debt`: lots handed over, `wants.cash` is then the part of the debt that they settle.
 */
export interface OfferSight {
  from: string;
  to: string;
  gives: Bundle;
  wants: Bundle;
  against_debt: boolean;
}

/**
 * One side of an offer.
 */
export interface Bundle {
  cash: number;
  squares: number[];
  cards: ("chance" | "community")[];
}

/**
 * Too few buildings for all who want one: `wishes` of those who were asked and have said theirs.
 *
 * Once all have, only of those who still want one.
 */
export interface ShortageSight {
  what: "hotel" | "house" | "lot";
  builder: string;
  wishes: Record<string, number>;
  placing: string;
}

/**
 * A command to a card reader. Sent again with the same id it is answered again and carried out once.
 */
export interface DoReader {
  type: "do";
  id: string;
  command: AnyReaderCommand;
}

/**
 * The command with this id is carried out, durably; `tone`: what the device lets be heard.
 *
 * What the device itself refuses is carried out, too: it says so with a tone and a sentence.
 */
export interface ReaderAck {
  type: "ack";
  id: string;
  sequence: number;
  tone: string;
}

/**
 * A card reader after its entry `sequence`: the answer to hello, and again after every change.
 *
 * `frames`: what the display shows one after the other, `idle` ms ago the first began; in `off_in` ms it is off.
 * `lines`: bookings of the game number `game` that have changed since the client was told last, by number.
 * `can_clear`: C would take something back.
 */
export interface ReaderState {
  type: "reader";
  code: string;
  sequence: number;
  you: ReaderYou;
  appointed: number;
  game: number;
  games: GameView[];
  lines: LineView[];
  occasions: Record<string, OccasionView[]>;
  question: QuestionView | null;
  on: boolean;
  frames: FrameView[];
  idle: number;
  off_in: number;
  left: number;
  right: number;
  asks: boolean;
  booked: boolean;
  can_clear: boolean;
  volume: number;
  go: string;
  sentence: string;
  hint: string;
  refused: boolean;
  cards: CardView[];
}

/**
 * What the client's keys open. `banker`: may operate the reader; `code`: for another device of who has it.
 */
export interface ReaderYou {
  host: boolean;
  banker: boolean;
  card: number;
  code: string;
}

/**
 * A text of at most five cells, a point sharing that of its digit; `ms`: for how long, 0 for the last one.
 */
export interface FrameView {
  text: string;
  shows: string;
  ms: number;
}

/**
 * A card. `called`: its player, else its number; `slot`: `left`, `right` or empty; `held`: has its own device.
 */
export interface CardView {
  card: number;
  name: string;
  called: string;
  balance: string;
  slot: string;
  held: boolean;
}

/**
 * Accounts alone after their entry `sequence`: the answer to hello, and again after every change.
 *
 * `lines`: as of a card reader; `start`, `salary`: what all begin with, and what passing GO pays; `keys`: what a
 * keypad has beside digits; `all_called`: everybody but the other side of a payment.
 */
export interface MoneyState {
  type: "money";
  code: string;
  sequence: number;
  you: ReaderYou;
  appointed: number;
  game: number;
  games: GameView[];
  lines: LineView[];
  occasions: Record<string, OccasionView[]>;
  question: QuestionView | null;
  edition: string;
  start: string;
  salary: string;
  keys: string[];
  hint: string;
  bank_called: string;
  all_called: string;
  cards: AccountView[];
}

/**
 * An account. `called`: its player, else its number; `held`: has its own device; `out`: plays no more.
 *
 * `yours`: this client may pay from it.
 */
export interface AccountView {
  card: number;
  name: string;
  called: string;
  balance: string;
  held: boolean;
  out: boolean;
  yours: boolean;
}

/**
 * A booking. `kind`: `credit`, `debit` or `transfer`; `standing`: `stands`, `struck` or `reversed`, and in words.
 *
 * `after`: the balances it has led to, in words; `can_reverse`: it can be asked that it is reversed.
 */
export interface LineView {
  number: number;
  at: number;
  kind: string;
  text: string;
  after: string;
  occasion: string;
  occasion_text: string;
  standing: string;
  standing_text: string;
  reversal: boolean;
  can_reverse: boolean;
}

/**
 * What a booking can be for.
 */
export interface OccasionView {
  id: string;
  text: string;
}

/**
 * A game of the reader; `ended`: 0 while it goes on.
 */
export interface GameView {
  begun: number;
  ended: number;
  bookings: number;
}

/**
 * A reversal that is asked for. `waits_for`: who has not answered; `yours`: among them is this client.
 */
export interface QuestionView {
  booking: number;
  text: string;
  waits_for: string[];
  yours: boolean;
}

/**
 * Press a key.
 */
export interface Press {
  do: "press";
  key: "." | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "C" | "GO" | "K" | "M";
}

/**
 * Hold C until the tone; the second time a new game begins.
 */
export interface HoldC {
  do: "hold_c";
}

/**
 * Put a card into a slot.
 */
export interface Insert {
  do: "insert";
  side: "left" | "right";
  card: number;
  backwards?: boolean;
}

/**
 * Take a card out of a slot.
 */
export interface Remove {
  do: "remove";
  side: "left" | "right";
}

/**
 * Give a card the name of its player; an empty one takes it away.
 */
export interface NameCard {
  do: "name";
  card: number;
  name: string;
}

/**
 * Follow a card with a device of one's own.
 */
export interface Claim {
  do: "claim";
  card: number;
  token: string;
  name?: string;
}

/**
 * Follow a card no more.
 */
export interface Release {
  do: "release";
  card: number;
}

/**
 * Come back with the code of who has the reader, on whatever device.
 */
export interface EnterReader {
  do: "enter";
  code: string;
  token: string;
}

/**
 * Let the player of a card operate the reader; 0: who has it.
 */
export interface AppointCard {
  do: "appoint";
  card: number;
}

/**
 * Say what a booking was for; an empty occasion takes that away.
 */
export interface Explain {
  do: "explain";
  booking: number;
  occasion: string;
}

/**
 * Ask that a booking is reversed; all who follow the reader must agree.
 */
export interface Reverse {
  do: "reverse";
  booking: number;
}

/**
 * Say whether one agrees to that.
 */
export interface Agree {
  do: "agree";
  agrees: boolean;
}

/**
 * Pay from one account to another; with accounts alone, as all that follows.
 */
export interface Pay {
  do: "pay";
  payer: number;
  payee: number;
  amount: string;
  occasion?: string;
}

/**
 * Let the bank pay a salary.
 */
export interface Salary {
  do: "salary";
  card: number;
}

/**
 * Say that an account no longer takes part in what everybody pays or gets, or that it does.
 */
export interface Retire {
  do: "retire";
  card: number;
  out: boolean;
}

/**
 * Begin a new game; the bookings of the last one are kept.
 */
export interface NewGame {
  do: "new_game";
}

/**
 * A new card reader. `token`: the key of who has it; `names`: of the cards, from the first.
 */
export interface CreateReader {
  token: string;
  names?: string[];
}

/**
 * New accounts for a game with a printed edition. `token`: the key of who has them; `names`: one for each.
 *
 * `start`: what is on each at first, as it is typed; empty for what the rulebook says.
 */
export interface CreateMoney {
  token: string;
  edition: string;
  names: string[];
  start?: string;
}

/**
 * A new table. `places`: up to six of `open`, `closed`, `bot:NAME`; `token`: the key of who makes it.
 *
 * `position`: where the game begins, as `/positions` writes it; its seats are those who sit, in their order.
 * `nature`: `typed` where dice and cards are real; only there the option `decks` may be `open`.
 */
export interface CreateTable {
  edition: string;
  token: string;
  options?: Record<string, string | number | boolean>;
  places?: string[];
  profile?: "fast" | "none" | "relaxed";
  pace?: "instant" | "normal" | "slow";
  grace?: number;
  listed?: boolean;
  position?: string;
  nature?: "thrown" | "typed";
}

/**
 * The new table: its id for links, its short code for people.
 */
export interface Created {
  id: string;
  code: string;
}

/**
 * A listed table in the lobby.
 */
export interface Listing {
  id: string;
  code: string;
  edition: string;
  stage: "open" | "over" | "running";
  seats: string[];
  open_places: number;
  changed: number;
}

/**
 * An edition, and the options that its rulebook has: values, the default first; none: a number of minutes.
 *
 * `said`: what each value means, in the same order, in the language of the request; without values, the option.
 * `needs`: the option that must be on for another to count. `variants`: what the edition calls its other games, by
 * option; `lacks`: a sentence about those that only other rulebooks have, or "". `money.start`: what everybody
 * begins with, or `start_with` an option that is on. `lots` and `buildings`: what there is to own and to build.
 * `untranslated`: a sentence about titles that stay as they are printed, or "". `seats`: how few and how many may
 * play; `most_minutes`: how long a game on time may be agreed to last, 0 where there is none.
 */
export interface EditionView {
  name: string;
  title: string;
  year: number | null;
  money: MoneySheet;
  start_with: Record<string, number>;
  lots: string;
  buildings: string;
  options: Record<string, string[]>;
  said: Record<string, string[]>;
  needs: Record<string, string>;
  variants: Record<string, string>;
  lacks: string;
  untranslated: string;
  seats: [number, number];
  most_minutes: number;
}

/**
 * What was wrong with a request: one sentence, and a word for programs.
 *
 * `details`: of a request that cannot be read, where and why; for whoever writes a client.
 */
export interface Problem {
  status: number;
  reason: string;
  sentence: string;
  rules: string[];
  wait: number;
  details: string;
}

/**
 * Where other devices at home find this server; empty if it was not opened to them.
 */
export interface Home {
  address: string;
}

/**
 * What the bots of a new table are called, in the order of their places; one that begins as a person gives way.
 */
export interface Bots {
  names: string[];
}

/**
 * What would come of a line. `sentence`, `rules`: why it is not legal; `effects`: what it would change.
 *
 * `cash`: what each seat would have then; for an offer, once it is accepted. Both are empty where nothing can be said.
 */
export interface Tried {
  legal: boolean;
  sentence: string;
  rules: string[];
  effects: string[];
  cash: Record<string, number>;
}

/**
 * Why something cannot be done now, and the rules that say so.
 */
export interface Reason {
  sentence: string;
  rules: string[];
}

/**
 * A rule as it stands in a list; `editions`: where it holds, `differs`: how editions depart from it.
 */
export interface RuleHead {
  id: string;
  title: string;
  rule: string;
  chapter: string;
  chapter_title: string;
  editions: string[];
  differs: Record<string, string>;
}

/**
 * All that is known of a rule. By edition: `differs`, how it departs, and `sections`, where its rulebook has it.
 *
 * `open`: what the rulebooks leave open, `reading`: how that is played here.
 */
export interface RuleView {
  id: string;
  title: string;
  rule: string;
  chapter: string;
  chapter_title: string;
  editions: string[];
  differs: Record<string, string>;
  open: string;
  reading: string;
  sections: Record<string, string>;
  options: Record<string, string>;
}

/**
 * How a game went: a row for its beginning and one after each of its actions, in each a figure for every seat.
 *
 * Amounts are printed money, null for who has gone bankrupt. Row n stands for the position after n actions, nature's
 * and take-backs among them.
 */
export interface Curves {
  seats: string[];
  cash: ((number | null)[])[];
  worth: ((number | null)[])[];
  steps: Step[];
}

/**
 * Chances of winning at some moments of a finished game, from so many `games` that bots played on from each.
 *
 * `at`: the moments, as in curves, in their order; `shares`: for each the chance of every seat, 0 to 1.
 */
export interface Chances {
  seats: string[];
  games: number;
  at: number[];
  shares: number[][];
}

/**
 * What a finished game was made of, or how far that is worked out: `done`, 0 to 1, all else empty below 1.
 *
 * `games` that bots played on. Of `lucky` and `unlucky` throws and cards, `best` and `worst` decisions the most for,
 * or against, their own seat come first; `at` of a change is the moment to which it led, as in curves.
 */
export interface Fortune {
  done: number;
  games: number;
  breakdowns: Breakdown[];
  lucky: Change[];
  unlucky: Change[];
  best: Change[];
  worst: Change[];
}

/**
 * What a seat's game was made of: its chance at the start, and all that was added to it up to the `outcome`.
 *
 * `errors`: the standard errors of start, luck, decisions and others. `points`: start, luck, decisions, others and
 * outcome in whole hundredths, of which the first four add up to the last, as the starts of all seats do to 100.
 */
export interface Breakdown {
  seat: string;
  start: number;
  luck: number;
  decisions: number;
  others: number;
  outcome: number;
  errors: [number, number, number, number];
  points: number[];
}

/**
 * How one answer of nature or one decision has moved the chances.
 *
 * `at`: how many lines the log has after it. `seat`: whose throw, card or decision it was. `shares`, `errors`: the
 * change of each seat's chance, -1 to 1, and its standard error. `left`: the act of a bot, in small letters, that the
 * seat let be before the throw that came next.
 */
export interface Change {
  at: number;
  seat: string;
  chance: boolean;
  shares: number[];
  errors: number[];
  left: string;
}

/**
 * After which entry of the log a moment stands, in which round, and whose turn it is ("" before anybody begins).
 *
 * `turns`: how many have begun, this one among them.
 */
export interface Step {
  sequence: number;
  round: number;
  turn: string;
  turns: number;
}

/**
 * An edition in one language. `terms`: its nouns as terms of Fluent; `building_sign`: for lists and buttons.
 */
export interface EditionSheet {
  name: string;
  title: string;
  year: number | null;
  lang: "de" | "en";
  address: "du" | "sie";
  money: MoneySheet;
  terms: string;
  squares: SquareSheet[];
  groups: GroupSheet[];
  nouns: NounsSheet;
  cards: DecksSheet;
  building_sign: string;
  houses: number;
  hotels: number;
  houses_for_hotel: number;
  speed_die: boolean;
}

/**
 * How amounts are written: the symbol `before` or `close` to or `after` the number, or large numbers `scaled`.
 *
 * All amounts are multiples of `unit`.
 */
export interface MoneySheet {
  unit: number;
  symbol: string;
  style: "after" | "before" | "close" | "scaled";
  start: number;
  salary: number;
  fine: number;
}

/**
 * A square. `shy`: its name with soft hyphens where long words may be broken; `sign`: of the set of the page.
 *
 * `quoted`: in a sentence its name stands in quotation marks.
 *
 * `rents`: of a street bare, with one to four houses and with a hotel, of a station by the number owned; `factors`: on
 * the dice, by the number of utilities owned; `rent_whole`: of a bare street if its owner has the whole group.
 */
export interface SquareSheet {
  square: number;
  name: string;
  shy: string;
  quoted: boolean;
  kind: string;
  group: string | null;
  sign: string | null;
  price: number | null;
  mortgage: number | null;
  house_cost: number | null;
  rents: number[];
  rent_whole: number | null;
  factors: number[];
  tax: number | null;
}

/**
 * Lots that belong together, by what they are called.
 */
export interface GroupSheet {
  key: string;
  name: string;
  squares: number[];
}

/**
 * What things are called in the edition.
 */
export interface NounsSheet {
  property: NounSheet;
  street: NounSheet;
  station: NounSheet;
  utility: NounSheet;
  house: NounSheet;
  hotel: NounSheet;
  tax: NounSheet;
  auction: NounSheet;
  chance: string;
  community: string;
  jail_card: string;
}

/**
 * A noun of the edition.
 */
export interface NounSheet {
  one: string;
  many: string;
}

/**
 * The cards of both decks, each once.
 */
export interface DecksSheet {
  chance: CardSheet[];
  community: CardSheet[];
}

/**
 * A card: the key by which a line names it, and what it says; `square`: which its text names.
 *
 * Cards that say the same have one key.
 */
export interface CardSheet {
  key: string;
  text: string;
  square: number | null;
}

export type FromClient =
  | Hello
  | Do
  | Ping;

export type FromServer =
  | Welcome
  | News
  | Ack
  | Refused
  | Pong
  | Farewell
  | Alive;

export type AnyCommand =
  | Play
  | Type
  | Waive
  | Sit
  | Enter
  | Leave
  | Hold
  | Bank
  | Unbank
  | Appoint
  | Name
  | Start
  | Say
  | React
  | Mute
  | Ask
  | Here
  | Vote
  | Extend
  | Return
  | Rush;

export type AnyEntry =
  | Sat
  | Entered
  | Left
  | Held
  | Banked
  | Unbanked
  | Appointed
  | Named
  | Started
  | Played
  | Waived
  | Said
  | Reacted
  | Muted
  | Asked
  | Answered
  | Voted
  | Extended
  | TakenOver
  | Returned
  | Rushed;

export type AnyReaderCommand =
  | Press
  | HoldC
  | Insert
  | Remove
  | NameCard
  | Claim
  | Release
  | EnterReader
  | AppointCard
  | Explain
  | Reverse
  | Agree
  | Pay
  | Salary
  | Retire
  | NewGame;
