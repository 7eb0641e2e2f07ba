// Short notices at the edge of the page: what was refused and why, and what was done.

export interface Toast {
  id: number;
  sentence: string;
  rule: string;
  bad: boolean;
}

const SHOWN_FOR = 7000;
const MOST = 3;

let next = 0;
const state = $state<{ toasts: Toast[] }>({ toasts: [] });

export const toasts = (): Toast[] => state.toasts;

function show(sentence: string, rule: string, bad: boolean): void {
  const id = next++;
  const others = state.toasts.filter((toast) => toast.sentence !== sentence);
  state.toasts = [...others, { id, sentence, rule, bad }].slice(-MOST);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export const complain = (sentence: string, rule?: string | null): void => show(sentence, rule ?? "", true);
export const notice = (sentence: string): void => show(sentence, "", false);

export function dismiss(id: number): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}
