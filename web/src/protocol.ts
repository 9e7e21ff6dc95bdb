// Made from the server's messages by tools/protocol_types.py. Do not edit.

/** Accuse another seat of a card that the rules forbid, before playing to the trick. */
export interface Accuse {
  readonly do: "accuse";
  readonly seat: number;
  readonly accused: number;
}

/** Do an action; ``n`` is the number of the picture on which the reader decided. */
export interface Act {
  readonly type: "act";
  readonly n: number;
  readonly action: Deal | Bid | Pass | NameTrump | PassCards | Bury | ThrowIn | ShareWidow | Concede | TakeBack | ShootMoon | Decline | LayMeld | ExchangeDix | ShowDix | EndMelding | PlayCard | ClaimGame | Accuse;
}

/** An answer to a drill, by its id; ``slip`` names the mistake where it has a name. */
export interface Answered {
  readonly drill: string;
  readonly grade: "best" | "close" | "wrong";
  readonly slip?: string;
}

/** Cards that are in no hand and in no trick; of a stock the first one is drawn next. */
export interface AsideLooked {
  readonly what: "buried" | "stock" | "upcard" | "widow";
  readonly cards: readonly (Card)[];
}

/** One good move and the reason for it. */
export interface AskHint {
  readonly type: "ask_hint";
}

/**
 * What the table waits for.
 *
 * ``what``: bid (``bid`` is missing where the reader may only pass), trump, pass_cards, bury
 * (cards to lay away), share (cards of the widow, one for each of the others), exchange (the nine
 * of trump for the dealer's turned card), offer (play on, give up, throw in or shoot the moon),
 * lay (meld, dix or go on, after a trick with a stock), play, claim (the game, or let the deal be
 * settled, after the last trick), continue (something is shown: see ``text``), wait (for somebody
 * else) or over.
 * ``mine``: the reader must act. ``choices`` are the actions offered as buttons or, for play, the
 * cards that the rules allow and then what may be said instead. ``count`` is the number of cards
 * to pass, to lay away or to give, ``free`` are the cards of the hand that may go (every copy that
 * may); the others must stay. ``to`` are the seats that get them, where each gets one, in the
 * order of the cards.
 */
export interface Asked {
  readonly what: "bid" | "bury" | "claim" | "continue" | "exchange" | "lay" | "offer" | "over" | "pass_cards" | "play" | "share" | "trump" | "wait";
  readonly mine: boolean;
  readonly seat: number | null;
  readonly text: string;
  readonly choices?: readonly (Choice)[];
  readonly bid?: BidChoice | null;
  readonly count?: number;
  readonly free?: readonly (Card)[];
  readonly to?: readonly (number)[];
}

/**
 * A question to the referee (POST /api/rulings): the rules, the kind and the fields as text.
 *
 * The rules are those of a ``code`` or of a ``table``, or else of a ``variant``.
 */
export interface Asking {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly variant?: string;
  readonly code?: string;
  readonly table?: string;
}

/** Call a bid, in points. */
export interface Bid {
  readonly do: "bid";
  readonly seat: number;
  readonly amount: number;
}

/**
 * The bids open to the reader: from ``least`` up to ``most``, at first by ``step``.
 *
 * There may be gaps further up: ``amounts`` are the lowest open bids. ``passing``: the reader may
 * pass too (the button is among the choices then).
 */
export interface BidChoice {
  readonly least: number;
  readonly step: number;
  readonly most: number;
  readonly passing: boolean;
  readonly amounts: readonly (number)[];
}

/** What a bid tells partner (or all others): a title, and one sentence. */
export interface BidSignal {
  readonly title: string;
  readonly text: string;
}

