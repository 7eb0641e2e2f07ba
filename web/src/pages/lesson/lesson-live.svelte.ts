// The live connection to a practice table (lesson or puzzle): that of any table, plus the lesson's texts. Progress is
// stored on this device only.

import { heldLesson, keepLesson, keepSolved, keepTried, randomName, savedName } from "../../core/device/device";
import { Live } from "../../core/live/live.svelte";
import type { FromServer, Lesson, LogEntry, Replay, Retold } from "../../core/messages/wire";
import { houseAt, sentencesAbout } from "../../core/rules/house.svelte";
import { learnGame } from "../../core/shell/language";
import { say } from "../../core/text/text.svelte";

export class LessonLive extends Live {
  /** The edition of a lesson, or the id of a puzzle. */
  readonly called: string;
  readonly kind: "lesson" | "puzzle";
  override readonly teaches = true;
  #gaveUp = false;
  lesson: Lesson | null = $state.raw(null);
  /** What was said about a move that was taken back, until the next message of the lesson. */
  answer = $state("");
  /** The replay of an answered puzzle. */
  retold: Replay | null = $state.raw(null);
  /** The table at an earlier moment of it, while its player looks back. */
  before: Live | null = $state.raw(null);

  /** The house rules of the table from which the lesson was opened that are different from what it says now. */
  otherwise: string = $derived.by(() => {
    const { rules = [], edition = "" } = this.lesson ?? {};
    return sentencesAbout({ numbers: rules }, edition, houseAt(location.search)).join(" ");
  });

  constructor(kind: "lesson" | "puzzle", called: string) {
    super(`${kind}-${called}`, "");
    this.kind = kind;
    this.called = called;
  }

  /** A puzzle asks in the question bar. */
  override get asks(): string {
    const { lesson } = this;
    return this.kind === "puzzle" && lesson?.wants === "move" && lesson.goes_on === null ? lesson.say : "";
  }

  /** Go to the next or previous step. */
  turn(to: "next" | "back"): void {
    const givesUp = to === "next" && this.lesson?.wants === "move";
    if (this.shown && this.send({ type: "turn", id: randomName(), seq: this.shown.seq, to })) this.#gaveUp ||= givesUp;
  }

  /** Start a game of the edition that was taught, against bots. */
  async startGame(): Promise<void> {
    const { NewTable } = await import("../start/new-table.svelte");
    await new NewTable().playAlone(this.called);
  }

  openChapter(chapter: string): void {
    if (this.shown) this.send({ type: "open_chapter", id: randomName(), seq: this.shown.seq, chapter });
  }

  /** A puzzle can be of any game, so that its page has the texts of all. */
  protected override async logSoFar(): Promise<LogEntry[]> {
    if (this.kind === "lesson") await learnGame(this.called);
    return [];
  }

  protected override door(): string {
    return `/${this.kind}s/${encodeURIComponent(this.called)}`;
  }

  protected override enter(): void {
    const held = this.kind === "lesson" ? heldLesson(this.called) : null;
    const progress = held && !held.over ? held.progress : null;
    this.say({ type: "learn", name: savedName() || say("page-neighbour-1"), progress });
    super.enter();
  }

  protected override hear(message: FromServer | Lesson | Retold): void {
    if (message.type === "retold") {
      this.retold = message.replay;
      return;
    }
    if (message.type === "lesson") {
      if (this.kind === "puzzle" && message.wants !== "move") keepTried(this.called);
      const tried = this.lesson?.number === message.number && message.wants === "move" ? this.lesson : null;
      this.answer = tried?.goes_on ? tried.say : "";
      this.lesson = message;
      if (!message.answer) this.retold = this.before = null;
      if (this.kind === "lesson")
        keepLesson({ edition: this.called, progress: message.progress, over: message.wants === "over" });
      else if (message.number === message.of && !this.#gaveUp) keepSolved(this.called);
      return;
    }
    // a newly set up position has its own log
    if (message.type === "update") this.log = this.log.slice(0, message.log.length);
    super.hear(message);
  }
}
