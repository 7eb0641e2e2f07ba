// The live connection to a table: the current state, the message awaiting its answer, and reconnecting.

import { dropKey, keepKeys, randomName, seatKeys, type HeldKey } from "../device/device";
import type { Arrival } from "../input/press";
import { arrive, mayAnswer, unpressed } from "../input/press-guard";
import { onceReleased } from "../input/release";
import { patched } from "../messages/patches";
import {
  CLOSE,
  VERSION,
  type Accepted,
  type AnyTable,
  type Decision,
  type FromServer,
  type LogEntry,
  type PaceName,
  type Patch,
  type Reasons,
  type Refused,
  type Request,
  type Update,
  type LobbyView,
  type Wish,
  type Proposal,
} from "../messages/wire";
import { announce, complain } from "../shell/toasts.svelte";
import { playEdition } from "../text/edition.svelte";
import { withNames } from "../text/names";
import { language, say } from "../text/text.svelte";
import { ask } from "../transport/http";
import type { Line } from "../transport/interface";
import { openingKey } from "../transport/opening-key";
import { ServerClock } from "../transport/server-clock";
import { transport } from "../transport/transport";
import { Chat } from "./chat.svelte";
import { Pulse } from "./pulse";
import { Steward } from "./steward.svelte";

export type Connection = "connecting" | "open" | "lost";
type Change = (table: AnyTable, fresh: LogEntry[]) => void;

const FIRST_WAIT = 400; // milliseconds before the first reconnect; doubled each time
const LONGEST_WAIT = 8000;
const LATE = 2000; // milliseconds after which an unanswered move is reported
const NOBODY_THERE = 0; // not a close code: this side gave the connection up
const ABNORMAL = 1006; // the close code of a connection that was never opened, or broke
const SUSPICIOUS = 3; // such connections in a row, over which nothing was heard

export class Live {
  readonly id: string;
  /** Whether this is a lesson or puzzle, which does all the explaining. */
  readonly teaches: boolean = false;
  /** Whether this is a replay. */
  readonly retells: boolean = false;
  /** What the viewer is about to say in advance: answers to windows, or the next turn. */
  ahead: "orders" | "plan" | "" = $state("");
  /** Whether the coach is speaking; other unrequested explanations are then silent. */
  coached = $state(false);
  #table: AnyTable | null = $state.raw(null); // as sent by the server
  shown: AnyTable | null = $derived.by(() => this.#table && withNames(this.#table));
  /** The table while it waits for its players; null otherwise. */
  lobby: LobbyView | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  connection: Connection = $state("connecting");
  missing = $state(false);
  /** Whether the table exists but can't be shown any more. */
  unplayable = $state(false);
  /** Whether this page is too old for the server's protocol version. */
  outgrown = $state(false);
  /** Whether the server answers requests, but live connections to it fail. */
  blocked = $state(false);
  /** Why the server does not admit anyone now, as a sentence; "" if it does. */
  refusal = $state("");
  /** Whether spectators are not admitted, or only by another link. */
  unwatched = $state(false);
  /** Whether this device's key is no longer valid. */
  ended = $state(false);
  readonly keys: HeldKey[] = $derived.by(() => seatKeys(this.id));
  key: HeldKey | null = $state.raw(null);
  /** The last answer to `why`: what can't be chosen at a point of the move, and why. */
  reasons: Reasons | null = $state.raw(null);
  busy = $state(false);
  /** Whether a move was accepted since the table was opened. */
  moved = $state(false);
  /** Whether an answer is overdue. */
  late = $state(false);
  /** How often others may have changed the webhooks of the table. */
  channelsChanged = $state(0);
  #line: Line | null = null;
  #entered = false; // whether anything was shown over this line
  #attempt = 0;
  #number = -1; // of the last message; patches must continue this count
  #asked = false; // whether the whole table was requested because a message was missing
  #unheard = 0; // connections in a row over which nothing was heard
  #wait = FIRST_WAIT;
  #timer = 0;
  #lateTimer = 0;
  #arrival: Arrival | null = null; // of the table as it is shown now
  #unanswered: Decision | null = null;
  #leadsTo: number | null = null; // `seq` of the table that an accepted message has produced, until that table arrives
  #then: () => void = () => {};
  readonly clock = new ServerClock();
  readonly #pulse = new Pulse(
    () => this.#ping(),
    () => this.#giveUp(),
  );
  #changes: Change[] = [];

  readonly chat: Chat;
  readonly steward: Steward;

  constructor(id: string, fromLink: string) {
    this.id = id;
    this.chat = new Chat(
      id,
      (message) => this.say(message),
      () => this.#table?.viewer ?? null,
    );
    this.steward = new Steward(
      (message) => this.say(message),
      () => this.shown,
      () => this.#entered && this.connection === "open",
    );
    this.key = openingKey(id, fromLink);
  }

