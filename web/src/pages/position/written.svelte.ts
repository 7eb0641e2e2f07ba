// A text as somebody writes it or changes it by its picture: what the server says of it, and the way back. The text is
// what counts: the picture is made of it, and each change of the picture is sent to be made to it.

import { playEdition } from "../../core/edition.svelte";
import { layOut, whyNot } from "../../core/http";
import { complain } from "../../core/shell/toasts.svelte";
import type { Edit, Editor, Laid, Misread, Thing } from "../../core/wire";
import { pasted } from "./pasted.svelte";

export class Written {
  text = $state(pasted.text);
  laid: Laid | null = $state.raw(null);
  misread: Misread | null = $state.raw(null);
  /** What could be laid out last. */
  pictured: Laid | null = $state.raw(null);
  /** What could be changed by its picture last. */
  editor: Editor | null = $state.raw(null);
  #past: string[] = $state.raw([]);
  #future: string[] = $state.raw([]);
  #checked = $state(""); // the text that the server has spoken of last
  #known = ""; // the last one that can be returned to
  #asked = 0; // how often, so that a late answer about the same text is known
  #changes: Promise<boolean> = Promise.resolve(true);

  /** Whether the picture is none of the text as it stands. */
  readonly outdated = $derived(this.#checked !== this.text || !(this.laid ?? this.misread)?.editor);
  readonly things: Record<string, Thing> = $derived(
    Object.fromEntries((this.editor?.things ?? []).map((each) => [each.name, each])),
  );
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  /** Ask the server what the text is. */
  async check(): Promise<void> {
    const { text } = this;
    if (text.trim()) await this.#ask(text);
    else {
      this.pictured = this.laid = this.misread = this.editor = null;
      this.#remember(text);
    }
  }

  /** Nothing is known of the text any more. */
  doubt(): void {
    if (this.#checked !== this.text) this.laid = this.misread = null;
  }

  /** Change the text by its picture; changes wait for each other. Whether it was possible. */
  change(edit: Edit): Promise<boolean> {
    return (this.#changes = this.#changes.then(() => this.#ask(this.text, edit)));
  }

  /** Take another text, which can be undone. */
  take(text: string): void {
    this.text = text;
    void this.check();
  }

  undo(): void {
    this.#remember(this.text);
    this.#return(this.#past, this.#future, (past, future) => ([this.#past, this.#future] = [past, future]));
  }

  redo(): void {
    this.#return(this.#future, this.#past, (future, past) => ([this.#past, this.#future] = [past, future]));
  }

  async #ask(text: string, edit: Edit | null = null): Promise<boolean> {
    const number = ++this.#asked;
    try {
      const answer = await layOut(text, edit);
      const late = !edit && number !== this.#asked; // a change counts, whatever has been asked meanwhile
      if (late || text !== this.text) return false;
      if ("problem" in answer && answer.problem.code === "edit-impossible") {
        complain(answer.problem.sentence);
        return false;
      }
      this.#remember(text);
      this.#remember(answer.text);
      this.text = this.#checked = answer.text;
      this.editor = answer.editor ?? (this.editor && "problem" in answer ? this.editor : null);
      if ("problem" in answer) {
        this.laid = null;
        this.misread = answer;
        if (this.editor) playEdition(this.editor.edition, this.editor.game);
      } else {
        playEdition(answer.replay.table.edition, answer.replay.table.game);
        this.misread = null;
        this.laid = this.pictured = answer;
      }
      return true;
    } catch (problem) {
      complain(whyNot(problem));
      return false;
    }
  }

  #remember(text: string): void {
    if (text === this.#known) return;
    this.#past = [...this.#past, this.#known];
    this.#future = [];
    this.#known = text;
  }

  #return(from: string[], to: string[], keep: (from: string[], to: string[]) => void): void {
    const text = from.at(-1);
    if (text === undefined) return;
    keep(from.slice(0, -1), [...to, this.#known]);
    this.#known = this.text = text;
    void this.check();
  }
}
