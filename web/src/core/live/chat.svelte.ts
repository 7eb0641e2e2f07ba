// The chat at a table: lines received, the line being sent, muted speakers.

import { mutedAt, randomName, savedName, saveMuted, saveChatSeen, chatSeen, voiceAt } from "../device/device";
import type {
  Accepted,
  Spectators,
  Request,
  Phrase,
  ShownReaction,
  Reaction,
  Refused,
  Room as RoomName,
  Say,
} from "../messages/wire";
import type { ChatLines as Told, ChatLine } from "../messages/wire";
import { hear } from "../sound/sounds";
import { EMPTY, fresh, joined, type Room } from "./chat-rooms";

/** Something shown at a portrait for a while. */
export interface Utterance {
  id: number;
  seat: string;
  line?: ChatLine;
  reaction?: Reaction;
}

const RISING = 2200; // milliseconds that a reaction is shown
const READING = 4000; // milliseconds for a line, plus those per letter
const A_LETTER = 50;
const LONGEST = 10_000;
const QUIET = 15_000; // milliseconds between two sounds, however much is said

/** The speaker of a line: a seat, or `#` and a spectator's number. */
export const speakerOf = (line: ChatLine): string => line.seat ?? `#${line.speaker}`;

export class Chat {
  readonly #table: string;
  readonly #send: (message: Request) => void;
  readonly #viewer: () => string | null;
  rooms: Record<RoomName, Room> = $state.raw({ players: EMPTY, spectators: EMPTY });
  company: Omit<Spectators, "type"> = $state.raw({ watchers: 0, watching: "open", stopped: false });
  /** What is shown at portraits now. */
  uttered: Utterance[] = $state.raw([]);
  /** The latest line, for screen readers. */
  latest: ChatLine | null = $state.raw(null);
  muted: string[] = $state.raw([]);
  draft = $state("");
  #seen: Record<RoomName, number> = $state.raw({ players: 0, spectators: 0 });
  /** Whether the chat is open, so that new lines count as read. */
  reading = $state(false);
  /** Whether the menu at the viewer's portrait is open. */
  saying = $state(false);
  #sending: Say | null = $state.raw(null);
  #greeted = false;
  #asked = false;
  #utterances = 0;
  #heardAt = -QUIET;

  constructor(table: string, send: (message: Request) => void, viewer: () => string | null) {
    this.#table = table;
    this.#send = send;
    this.#viewer = viewer;
    this.muted = mutedAt(table);
    this.#seen = { players: chatSeen(table, "players"), spectators: chatSeen(table, "spectators") };
  }

  /** Whether a line is being sent. */
  busy: boolean = $derived.by(() => this.#sending !== null);

  /** The number of unread lines. */
  unread: number = $derived.by(() =>
    (["players", "spectators"] as const)
      .flatMap((name) => this.rooms[name].lines.filter(({ number }) => number > this.#seen[name]))
      .reduce((count, line) => count + Number(this.#concerns(line)), 0),
  );

  isMuted = (line: ChatLine): boolean => this.muted.includes(speakerOf(line));

  #concerns = (line: ChatLine): boolean => !this.isMuted(line) && (!line.seat || line.seat !== this.#viewer());

  mute(speaker: string, on: boolean): void {
    this.muted = [...this.muted.filter((each) => each !== speaker), ...(on ? [speaker] : [])];
    saveMuted(this.#table, this.muted);
    if (on) this.uttered = this.uttered.filter(({ seat }) => seat !== speaker);
  }

  /** Mark all lines as read. */
  read(): void {
    for (const name of ["players", "spectators"] as const) {
      const number = this.rooms[name].lines.at(-1)?.number ?? 0;
      if (number <= this.#seen[name]) continue;
      this.#seen = { ...this.#seen, [name]: number };
      saveChatSeen(this.#table, name, number);
    }
  }

  say(said: { text: string } | { phrase: Phrase }): void {
    if (this.#sending) return;
    const spectator = this.#viewer() === null;
    const own = spectator ? { voice: voiceAt(this.#table), name: savedName() || null } : {};
    this.#sending = { type: "say", id: randomName(), ...said, ...own };
    this.#send(this.#sending);
  }

  react(reaction: Reaction): void {
    this.#send({ type: "react", reaction });
  }

  stop(on: boolean): void {
    this.#send({ type: "stop_chat", on });
  }

  /** Request earlier lines. */
  earlier(name: RoomName): void {
    this.#send({ type: "earlier", room: name, before: this.rooms[name].lines[0]?.number ?? 1 });
  }

  hear(message: Told | ShownReaction | Spectators): void {
    if (message.type === "company") return this.#greet(message);
    if (message.type === "reacted") {
      if (!this.muted.includes(message.seat)) this.#utter({ seat: message.seat, reaction: message.reaction }, RISING);
      return;
    }
    const room = this.rooms[message.room];
    const [line] = fresh(room, message).slice(-1);
    this.rooms = { ...this.rooms, [message.room]: joined(room, message) };
    if (line && message.lines.length === 1 && line.number > this.#seen[message.room]) this.#notice(line);
    if (this.reading) this.read();
  }

  /** Handle an answer; returns whether it was for a line of this page. */
  answered(message: Accepted | Refused): boolean {
    if (!this.#sending || message.id !== this.#sending.id) return false;
    if (message.type === "accepted" && this.draft.trim() === this.#sending.text) this.draft = "";
    this.#sending = null;
    return true;
  }

  /** The connection is established: a line without an answer is sent again; the server handles the same id once. */
  #greet({ watchers, watching, stopped }: Spectators): void {
    this.company = { watchers, watching, stopped };
    if (this.#greeted && this.#asked && this.#sending) this.#send(this.#sending);
    this.#greeted = true;
    this.#asked = false;
  }

  /** The connection is being opened again. */
  reopened(): void {
    this.#asked = true;
  }

  /** Forget all lines, because the server lost some of them. */
  forget(): void {
    this.rooms = { players: EMPTY, spectators: EMPTY };
    this.uttered = [];
    this.#sending = null;
  }

  #notice(line: ChatLine): void {
    if (this.isMuted(line)) return;
    this.latest = line;
    if (line.seat) {
      const time = READING + A_LETTER * (line.text?.length ?? 0);
      this.#utter({ seat: line.seat, line }, Math.min(time, LONGEST));
    }
    const now = performance.now();
    if (!this.#concerns(line) || this.reading || now - this.#heardAt < QUIET) return;
    this.#heardAt = now;
    hear("word");
  }

  /** A portrait shows at most one bubble and one reaction, the newest. */
  #utter(said: Omit<Utterance, "id">, time: number): void {
    const id = ++this.#utterances;
    const others = this.uttered.filter((each) => each.seat !== said.seat || !each.line !== !said.line);
    this.uttered = [...others, { id, ...said }];
    setTimeout(() => (this.uttered = this.uttered.filter((each) => each.id !== id)), time);
  }
}
