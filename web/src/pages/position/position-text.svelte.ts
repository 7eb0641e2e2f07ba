// A text that is typed or edited as a picture: the server's answer to it, and undo. The text is authoritative: the
// picture is derived from it, and each edit of the picture is applied to the text by the server.

import type { Edit, Editor, PastedGame, Misread, Thing } from "../../core/messages/wire";
import { complain } from "../../core/shell/toasts.svelte";
import { playEdition } from "../../core/text/edition.svelte";
import { layOut, whyNot } from "../../core/transport/http";
import { pasted } from "./pasted-game.svelte";

export class PositionText {
  text = $state(pasted.text);
  laid: PastedGame | null = $state.raw(null);
  misread: Misread | null = $state.raw(null);
  /** The last valid answer. */
  pictured: PastedGame | null = $state.raw(null);
  /** The last picture that could be edited. */
  editor: Editor | null = $state.raw(null);
  #past: string[] = $state.raw([]);
  #future: string[] = $state.raw([]);
  #checked = $state(""); // the text of the last answer
  #known = ""; // the text that undo returns to
  #asked = 0; // counts requests, to recognise late answers about the same text
  #changes: Promise<boolean> = Promise.resolve(true);

  /** Whether the picture does not belong to the current text. */
  readonly outdated = $derived(this.#checked !== this.text || !(this.laid ?? this.misread)?.editor);
  readonly things: Record<string, Thing> = $derived(
    Object.fromEntries((this.editor?.things ?? []).map((each) => [each.name, each])),
  );
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  /** Have the server parse the text. */
  async check(): Promise<void> {
    const { text } = this;
    if (text.trim()) await this.#ask(text);
    else {
      this.pictured = this.laid = this.misread = this.editor = null;
      this.#remember(text);
    }
  }

  /** Drop the answer if the text has changed since. */
  doubt(): void {
    if (this.#checked !== this.text) this.laid = this.misread = null;
  }

  /** Apply an edit to the text; edits run one after the other. Returns whether it succeeded. */
  change(edit: Edit): Promise<boolean> {
    return (this.#changes = this.#changes.then(() => this.#ask(this.text, edit)));
  }

  /** Replace the text; this can be undone. */
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
      const late = !edit && number !== this.#asked; // an edit is applied even if other requests were sent meanwhile
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
        const { edition, game, house } = answer.replay.table;
        playEdition(edition, game, { house });
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
