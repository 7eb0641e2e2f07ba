// Short messages at the edge of the page or at what they are about: what was refused and why, and what was done.

export interface Toast {
  id: number;
  sentence: string;
  rule: string;
  bad: boolean;
  /** The token of the thing at which it is shown; "" for the edge of the page. */
  at: string;
}

const SHOWN_FOR = 7000;
const MOST = 3;

let next = 0;
const state = $state<{ toasts: Toast[] }>({ toasts: [] });

export const toasts = (): Toast[] => state.toasts.filter(({ at }) => !at);

/** The last refusal at a thing on the table; null if there is none. */
export const refusal = (): Toast | null => state.toasts.find(({ at }) => at) ?? null;

function show(sentence: string, rule: string, bad: boolean, at: string, stays = false): void {
  const id = next++;
  const others = state.toasts.filter((toast) => toast.sentence !== sentence && !(at && toast.at));
  state.toasts = [...others, { id, sentence, rule, bad, at }].slice(-MOST);
  if (!stays) setTimeout(() => dismiss(id), SHOWN_FOR);
}

export const complain = (sentence: string, rule?: string | null, at = ""): void => show(sentence, rule ?? "", true, at);
/** A message that stays until it is closed. */
export const announce = (sentence: string): void => show(sentence, "", false, "", true);
export const notice = (sentence: string): void => show(sentence, "", false, "");

/** Remove the refusal at the table, because the player went on to something else. */
export function forget(): void {
  state.toasts = toasts();
}

export function dismiss(id: number): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}
