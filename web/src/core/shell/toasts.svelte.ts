// Short notices at the edge of the page, or at what they are about: what was refused and why, and what was done.

export interface Toast {
  id: number;
  sentence: string;
  rule: string;
  bad: boolean;
  /** The token of the thing at which it is shown; nothing for the edge of the page. */
  at: string;
}

const SHOWN_FOR = 7000;
const MOST = 3;

let next = 0;
const state = $state<{ toasts: Toast[] }>({ toasts: [] });

export const toasts = (): Toast[] => state.toasts.filter(({ at }) => !at);

/** What was refused last at a thing on the table. */
export const refusal = (): Toast | null => state.toasts.find(({ at }) => at) ?? null;

function show(sentence: string, rule: string, bad: boolean, at: string, stays = false): void {
  const id = next++;
  const others = state.toasts.filter((toast) => toast.sentence !== sentence && !(at && toast.at));
  state.toasts = [...others, { id, sentence, rule, bad, at }].slice(-MOST);
  if (!stays) setTimeout(() => dismiss(id), SHOWN_FOR);
}

export const complain = (sentence: string, rule?: string | null, at = ""): void => show(sentence, rule ?? "", true, at);
/** What stays until somebody has read it. */
export const announce = (sentence: string): void => show(sentence, "", false, "", true);
export const notice = (sentence: string): void => show(sentence, "", false, "");

/** Something else is done now than what was refused. */
export function forget(): void {
  state.toasts = toasts();
}

export function dismiss(id: number): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}
