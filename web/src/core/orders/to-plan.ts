// What opens the viewer's next turn, to say it in advance.

import type { InAdvance } from "../messages/wire";
import { say } from "../text/text.svelte";

export const toPlan = ({ plan }: InAdvance): string =>
  say("page-plan-open", { said: plan && !plan.lapsed && plan.played < plan.moves.length ? "yes" : "no" });