  /** The words of the question before anything is chosen, where they are not the usual ones. */
  get asks(): string {
    return "";
  }

  name = (letter: string | null | undefined): string =>
    this.shown?.seats.find((seat) => seat.seat === letter)?.name ?? letter ?? "";

  /** Called after every change of the table, before it is redrawn. */
  onChange(change: Change): void {
    this.#changes.push(change);
  }

  async open(): Promise<void> {
    this.close();
    const attempt = this.#attempt;
    this.#pulse.ask();
    if (!this.log.length) {
      const log = await this.logSoFar();
      if (attempt !== this.#attempt) return; // closed or reopened meanwhile
      this.log = log;
    }
    this.#connect();
  }

  close(): void {
    this.#attempt += 1;
    this.#entered = false;
    this.steward.cut();
    clearTimeout(this.#timer);
    this.#pulse.stop();
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  /** Load the same table again, for another language or another person at this device. */
  reopen(): void {
    this.#wait = FIRST_WAIT;
    void this.open();
  }

  /** After waking up or coming back online: check whether the server is still connected. */
  wake(): void {
    if (this.missing || this.unwatched || this.outgrown) return;
    if (this.#line?.isOpen) this.#pulse.ask();
    else this.reopen();
  }

  /** Show the table to the player with this key, or to a spectator, if the press may do so: it shows a hand. */
  take(key: HeldKey | null): void {
    if (!mayAnswer()) return;
    this.key = key;
    this.#table = null;
    this.log = [];
    this.#settled();
    this.reopen();
  }

  /** Show the table to the player with this key, or to a spectator, though nobody has pressed anything for it. */
  lookAs(key: HeldKey | null): void {
    unpressed(() => this.take(key));
  }

  /** Show nothing of a seat any more, until its person says that it is them. */
  lookAway(): void {
    this.key = null;
    this.log = [];
    this.#settled();
    this.reopen();
  }

  /** Continue after a key became invalid: with another key of this device, or as a spectator. */
  goOn(): void {
    this.key = openingKey(this.id, "");
    this.missing = this.ended = false;
    this.reopen();
  }

  /** After another tab has stored or forgotten keys: go on with one of them if there was none or it is forgotten. If
   * none is left, the device has no seat here any more, as when the server is the first to say so. */
  recall(): void {
    const known = this.keys.some(({ secret }) => secret === this.key?.secret);
    const first = openingKey(this.id, "");
    if (known || this.ended) return;
    if (first) this.lookAs(first);
    else if (this.key) {
      this.close();
      this.#keyEnded(this.key);
    }
  }

  /** Whether the seat's invited guest has not come yet. */
  awaited = (letter: string): boolean =>
    this.shown?.guests.some((guest) => guest.seat === letter && !guest.come) ?? false;

  /** Play a move, and return whether it was sent; `then` is called only if it is accepted. */
  move(tokens: string[], then: () => void = () => {}): boolean {
    if (!this.shown) return false;
    return this.send({ type: "move", id: randomName(), seq: this.shown.seq, tokens: tokens.join(" ") }, then);
  }

  nextGame(): void {
    if (this.shown) this.send({ type: "next", id: randomName(), seq: this.shown.seq });
  }

  undo(): void {
    if (this.shown) this.send({ type: "undo", id: randomName(), seq: this.shown.seq });
  }

  /** Vote on letting a bot play for a missing player; returns whether the vote was sent. */
  vote(seat: string, yes: boolean): boolean {
    return this.send({ type: "vote", id: randomName(), seat, yes });
  }

  /** Say yes or no to a proposal that needs the consent of other players; no to one's own withdraws it. */
  agree({ what, seat, since }: Proposal, yes: boolean): void {
    this.send({ type: "agree", id: randomName(), what, seat, yes, since });
  }

  /** Make a proposal that needs the consent of other players. */
  propose(what: Wish, seat: string | null): void {
    this.send({ type: "agree", id: randomName(), what, seat, yes: true });
  }

  endPause(): void {
    this.send({ type: "go_on", id: randomName() });
  }

  /** Resign this game; returns whether that was sent. */
  resign(): boolean {
    return this.send({ type: "resign", id: randomName() });
  }

  /** Let the bots, if only they still play, finish the game at once. */
  toEnd(): void {
    this.send({ type: "to_end", id: randomName() });
  }

  /** Take the seat back from the bot. */
  back(): void {
    this.send({ type: "back", id: randomName() });
  }

  /** Turn hints on or off. */
  chooseHints(on: boolean): void {
    this.say({ type: "hints", on });
  }

  setPace(pace: PaceName): void {
    this.say({ type: "pace", pace });
  }

  /** Ask what can't be chosen after these tokens of a move, why, and what would have to be different. */
  why(tokens: string[]): void {
    this.reasons = null;
    this.say({ type: "why", tokens: tokens.join(" ") });
  }

  autoPass(card: string, on: boolean): void {
    this.say({ type: "auto_pass", card, on });
  }

  /** Say how windows of a kind are answered; null to be asked again. */
  order(window: string, hit: boolean, answers: string[] | null): void {
    this.say({ type: "order", window, hit, answers });
  }

  /** Say the moves of the next turn; none takes them back. */
  plan(moves: string[], rests: string[]): void {
    this.say({ type: "plan", id: randomName(), moves, rests });
  }

  /** The log as far as it is known before the connection is opened, which then sends newer entries only. */
  protected logSoFar(): Promise<LogEntry[]> {
    return Promise.resolve([]);
  }

  /** The path of the connection's endpoint. */
  protected door(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  /** The first message of the page. */
  protected enter(): void {
    this.#ping();
  }

  #connect(): void {
    const query = `send=patch&version=${VERSION}&log=${this.log.length}&lang=${language()}`;
    this.#number = -1;
    this.#asked = false;
    this.chat.reopened();
    this.steward.reopened();
    const line = transport.open(`${this.door()}/live?${query}`, this.key?.secret ?? null, {
      opened: () => this.enter(),
      heard: (message) => {
        this.#pulse.heard();
        this.#unheard = 0;
        this.blocked = false;
        onceReleased(() => {
          if (this.#line === line) this.hear(JSON.parse(message) as FromServer);
        });
      },
      closed: (code) => {
        if (this.#line === line) this.#closed(code);
      },
    });
    this.#line = line;
    this.clock.forget();
    this.#pulse.ask();
  }

  /** Send what a player has decided, if the press may decide it; returns whether it was sent, now or, while the table is
   * loaded again, as soon as it has come. One at a time: a second click before the server's answer is not a second move.
   * Without a connection nothing is sent, nor later. */
  protected send(message: Decision, then: () => void = () => {}): boolean {
    if (this.#unanswered || this.connection !== "open" || !this.#pressed(message)) return false;
    this.#unanswered = message;
    this.#then = then;
    this.busy = true;
    this.#lateTimer = window.setTimeout(() => (this.late = true), LATE);
    if (this.#entered) this.write(message);
    return true;
  }

  /** Whether this answer was pressed for the table that is shown, and a move for a question that was in sight. */
  #pressed(message: Decision): boolean {
    if (!("seq" in message)) return mayAnswer(); // it is valid at any state of the table
    return mayAnswer(this.#arrival, message.type === "move" && this.shown?.asked === this.shown?.viewer);
  }

  /** Send what decides nothing, at any time. */
  protected say(message: Request): void {
    this.write(message);
  }

  protected write(message: Decision | Request): void {
    if (this.#line?.isOpen) this.#line.send(JSON.stringify(message));
  }

  #ping(): void {
    this.clock.asks();
    this.say({ type: "ping" });
  }

  protected hear(message: FromServer): void {
    if (message.type === "pong") return this.clock.hears(message.now);
    if (message.type === "update") return this.#whole(message);
    if (message.type === "patch") return this.#patch(message);
    if (message.type === "lobby") return this.#waits(message);
    if (message.type === "started") return this.reopen();
    if (message.type === "chat" || message.type === "reacted" || message.type === "company")
      return this.chat.hear(message);
    if (message.type === "channels") {
      this.channelsChanged += 1;
      return;
    }
    if (message.type === "reasons") {
      this.reasons = message;
      return;
    }
    const answer = this.steward.take(message);
    if (!answer) return;
    this.chat.answered(answer);
    if (this.#unanswered && "id" in this.#unanswered && answer.id === this.#unanswered.id) {
      this.#answered(answer);
      if (answer.type === "accepted") {
        this.moved = true;
        this.#then();
      }
    }
    if (answer.type === "refused" && !this.shown) this.refusal = answer.sentence;
    else if (answer.type === "refused")
      complain(answer.reason ? say(`refusal-${answer.reason}`) : answer.sentence, answer.rule);
    else if (answer.rest?.length) complain(say("page-left-over", { words: answer.rest.join(" ") }));
  }

  #waits(table: LobbyView): void {
    if (this.#speaksOtherwise(table)) return;
    this.lobby = table;
    this.#nameKey(table.viewer);
    if (!this.#entered) this.#opened();
  }

  #speaksOtherwise({ version }: { version: number }): boolean {
    this.outgrown = version !== VERSION;
    if (this.outgrown) this.close();
    return this.outgrown;
  }

  #whole(update: Update): void {
    if (this.#speaksOtherwise(update.table)) return;
    this.lobby = null;
    this.#asked = false;
    const { teaches, retells } = this; // there the table may go back without having been restored
    if (!teaches && !retells && this.#table) this.#compare(this.#table, update);
    if ((update.log[0]?.number ?? 0) > this.log.length) return this.#refresh();
    this.#number = update.number;
    this.#show(update.table, update.log);
    if (!this.#entered) this.#opened();
  }

  /** Drop the log if the server's differs; the whole log is requested then. If `seq` went back or the timeline
   * changed, the server was restored from a backup. */
  #compare(table: AnyTable, { table: { seq, timeline }, log: [first] }: Update): void {
    const known = first && this.log[first.number];
    if (seq < table.seq || timeline !== table.timeline) this.#restored();
    else if (known && JSON.stringify(known) !== JSON.stringify(first)) this.log = [];
  }

  /** The server lost its latest state: what is shown here never happened. */
  #restored(): void {
    this.#table = null;
    this.log = [];
    this.#settled();
    this.chat.forget();
    announce(say("page-restored"));
  }

  /** Apply a patch. It fits only the message before it; if that is missing, the whole table is requested. */
  #patch(patch: Patch): void {
    if (patch.number <= this.#number) return;
    if (patch.number === this.#number + 1 && this.#table) {
      this.#number = patch.number;
      this.#show(patched(this.#table, patch), patch.log);
    } else this.#refresh();
  }

  #refresh(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.say({ type: "refresh", log: this.log.length });
  }

  #opened(): void {
    if (this.connection === "lost") this.channelsChanged += 1; // what was said meanwhile was not heard
    this.connection = "open";
    this.#entered = true;
    this.refusal = "";
    this.#wait = FIRST_WAIT;
    if (this.#unanswered) this.write(this.#unanswered); // the server handles the same id only once
  }

  /** An accepted message is done when the table it produced arrives: until then, another click would answer an
   * outdated question. */
  #answered(message: Accepted | Refused): void {
    if (message.type === "accepted" && this.shown && this.shown.seq < message.seq) this.#leadsTo = message.seq;
    else this.#settled();
  }

  #settled(): void {
    this.#unanswered = null;
    this.#leadsTo = null;
    this.busy = false;
    clearTimeout(this.#lateTimer);
    this.late = false;
  }

  #show(table: AnyTable, entries: LogEntry[]): void {
    const start = entries[0]?.number ?? this.log.length;
    const known = this.shown ? this.log.length : Infinity;
    this.log = [...this.log.slice(0, start), ...entries]; // after an undo the log is sent again from that entry
    playEdition(table.edition, table.game, table);
    if (table.seq !== this.#table?.seq) this.#arrival = arrive(this.busy);
    this.#table = table;
    this.#nameKey(table.viewer);
    const fresh = this.log.slice(known);
    for (const change of this.#changes) change(withNames(table), fresh);
    if (this.#leadsTo !== null && table.seq >= this.#leadsTo) this.#settled();
  }

  /** The seat of a key from a link is known only with the first table. */
  #nameKey(seat: string | null): void {
    if (!this.key || !seat || this.key.seat === seat) return;
    this.key = { ...this.key, seat };
    keepKeys(this.id, [this.key]);
  }

  #giveUp(): void {
    this.close();
    this.#closed(NOBODY_THERE);
  }

  /** One more connection has failed without a word: find out whether the server answers requests all the same. */
  async #suspect(): Promise<void> {
    this.#unheard += 1;
    if (this.#unheard < SUSPICIOUS) return;
    const answers = await ask("/bulletin").then(
      () => true,
      () => false,
    );
    this.blocked = answers && this.#unheard > 0;
  }

  #keyEnded(key: HeldKey): void {
    dropKey(this.id, key.secret);
    this.#table = null;
    this.log = [];
    this.#settled();
    this.ended = true;
  }

  #closed(code: number): void {
    this.#pulse.stop();
    this.steward.cut();
    if (code === CLOSE.UNKNOWN_TABLE || code === CLOSE.UNKNOWN_KEY) {
      this.missing = true;
      if (code === CLOSE.UNKNOWN_KEY && this.key) this.#keyEnded(this.key);
      return;
    }
    if (code === CLOSE.NOT_WATCHED) {
      this.unwatched = true;
      this.#table = null;
      return;
    }
    if (code === CLOSE.OUTDATED || code === CLOSE.DAMAGED) {
      this.unplayable = true;
      return;
    }
    if (code === CLOSE.NOT_SPOKEN) {
      this.outgrown = true;
      return;
    }
    this.connection = "lost";
    if (code === ABNORMAL || code === NOBODY_THERE) void this.#suspect();
    if (code === CLOSE.TOO_MUCH) this.#wait = LONGEST_WAIT;
    this.#timer = window.setTimeout(() => void this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
