// The live connection to a practice table, of a lesson or a puzzle: that of any table, and what is said there. How far one has come is kept
// on this device alone.

import { heldLesson, keepLesson, keepSolved, randomName, savedName } from "../../core/device";
import { Live } from "../../core/table/live.svelte";
import { say } from "../../core/text.svelte";
import type { FromServer, Lesson, LogEntry } from "../../core/wire";

export class LessonLive extends Live {
  /** The edition of a lesson, or the id of a puzzle. */
  readonly called: string;
  readonly kind: "lesson" | "puzzle";
  override readonly teaches = true;
  #gaveUp = false;
  lesson: Lesson | null = $state.raw(null);
  /** What was said of a move that has been taken back, until something else happens. */
  answer = $state("");

  constructor(kind: "lesson" | "puzzle", called: string) {
    super(`${kind}-${called}`, "");
    this.kind = kind;
    this.called = called;
  }

  /** On to what is said next, or back. */
  turn(to: "next" | "back"): void {
    if (to === "next" && this.lesson?.wants === "move") this.#gaveUp = true;
    if (this.shown) this.send({ type: "turn", id: randomName(), seq: this.shown.seq, to });
  }

  openChapter(chapter: string): void {
    if (this.shown) this.send({ type: "open_chapter", id: randomName(), seq: this.shown.seq, chapter });
  }

  protected override door(): string {
    return `${this.kind}s/${encodeURIComponent(this.called)}`;
  }

  protected override enter(): void {
    const held = this.kind === "lesson" ? heldLesson(this.called) : null;
    const progress = held && !held.over ? held.progress : null;
    this.say({ type: "learn", name: savedName() || say("page-neighbour-1"), progress });
    super.enter();
  }

  /** The table brings it. */
  protected override logSoFar(): Promise<LogEntry[]> {
    return Promise.resolve([]);
  }

  protected override hear(message: FromServer | Lesson): void {
    if (message.type === "lesson") {
      const tried = this.lesson?.number === message.number && message.wants === "move" ? this.lesson : null;
      this.answer = tried?.goes_on ? tried.say : "";
      this.lesson = message;
      if (this.kind === "lesson")
        keepLesson({ edition: this.called, progress: message.progress, over: message.wants === "over" });
      else if (message.number === message.of && !this.#gaveUp) keepSolved(this.called);
      return;
    }
    // a position that is set up anew has a log of its own
    if (message.type === "update") this.log = this.log.slice(0, message.log.length);
    super.hear(message);
  }
}