/** Lay cards away face down after taking the widow; they count for the bidder. */
export interface Bury {
  readonly do: "bury";
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

/**
 * A card type, by its notation (rank, then suit); equal cards are interchangeable.
 *
 * ``BACK`` is a card whose face the reader may not know: it has neither rank nor suit, and
 * touching them is an AttributeError, so that no rule can run on a card that is not seen.
 * ``order`` sorts a hand: suit by suit, high to low, backs last.
 */
export type Card = "--" | "9C" | "9D" | "9H" | "9S" | "AC" | "AD" | "AH" | "AS" | "JC" | "JD" | "JH" | "JS" | "KC" | "KD" | "KH" | "KS" | "QC" | "QD" | "QH" | "QS" | "TC" | "TD" | "TH" | "TS";

/** What a card of the hand is part of, and what giving it away would cost in meld points. */
export interface CardHelp {
  readonly card: Card;
  readonly parts: readonly (string)[];
  readonly cost: number;
  readonly text: string;
}

/** A house rule that differs from the variant's usual one. */
export interface ChangedOption {
  readonly path: string;
  readonly label: string;
  readonly value: boolean | number | string;
  readonly text: string;
}

/**
 * An action that is offered, in words; its cards and points where it is a meld.
 *
 * ``sure`` is what to tell the reader before it is done, where it costs much if it is wrong.
 */
export interface Choice {
  readonly action: Deal | Bid | Pass | NameTrump | PassCards | Bury | ThrowIn | ShareWidow | Concede | TakeBack | ShootMoon | Decline | LayMeld | ExchangeDix | ShowDix | EndMelding | PlayCard | ClaimGame | Accuse;
  readonly text: string;
  readonly cards: readonly (Card)[];
  readonly points: number;
  readonly sure?: string;
}

/** Claim to have reached the game, right after winning a trick. */
export interface ClaimGame {
  readonly do: "claim_game";
  readonly seat: number;
}

/**
 * Claim all tricks that are left, where picture ``n`` says that they are the reader's.
 *
 * His cards are then played for him, in the order that the picture gives.
 */
export interface ClaimRest {
  readonly type: "claim_rest";
  readonly n: number;
}

/** What a short code of rules stands for (GET /api/codes/CODE): fills in a form. */
export interface CodedRules {
  readonly code: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** Give the deal up before it is played. */
export interface Concede {
  readonly do: "concede";
  readonly seat: number;
}

/** The reader has seen what the table shows (melds, score sheet) and wants to go on. */
export interface Continue {
  readonly type: "continue";
  readonly n: number;
}

/**
 * What can be done at the table beside a move.
 *
 * ``game`` is what the game is called among the reader's games (/api/games). ``practice``: the
 * reader plays with computer players alone. ``undo``: the reader has a decision to take back.
 * ``deal`` is the place of the deal in the game, from 1, and ``again`` says that it can be played
 * again: where its cards are no secret any more, or in practice. ``rest`` are the reader's cards
 * in an order in which each of them wins a trick, whatever lies hidden; none where that is not
 * proved.
 */
export interface Controls {
  readonly game: string;
  readonly practice: boolean;
  readonly undo: boolean;
  readonly deal: number;
  readonly again: boolean;
  readonly rest: readonly (Card)[];
}

/** Chance gives the deck in this order: packets from the front, then what lies over. */
export interface Deal {
  readonly do: "deal";
  readonly seat?: number;
  readonly order: readonly (Card)[];
}

/**
 * A deal to be looked through move by move (GET /api/games/ID/deals/N).
 *
 * ``deal`` is its place in the game, of ``deals``, from 1, those that were thrown in too. A deal
 * that is not ``over`` is shown as the reader's own seat sees it. ``again``: it can be played
 * again. ``names`` and ``sides`` are what seats and sides are called, ``dealer`` is a seat, and
 * ``playing`` are the seats that hold cards.
 */
export interface DealLooked {
  readonly game: GameInfo;
  readonly deal: number;
  readonly deals: number;
  readonly over: boolean;
  readonly again: boolean;
  readonly names: readonly (string)[];
  readonly sides: readonly (string)[];
  readonly playing: readonly (number)[];
  readonly dealer: number;
  readonly moments: readonly (MomentLooked)[];
}

/** A deal in words, line by line; the first line is its heading. */
export interface DealTold {
  readonly number: number;
  readonly lines: readonly (string)[];
}

/** Answer no to what every player is asked in turn; the deal goes on. */
export interface Decline {
  readonly do: "decline";
  readonly seat: number;
}

/** An answer (POST /api/drills/DRILL): ``points`` where melds are counted, else ``action``. */
export interface DrillAnswer {
  readonly points?: number | null;
  readonly action?: Deal | Bid | Pass | NameTrump | PassCards | Bury | ThrowIn | ShareWidow | Concede | TakeBack | ShootMoon | Decline | LayMeld | ExchangeDix | ShowDix | EndMelding | PlayCard | ClaimGame | Accuse | null;
  readonly answers?: readonly (Answered)[];
}

/**
 * A drill as its reader sees it.
 *
 * ``rules`` names the variant whose ``title`` is shown; ``text`` is the question. ``again``: it
 * went wrong before. ``level`` is how hard it is, 1 to 5. ``hand`` and ``trump`` are there in any
 * case; ``picture`` is the table, made from the View of the seat, None where the hand is all there
 * is. ``choices`` are the calls of a bidding drill. ``games`` are those that there are drills of.
 */
export interface DrillPicture {
  readonly id: string;
  readonly kind: "bid" | "melds" | "pass" | "play";
  readonly kind_title: string;
  readonly level: number;
  readonly again: boolean;
  readonly rules: string;
  readonly title: string;
  readonly text: string;
  readonly hand: readonly (Card)[];
  readonly trump: Suit | null;
  readonly picture: Picture | null;
  readonly choices: readonly (Choice)[];
  readonly games: readonly (GameOfDrills)[];
  readonly practice: PracticePicture;
}

/**
 * One choice in the table of a verdict: ``value`` is what the deal brings on average, own side
 * less the others, ``behind`` how much less than the best, ``chance`` that of the contract or
 * nothing; ``given`` marks the answer and ``close`` those that are about as good as the best.
 */
export interface DrillRow {
  readonly text: string;
  readonly cards: readonly (Card)[];
  readonly value: string;
  readonly behind: string;
  readonly chance: string;
  readonly best: boolean;
  readonly given: boolean;
  readonly close: boolean;
}

/**
 * What an answer was worth.
 *
 * ``answered`` is to be kept with the answers so far. ``text`` is the verdict, ``reasons`` say why
 * the best is better, ``figures`` how much worse the answer is, in a sentence. ``rows`` are all
 * choices and ``melds`` those of a hand that was counted, ``total`` their points. ``example``
 * tells of one deal in which the answer does worse, and ``hands`` are the hidden hands there; it
 * is drawn from what the seat knows. ``unit`` is what figures are in, ``worlds`` in how many deals
 * they were found.
 */
export interface DrillVerdict {
  readonly answered: Answered;
  readonly grade: "best" | "close" | "wrong";
  readonly text: string;
  readonly reasons: readonly (string)[];
  readonly figures: string;
  readonly rows: readonly (DrillRow)[];
  readonly melds: readonly (MeldPicture)[];
  readonly total: number | null;
  readonly example: readonly (string)[];
  readonly hands: readonly (SupposedHand)[];
  readonly unit: "chips" | "points";
  readonly worlds: number;
  readonly practice: PracticePicture;
}

/**
 * The request for a drill (POST /api/drills): of a kind or mixed.
 *
 * ``answers`` are the reader's so far, the oldest first, as they came with the verdicts; ``seed``
 * is any number that the reader keeps; ``variant`` the rules to stay with, all if it is empty.
 */
export interface DrillWish {
  readonly kind?: "bid" | "melds" | "mixed" | "pass" | "play";
  readonly answers?: readonly (Answered)[];
  readonly seed?: number;
  readonly variant?: string;
}

/**
 * Meld no more on this turn; the cards are drawn.
 *
 * ``upcard``: take the turned card, the last time that cards are drawn, where the rules allow it.
 */
export interface EndMelding {
  readonly do: "end_melding";
  readonly seat: number;
  readonly upcard?: boolean;
}

/** Put the nine of trump in place of the turned card and take that. */
export interface ExchangeDix {
  readonly do: "exchange_dix";
  readonly seat: number;
}

/**
 * What the reader can expect of a contract of his own.
 *
 * ``n`` is the number of the picture that it belongs to. ``bids`` are some of the open bids, the
 * lowest first, and ``signals`` what each of them tells; ``suits`` are those that may be named.
 * Where the reader names trump there is one bid, the contract, and no signal.
 * ``text`` says how it was found.
 */
export interface Expectation {
  readonly n: number;
  readonly text: string;
  readonly bids: readonly (number)[];
  readonly suits: readonly (SuitChances)[];
  readonly later: readonly (number)[] | null;
  readonly signals: readonly (BidSignal)[];
}

/**
 * A field of a question to the referee.
 *
 * ``form``: cards, a suit, a number, one number for each of ``parts``, yes (or nothing), or one of
 * ``choices``, the usual one first; of a suit they are what it may be besides.
 */
export interface FieldInfo {
  readonly name: string;
  readonly label: string;
  readonly form: Form;
  readonly needed: boolean;
  readonly parts: readonly (PartyInfo)[];
  readonly choices: readonly (ValueInfo)[];
}

/** What is wrong with a field of a question. */
export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

/** Computer players take the seats that are still open, and the game begins. */
export interface FillSeats {
  readonly type: "fill_seats";
}

/**
 * How a field is written.
 *
 * PARTY is one of the parts and PARTIES any of them; PAID are for each part any of the choices, as
 * often as they are written. Only the score pad has these three.
 */
export type Form = "cards" | "choice" | "number" | "numbers" | "paid" | "parties" | "party" | "suit" | "yes";

/**
 * A game of this browser (GET /api/games), newest first; POST /api/games answers with one.
 *
 * ``date`` is in seconds since 1970: when the game began, or when it was brought here. ``players``
 * are the names by seat, ``seat`` the reader's own. ``state``: running (it can be played on, at
 * /t/TABLE), over, taken_back (its player went a step back and plays on in another game of the
 * table), or unfinished (it was brought here and stops somewhere). ``deals`` counts those
 * that were scored; ``unit`` is what scores are in. ``winner`` is a sentence. A game with
 * ``removable`` was brought here, and DELETE /api/games/ID forgets it.
 *
 * /api/games/ID/text and /api/games/ID/log are the files of the game, of a running one with the
 * deals that are over; /api/games/ID is the game in words.
 */
export interface GameInfo {
  readonly id: string;
  readonly variant: string;
  readonly title: string;
  readonly players: readonly (string)[];
  readonly seat: number | null;
  readonly scores: readonly (SideTotal)[];
  readonly unit: "chips" | "points";
  readonly deals: number;
  readonly date: number;
  readonly state: "over" | "running" | "taken_back" | "unfinished";
  readonly winner: string | null;
  readonly table: string | null;
  readonly removable: boolean;
}

/** A game that there are drills of: its variant, and what it is called. */
export interface GameOfDrills {
  readonly name: string;
  readonly title: string;
}

/** A game in words (GET /api/games/ID): what was played by whom, then its deals. */
export interface GameTold {
  readonly game: GameInfo;
  readonly head: readonly (string)[];
  readonly deals: readonly (DealTold)[];
}

/**
 * A sentence or two; ``options`` are the paths of the options whose values it tells.
 *
 * ``changed``: one of them is a house rule that differs from the variant's usual one.
 */
export interface GuideLine {
  readonly text: string;
  readonly options?: readonly (string)[];
  readonly changed?: boolean;
}

/**
 * How to play by some rules (GET /api/guide?variant=NAME, or ``code=`` or ``table=``).
 *
 * ``variant`` is the variant that they are made from and ``changed`` how many house rules there
 * are; ``code`` is their code, empty for rules of an old table that no code can hold any more.
 */
export interface GuidePage {
  readonly variant: string;
  readonly title: string;
  readonly summary: string;
  readonly changed: number;
  readonly code: string;
  readonly sections: readonly (GuideSection)[];
}

/** A row of a table: what it is about, perhaps with cards, and its values. */
export interface GuideRow {
  readonly text: string;
  readonly values: readonly (string)[];
  readonly cards?: readonly (Card)[];
}

/** A part of the rules page; ``examples`` are deals in numbers that the engine has settled. */
export interface GuideSection {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly (GuideLine)[];
  readonly tables?: readonly (GuideTable)[];
  readonly examples?: readonly (Told)[];
}

/** A table; ``head`` names its columns, the first one that of the texts. */
export interface GuideTable {
  readonly title: string;
  readonly head: readonly (string)[];
  readonly rows: readonly (GuideRow)[];
  readonly options?: readonly (string)[];
  readonly changed?: boolean;
}

/**
 * Something that happened: the event's name, what moved (backs where hidden), and words.
 *
 * ``kind`` is the tag of the event in the engine. ``laid`` is the place on the table from which a
 * card was played.
 */
export interface Happening {
  readonly kind: string;
  readonly seat: number | null;
  readonly to: number | null;
  readonly cards: readonly (Card)[];
  readonly laid: number | null;
  readonly text: string;
}

/**
 * One good move: the action, what it is in words, and the reasons, the strongest first.
 *
 * ``figures`` are there where the move was compared with others, and ``others`` are those.
 */
export interface Hint {
  readonly type: "hint";
  readonly n: number;
  readonly action: Deal | Bid | Pass | NameTrump | PassCards | Bury | ThrowIn | ShareWidow | Concede | TakeBack | ShootMoon | Decline | LayMeld | ExchangeDix | ShowDix | EndMelding | PlayCard | ClaimGame | Accuse;
  readonly text: string;
  readonly reasons: readonly (string)[];
  readonly cards: readonly (Card)[];
  readonly figures: HintFigures | null;
  readonly others?: readonly (WhyNot)[];
}

/**
 * What the move of a hint brought where it was tried.
 *
 * ``value`` is its mean in ``unit`` ("points" or "chips"; of both, the reader's side less the
 * others), over ``worlds`` ways in which the hidden cards may lie. ``made`` is the part of them
 * in which the contract was made, None where there was none; ``text`` says that in words, or
 * nothing. ``method`` names how they were judged: "playouts", or "exact" where every world was
 * solved. ``expected`` is the value in words. ``told_by`` is the number of the reason, from 0,
 * that says what ``text`` says, if there is one: where that reason is shown, the text is not.
 */
export interface HintFigures {
  readonly value: number;
  readonly unit: string;
  readonly made: number | null;
  readonly worlds: number;
  readonly method: string;
  readonly text: string;
  readonly expected?: string;
  readonly told_by?: number | null;
}

/** A kind of question to the referee, with what it asks for. */
export interface KindInfo {
  readonly kind: string;
  readonly title: string;
  readonly help: string;
  readonly fields: readonly (FieldInfo)[];
}

/** How the last answers of a kind went, at most ten. */
export interface KindSoFarPicture {
  readonly kind: "bid" | "melds" | "pass" | "play";
  readonly title: string;
  readonly answered: number;
  readonly right: number;
}

/** A card on the table before its owner; ``place`` is what actions call it. */
export interface LaidPicture {
  readonly card: Card;
  readonly place: number;
  readonly text: string;
}

/**
 * Lay one meld after winning a trick (two-handed game).
 *
 * ``cards`` come from the hand; ``laid`` are the places, in the seat's own row on the table, of
 * the cards that lie there already and become part of the meld too.
 */
export interface LayMeld {
  readonly do: "lay_meld";
  readonly seat: number;
  readonly kind: MeldKind;
  readonly suit?: Suit | null;
  readonly cards: readonly (Card)[];
  readonly laid?: readonly (number)[];
}

/** A level of computer players, and what it means in words. */
export interface LevelInfo {
  readonly name: "casual" | "club" | "expert" | "master";
  readonly title: string;
  readonly text: string;
}

/**
 * The levels, the weakest first, and the one of players for whom none is chosen (GET
 * /api/levels).
 */
export interface Levels {
  readonly usual: "casual" | "club" | "expert" | "master";
  readonly levels: readonly (LevelInfo)[];
}

/** The kinds of meld. */
export type MeldKind = "aces_around" | "dix" | "jacks_around" | "kings_around" | "lone_jack" | "marriage" | "pinochle" | "plain_run" | "queens_around" | "royal_marriage" | "run" | "run_extra";

/** A meld in words with its cards and points. */
export interface MeldPicture {
  readonly kind: MeldKind;
  readonly text: string;
  readonly cards: readonly (Card)[];
  readonly points: number;
}

/**
 * How a deal stands after a move; ``text`` says what has happened, in a few sentences.
 *
 * ``n`` is what a Restart "from_here" goes on from, or None where that cannot be. ``trick`` is the
 * one on the table, which stays there until the next lead, ``winner`` who has won it. ``points``
 * are the trick points of each side so far.
 */
export interface MomentLooked {
  readonly n: number | null;
  readonly text: string;
  readonly seats: readonly (SeatLooked)[];
  readonly trick: readonly (PlayedPicture)[];
  readonly winner: number | null;
  readonly aside: readonly (AsideLooked)[];
  readonly trump: Suit | null;
  readonly contract: string | null;
  readonly points: readonly (number)[];
}

/** A table at which this browser has a seat (GET /api/tables), newest first. */
export interface MyTable {
  readonly table: string;
  readonly title: string;
  readonly score: string;
  readonly over: boolean;
}

/** Name the trump suit. */
export interface NameTrump {
  readonly do: "name_trump";
  readonly seat: number;
  readonly suit: Suit;
}

/**
 * The request for a table (POST /api/tables).
 *
 * ``options`` are house rules by path; ``people`` is how many seats are for people, the creator's
 * own among them. Instead of ``variant``, a short ``code`` of rules or the text of a rules
 * ``file`` may be given; options then change what they say. ``levels`` are those of the computer
 * players by where they sit; of places that the table lacks, or that people take, they say
 * nothing.
 */
export interface NewTable {
  readonly variant?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly name?: string;
  readonly people?: number;
  readonly code?: string;
  readonly file?: string;
  readonly pace?: "fast" | "normal" | "slow";
  readonly levels?: Readonly<Record<string, "casual" | "club" | "expert" | "master">>;
}

/**
 * An option of the rules for the page that makes a table.
 *
 * ``value`` is the variant's usual one, ``source`` the place in the rules book. With ``open``,
 * ``choices`` are only the usual values beside any other multiple of ``step`` that is at least
 * ``least``.
 */
export interface OptionInfo {
  readonly path: string;
  readonly label: string;
  readonly help: string;
  readonly value: boolean | number | string;
  readonly choices: readonly (ValueInfo)[];
  readonly open: boolean;
  readonly least: number;
  readonly step: number;
  readonly source: string;
}

/** A deal that was reckoned. ``sheet`` is None where nobody played it. */
export interface PadDeal {
  readonly number: number;
  readonly dealer: string;
  readonly text: string;
  readonly sheet: SheetPicture | null;
  readonly notes: readonly (string)[];
}

/**
 * A field of a deal; it is not asked for the endings in ``unless``.
 *
 * ``of_bidder``: only the part is asked that has bid.
 */
export interface PadFieldInfo {
  readonly field: FieldInfo;
  readonly unless: readonly (string)[];
  readonly of_bidder: boolean;
}

/** A pad as a file; ``pad`` is the version of the form of such files. */
export interface PadFile {
  readonly pad: 1;
  readonly code: string;
  readonly names: readonly (string)[];
  readonly dealer: number;
  readonly deals: readonly (Readonly<Record<string, string>>)[];
}

/**
 * What is asked of a deal: its ``number`` from 1, who deals, the fields, all trick points.
 *
 * ``reckoned`` is what the draft would give; None while there are ``problems``.
 */
export interface PadForm {
  readonly number: number;
  readonly text: string;
  readonly fields: readonly (PadFieldInfo)[];
  readonly total: number;
  readonly problems: readonly (PadProblem)[];
  readonly reckoned: PadDeal | null;
}

/**
 * A pad that was reckoned.
 *
 * ``wrong`` are the problems of the first of the deals that cannot be reckoned: it and all after
 * it are not among ``deals``. ``form`` is that of the draft, None where the game is over or the
 * deals before it are wrong. ``winner`` is a sentence; ``code`` is that of the rules.
 */
export interface PadPicture {
  readonly title: string;
  readonly changed: readonly (ChangedOption)[];
  readonly code: string;
  readonly variant: string;
  readonly game: string;
  readonly seats: readonly (string)[];
  readonly sides: readonly (PadSide)[];
  readonly unit: "chips" | "points";
  readonly pot: number | null;
  readonly deals: readonly (PadDeal)[];
  readonly wrong: readonly (PadProblem)[];
  readonly form: PadForm | null;
  readonly winner: string | null;
}

/** What is wrong with a field of a deal; ``missing``: something is still to be written. */
export interface PadProblem {
  readonly field: string;
  readonly text: string;
  readonly missing: boolean;
}

/** The answer when a pad is brought (POST /api/pad/read): the pad, or why it is none. */
export interface PadRead {
  readonly file: PadFile | null;
  readonly problem?: string | null;
}

/** A side and its score; ``chips`` are those of each player where they are paid besides. */
export interface PadSide {
  readonly name: string;
  readonly total: number;
  readonly chips: number | null;
}

/**
 * The request to reckon a pad (POST /api/pad, POST /api/pad/text).
 *
 * The rules are those of a ``code``, or of a ``variant`` with ``options`` changed. ``names`` are
 * by seat, an empty one is that of the place. ``dealer`` is the seat that dealt first. ``deals``
 * are reckoned in their order, as far as they can be. ``draft`` is a deal that is being written:
 * the one number ``at`` from 0, in the place of that deal; without ``at`` the next one.
 */
export interface PadWish {
  readonly names?: readonly (string)[];
  readonly dealer?: number;
  readonly deals?: readonly (Readonly<Record<string, string>>)[];
  readonly draft?: Readonly<Record<string, string>> | null;
  readonly at?: number | null;
  readonly variant?: string;
  readonly code?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** Whose number is asked: a code, and what they are called. */
export interface PartyInfo {
  readonly name: string;
  readonly text: string;
}

/** Leave the auction. */
export interface Pass {
  readonly do: "pass";
  readonly seat: number;
}

/** Give cards to the partner. */
export interface PassCards {
  readonly do: "pass_cards";
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

/**
 * The path that this browser has begun and not finished (GET /api/path), if there is one.
 *
 * ``url`` is the address of its table; ``n`` of ``whole`` parts have come.
 */
export interface PathInfo {
  readonly url: string | null;
  readonly n?: number;
  readonly whole?: number;
}

/**
 * The step of the path at which the reader is: a part of the picture.
 *
 * ``text`` is what there is to read; ``n`` of ``whole`` parts of the path have come. ``over``: the
 * deal of the path has been settled.
 */
export interface PathPicture {
  readonly code: string;
  readonly text: string;
  readonly n: number;
  readonly whole: number;
  readonly over: boolean;
}

/**
 * Everything that the reader's page draws.
 *
 * ``n`` counts the events so far. ``seat`` is the reader's own. ``hand`` is sorted; cards that
 * lie on the table are with their seat. ``worth`` and ``card_help`` are there while they help
 * (before the bid and while trump is named; while cards are passed or laid away). ``turned`` is
 * the card that the dealer turned for trump where there is no stock. ``buried`` counts the cards
 * that the bidder laid away. ``deals`` is how many deals the game has, 0 where it goes to
 * ``target`` points. ``unit`` is what scores are in; ``pot`` are chips. ``log`` holds the deal's
 * happenings in words, oldest first. ``sheets`` are the deals of this game so far. ``path`` is
 * there for a beginner who is led.
 */
export interface Picture {
  readonly n: number;
  readonly table: string;
  readonly seat: number;
  readonly rules: TableRules;
  readonly phase: string;
  readonly deal: number;
  readonly seats: readonly (SeatPicture)[];
  readonly hand: readonly (Card)[];
  readonly trump: Suit | null;
  readonly contract: string | null;
  readonly stock: number;
  readonly upcard: Card | null;
  readonly turned: Card | null;
  readonly widow: WidowPicture | null;
  readonly buried: number;
  readonly pot: number;
  readonly unit: "chips" | "points";
  readonly trick: TrickPicture | null;
  readonly last_trick: TrickPicture | null;
  readonly scores: readonly (ScorePicture)[];
  readonly target: number;
  readonly deals: number;
  readonly asked: Asked;
  readonly worth: readonly (SuitWorth)[];
  readonly card_help: readonly (CardHelp)[];
  readonly log: readonly (string)[];
  readonly sheets: readonly (SheetPicture)[];
  readonly winner: string | null;
  readonly pace: "fast" | "normal" | "slow";
  readonly invite: string | null;
  readonly controls: Controls;
  readonly path: PathPicture | null;
}

/** A new game at the same table with the same players. */
export interface PlayAgain {
  readonly type: "play_again";
}

/** Play a card to the trick, from the hand or, with ``laid``, from that place on the table. */
export interface PlayCard {
  readonly do: "play";
  readonly seat: number;
  readonly card: Card;
  readonly laid?: number | null;
}

/** A card of a trick and who played it. */
export interface PlayedPicture {
  readonly seat: number;
  readonly card: Card;
}

/** What to practise next, in words; ``kind`` is the one to choose, if it is one. */
export interface PracticePicture {
  readonly text: string;
  readonly kind: "bid" | "melds" | "pass" | "play" | null;
  readonly so_far: readonly (KindSoFarPicture)[];
  readonly streak: number;
}

/**
 * What can be asked under some rules (GET /api/rulings).
 *
 * ``variant`` is the variant that they are made from, ``changed`` how many house rules there are,
 * ``code`` their code, if they have one; ``deck`` holds each kind of card once, ``copies`` is how
 * often it is there.
 */
export interface RefereeInfo {
  readonly variant: string;
  readonly title: string;
  readonly changed: number;
  readonly code: string;
  readonly deck: readonly (Card)[];
  readonly copies: number;
  readonly kinds: readonly (KindInfo)[];
}

/** The reasons for which an action is refused. */
export type Refusal = "bid_barred" | "bid_step" | "bid_too_high" | "bid_too_low" | "bury_count" | "bury_melded" | "claim_after_trick" | "claim_barred" | "game_over" | "meld_needs_new_card" | "meld_not_trump" | "meld_used_card" | "must_beat" | "must_bid" | "must_follow" | "must_over_trump" | "must_trump" | "needs_marriage" | "no_dix" | "no_exchange" | "not_a_deck" | "not_a_meld" | "not_in_hand" | "not_now" | "not_on_table" | "not_your_turn" | "nothing_to_accuse" | "one_accusation" | "one_meld" | "pass_count" | "pass_shown" | "share_count" | "share_not_widow";

/**
 * An action was not allowed: why, in words, and the cards that matter. Nothing has changed.
 *
 * ``rule`` is the rule in force behind it and ``option`` the path of its option, if it is one.
 */
export interface Refused {
  readonly type: "refused";
  readonly n: number;
  readonly code: Refusal;
  readonly text: string;
  readonly rule: string | null;
  readonly cards: readonly (Card)[];
  readonly option?: string | null;
}

/** Send the picture again. */
export interface Resend {
  readonly type: "resend";
}

/**
 * The request for a practice table that goes on from a game (POST /api/games/ID/restart).
 *
 * ``deal`` counts the deals of the game from 1, those that were thrown in too, as GET
 * /api/games/ID lists them. With "same_deal" its cards are given out again by the same dealer at
 * the same scores; with "from_here" all is as it was after ``n`` events of the game, when somebody
 * had to choose (None: when the cards lay ready). ``seat`` is the reader's, None for the one that
 * he had in the game, or the first. The answer is a TableMade.
 */
export interface Restart {
  readonly deal: number;
  readonly mode: "from_here" | "same_deal";
  readonly n?: number | null;
  readonly seat?: number | null;
}

/** A card that a seat has played to the trick. */
export interface ReviewCard {
  readonly seat: number;
  readonly card: Card;
}

/**
 * One of the actions that were compared.
 *
 * By what was known, ``low`` is how far it is behind the best on average (0 or less) and ``half``
 * the half width of the interval of that; ``made`` is the share of possible deals in which the
 * contract is made. With all cards seen it is worth between ``low`` and ``high`` points.
 */
export interface ReviewChoice {
  readonly text: string;
  readonly cards: readonly (Card)[];
  readonly low: number;
  readonly high: number;
  readonly half?: number;
  readonly made?: number | null;
  readonly chosen?: boolean;
  readonly best?: boolean;
}

/**
 * What a decision cost: between ``low`` and ``high``, and ``half`` for the half width of the
 * 95 % interval where it is an average.
 */
export interface ReviewCost {
  readonly verdict: "best" | "close" | "cost" | "forced" | "unknown";
  readonly low: number;
  readonly high: number;
  readonly half?: number;
}

/**
 * One decision opened (/api/reviews/GAME/DEAL/NUMBER).
 *
 * ``hand`` and ``trick`` are what its seat saw; ``known`` and ``open`` are sentences, ``reasons``
 * those for the better choice, and the choices what was compared. ``method`` and ``worlds`` say on
 * what the first comparison rests. ``line``: a line of play can be asked for from here.
 */
export interface ReviewDetail {
  readonly number: number;
  readonly hand: readonly (Card)[];
  readonly trick: readonly (ReviewCard)[];
  readonly known: string;
  readonly reasons: readonly (string)[];
  readonly worlds: number;
  readonly choices: readonly (ReviewChoice)[];
  readonly open: string;
  readonly open_choices: readonly (ReviewChoice)[];
  readonly hands: readonly (ReviewHand)[];
  readonly turn: string;
  readonly line: boolean;
}

/** The cards that a seat held. */
export interface ReviewHand {
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

/**
 * A line of play with all cards seen (/api/reviews/GAME/DEAL/NUMBER/line?card=CARD).
 *
 * ``counted`` are the seats whose points are told; no card of theirs leads to more, and none of
 * the others' to less. Without steps there were too many cards; ``text`` says so.
 */
export interface ReviewLine {
  readonly text: string;
  readonly counted: readonly (number)[];
  readonly steps: readonly (ReviewStep)[];
}

/** A card of a line of play, and the points that the counted side takes in all after it. */
export interface ReviewStep {
  readonly seat: number;
  readonly card: Card;
  readonly trick: number;
  readonly points: number;
  readonly others: readonly (ReviewWorth)[];
}

/**
 * The review of a deal, as far as it is done (/api/reviews/GAME/DEAL).
 *
 * ``state`` is "waiting" (for the code of the players to be ready, or for another review),
 * "working", "done" or "failed"; ``done`` of ``total`` pieces. ``seat`` is the reader's own, if he
 * played. ``unit`` is what ``known`` costs are in. ``contract`` tells in sentences whether it
 * could be made; ``proof`` is the decision from which a line of play proves it, if there is one.
 */
export interface ReviewTold {
  readonly game: string;
  readonly deal: number;
  readonly title: string;
  readonly variant: string;
  readonly state: "done" | "failed" | "waiting" | "working";
  readonly done: number;
  readonly total: number;
  readonly seat: number | null;
  readonly players: readonly (string)[];
  readonly unit: "chips" | "points";
  readonly contract: readonly (string)[];
  readonly could: boolean | null;
  readonly proof: number | null;
  readonly decisions: readonly (ReviewedDecision)[];
}

/** A card that might have been played in a line, and the points that it leads to. */
export interface ReviewWorth {
  readonly card: Card;
  readonly points: number;
}

/**
 * One decision in the list of a review.
 *
 * ``number`` names it; ``n`` is the number of events of the game before it, at which the game can
 * be gone on with. ``known`` is judged by what the seat could know, in the unit of the review, and
 * ``open`` with all cards seen, in points; None as long as that is not done, or where it cannot
 * be. ``turn`` is the sentence that the contract turned here, or empty.
 */
export interface ReviewedDecision {
  readonly number: number;
  readonly n: number;
  readonly seat: number;
  readonly trick: number | null;
  readonly text: string;
  readonly cards: readonly (Card)[];
  readonly known: ReviewCost | null;
  readonly open: ReviewCost | null;
  readonly turn: string;
}

/** The answer of the referee in words; or, where there is none, all that is wrong, by field. */
export interface Ruled {
  readonly told: Told | null;
  readonly problems?: readonly (FieldProblem)[];
}

/** The answer: everything that is wrong with the rules; nothing if they can be played. */
export interface RulesChecked {
  readonly problems: readonly (RulesProblem)[];
}

/** One thing that is wrong with house rules: the options that it lies between, and why. */
export interface RulesProblem {
  readonly options: readonly (string)[];
  readonly text: string;
}

/** The answer to rules that cannot be played: everything that is wrong, and each by itself. */
export interface RulesTrouble {
  readonly type: "trouble";
  readonly text: string;
  readonly problems: readonly (RulesProblem)[];
}

/** The question whether house rules can be played (POST /api/rules): options by path. */
export interface RulesWish {
  readonly variant: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/**
 * A side's running score; ``points`` are trick points taken in the deal in progress.
 *
 * ``chips`` are those that each player of the side has won where chips are paid beside points.
 */
export interface ScorePicture {
  readonly side: number;
  readonly name: string;
  readonly total: number;
  readonly melds: number;
  readonly points: number;
  readonly chips: number | null;
}

/**
 * A seat at one moment of a deal; cards that the reader may not see are backs.
 *
 * ``laid`` are cards that lie open before the player as melds, ``tricks`` how many he has won.
 */
export interface SeatLooked {
  readonly hand: readonly (Card)[];
  readonly laid: readonly (Card)[];
  readonly tricks: number;
  readonly turn: boolean;
}

/**
 * One player as the reader sees him.
 *
 * ``cards`` is how many cards are in the hand, ``call`` the last call in words, ``tricks`` the
 * number of tricks won; ``meld_points`` all points of melds and dix shown in this deal. ``level``
 * is how strong a computer player is, in words; empty for people.
 * ``out``: the seat holds no cards in this deal, because the dealer sits out or because the player
 * has reached the game and left. ``barred``: the seat has claimed the game wrongly and can win no
 * more.
 */
export interface SeatPicture {
  readonly seat: number;
  readonly side: number;
  readonly name: string;
  readonly who: "computer" | "open" | "person" | "you";
  readonly level: string;
  readonly connected: boolean;
  readonly cards: number;
  readonly laid: readonly (LaidPicture)[];
  readonly melds: readonly (MeldPicture)[];
  readonly meld_points: number;
  readonly tricks: number;
  readonly call: string | null;
  readonly dealer: boolean;
  readonly bidder: boolean;
  readonly turn: boolean;
  readonly out: "left" | "sitting_out" | null;
  readonly barred: boolean;
}

/** The answer: which seat, admitted by the cookie that came with it. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** A part of the rules with its options, in the order of a form. */
export interface SectionInfo {
  readonly name: string;
  readonly title: string;
  readonly options: readonly (OptionInfo)[];
}

/** From now on the page is spoken to in another language, such as "sv". */
export interface SetLanguage {
  readonly type: "set_language";
  readonly language: string;
}

/** How fast the computer players move. */
export interface SetPace {
  readonly type: "set_pace";
  readonly pace: "fast" | "normal" | "slow";
}

/**
 * Give one card of the widow to each of the others, in the order from the seat's left on.
 *
 * What is left over of the widow is kept.
 */
export interface ShareWidow {
  readonly do: "share_widow";
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

/** One line of a settlement: words, and points or nothing where none count. */
export interface SheetLine {
  readonly text: string;
  readonly points: number | null;
}

/** The score sheet of one deal. */
export interface SheetPicture {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly sides: readonly (SheetSide)[];
}

/**
 * How one side's points of a deal came about; the lines that count add up to ``change``.
 *
 * ``stakes`` are the chips paid beside the points to each player of the side; they add up to
 * ``chips``, which is None where there are none.
 */
export interface SheetSide {
  readonly side: number;
  readonly name: string;
  readonly lines: readonly (SheetLine)[];
  readonly change: number;
  readonly total: number;
  readonly stakes: readonly (SheetLine)[];
  readonly chips: number | null;
}

/** Announce that the bidder's side will win every trick. */
export interface ShootMoon {
  readonly do: "shoot_moon";
  readonly seat: number;
}

/** Lay a nine of trump on the table for its points. */
export interface ShowDix {
  readonly do: "show_dix";
  readonly seat: number;
}

/** A side of a game, and its score. */
export interface SideTotal {
  readonly name: string;
  readonly total: number;
}

/** The request for a seat at a table (POST /api/tables/ID/sit). */
export interface SitDown {
  readonly name?: string;
}

/** One of the four suits, by its letter. */
export type Suit = "C" | "D" | "H" | "S";

/**
 * What the reader's side takes with a suit as trump, where the contract was played out.
 *
 * ``worth`` has the averages in the place of estimates. ``tricks_deviation`` and
 * ``total_deviation`` say how far single deals stray from them, in points; ``chances`` are those
 * to make each bid of the expectation, in per cent.
 */
export interface SuitChances {
  readonly worth: SuitWorth;
  readonly tricks_deviation: number;
  readonly total_deviation: number;
  readonly chances: readonly (number)[];
}

/**
 * What the reader's hand is worth with this suit as trump, in points.
 *
 * ``meld_points`` are those of the melds in the hand, ``partner`` what partner's melds and the
 * passed cards bring on average, ``tricks`` an estimate of the side's trick points; ``total`` is
 * the sum of the three.
 */
export interface SuitWorth {
  readonly suit: Suit;
  readonly melds: readonly (MeldPicture)[];
  readonly meld_points: number;
  readonly partner: number;
  readonly tricks: number;
  readonly total: number;
  readonly best: boolean;
}

/** A hidden hand as it may be, in a deal that is only supposed. */
export interface SupposedHand {
  readonly seat: number;
  readonly name: string;
  readonly cards: readonly (Card)[];
}

/**
 * A table for those who come by a link (GET /api/tables/ID).
 *
 * ``players`` are the names of the people and computer players there, ``open`` how many seats are
 * free, ``seat`` the seat that this browser has. ``code`` is the short code of the rules; the file
 * that holds them is at /api/tables/ID/rules.toml.
 */
export interface TableInfo {
  readonly table: string;
  readonly title: string;
  readonly players: readonly (string)[];
  readonly open: number;
  readonly seat: number | null;
  readonly code: string;
}

/** The answer: the table's address for its creator, and the link that others can use. */
export interface TableMade {
  readonly table: string;
  readonly url: string;
  readonly invite: string;
}

/** The rules of the table in short: the variant in words, and what was changed. */
export interface TableRules {
  readonly variant: string;
  readonly name: string;
  readonly summary: readonly (string)[];
  readonly changed: readonly (ChangedOption)[];
}

/** Take back trump, melds and buried cards before the first lead, to do all of it anew. */
export interface TakeBack {
  readonly do: "take_back";
  readonly seat: number;
}

/** Throw in, before the widow is taken up, a deal in which the bid was forced. */
export interface ThrowIn {
  readonly do: "throw_in";
  readonly seat: number;
}

/** A whole answer: the sentence that answers, what it is made of, and what else to know. */
export interface Told {
  readonly text: string;
  readonly parts?: readonly (ToldPart)[];
  readonly notes?: readonly (ToldNote)[];
}

/** A reason in words, and the path of the option behind it, if one is. */
export interface ToldNote {
  readonly text: string;
  readonly option?: string | null;
}

/** A list of lines with a heading; ``total`` is the last line where there is a sum. */
export interface ToldPart {
  readonly title: string;
  readonly rows: readonly (ToldRow)[];
  readonly total?: ToldRow | null;
}

/**
 * One line of an answer: words, with cards and points where it is about some.
 *
 * ``signed``: the points are added to a score or taken from it.
 * ``allowed`` is there where the line is a card that may be played or not.
 */
export interface ToldRow {
  readonly text: string;
  readonly cards?: readonly (Card)[];
  readonly points?: number | null;
  readonly signed?: boolean;
  readonly allowed?: boolean | null;
  readonly notes?: readonly (ToldNote)[];
}

/**
 * A card that is hidden, ``out`` copies of it.
 *
 * ``chances`` are those that each place holds it at all, in per cent: 0 and 100 only where that is
 * certain. ``high`` marks the cards that decide tricks: aces, tens and trumps.
 */
export interface TrackedCard {
  readonly card: Card;
  readonly out: number;
  readonly high: boolean;
  readonly chances: readonly (number)[];
}

/** Another seat's hand: how many cards it has, and what is proved of them, in words. */
export interface TrackedHand {
  readonly seat: number;
  readonly name: string;
  readonly size: number;
  readonly facts: readonly (string)[];
}

/**
 * What is known of the hidden cards; ``n`` is the number of the picture it belongs to.
 *
 * ``text`` says how many deals are still possible, or why that is not known. ``places`` name the
 * places of hidden cards: hands in the order of ``hands``, then what lies aside.
 */
export interface Tracking {
  readonly n: number;
  readonly text: string;
  readonly hands: readonly (TrackedHand)[];
  readonly places: readonly (string)[];
  readonly cards: readonly (TrackedCard)[];
}

/** A trick; ``winner`` and ``text`` ("East wins the trick, 20 points") once it is complete. */
export interface TrickPicture {
  readonly cards: readonly (PlayedPicture)[];
  readonly winner: number | null;
  readonly points: number;
  readonly text: string | null;
}

/** A message could not be understood, or the table is gone: what is wrong, in words. */
export interface Trouble {
  readonly type: "trouble";
  readonly text: string;
}

/** Take back the reader's last decision before event ``n``, the number of his picture. */
export interface Undo {
  readonly type: "undo";
  readonly n: number;
}

/** What happened since the last update (nothing after a reload) and how things stand now. */
export interface Update {
  readonly type: "update";
  readonly happened: readonly (Happening)[];
  readonly picture: Picture;
}

/** A value of an option, and what it is in words. */
export interface ValueInfo {
  readonly value: boolean | number | string;
  readonly text: string;
}

/** A variant for the first page (GET /api/variants). */
export interface VariantInfo {
  readonly name: string;
  readonly title: string;
  readonly players: number;
  readonly summary: string;
}

/** A variant with its main rules and all options by section (GET /api/variants/NAME). */
export interface VariantRules {
  readonly name: string;
  readonly title: string;
  readonly players: number;
  readonly summary: string;
  readonly rules: readonly (string)[];
  readonly sections: readonly (SectionInfo)[];
}

/**
 * Another choice beside the move of a hint.
 *
 * ``text`` names it, ``figures`` says how much worse it is on average and ``chance`` how often the
 * contract is made with it (or nothing). ``close`` marks one that is about as good. ``example``
 * tells of one deal in which it does worse, sentence by sentence, and ``hands`` are the hidden
 * hands there; both are empty where there is none. The deal is drawn from what the reader knows.
 */
export interface WhyNot {
  readonly action: Deal | Bid | Pass | NameTrump | PassCards | Bury | ThrowIn | ShareWidow | Concede | TakeBack | ShootMoon | Decline | LayMeld | ExchangeDix | ShowDix | EndMelding | PlayCard | ClaimGame | Accuse;
  readonly text: string;
  readonly figures: string;
  readonly chance: string;
  readonly close: boolean;
  readonly example: readonly (string)[];
  readonly hands: readonly (SupposedHand)[];
}

/**
 * The cards laid aside in the deal.
 *
 * ``count`` of them lie face down on the table; ``cards`` are there once they are turned up, when
 * the bidder (``seat``) has them in the hand. Of a widow that is shared out unseen they are those
 * that the bidder has still to give, and only the bidder sees them.
 */
export interface WidowPicture {
  readonly count: number;
  readonly cards: readonly (Card)[];
  readonly seat: number | null;
}

export type Inbound = Act | AskHint | Continue | SetPace | SetLanguage | PlayAgain | Resend | FillSeats | Undo | ClaimRest;

export type Outbound = Update | Refused | Hint | Trouble;
