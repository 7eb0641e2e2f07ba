// Joining the rematch, in the seats that correspond to this device's keys.

import { keepKeys, seatKeys, type HeldKey } from "../device/device";
import { go } from "../route/route.svelte";
import { complain } from "../shell/toasts.svelte";
import { Refusal, whyNot } from "../transport/http";
import { comeAlong } from "../transport/table";

/** Join the next table with the keys of the previous one, then go there; false if the server was unreachable. */
export async function comeTo(next: string, from: string, keys: HeldKey[]): Promise<boolean> {
  for (const key of seatKeys(next).length ? [] : keys) {
    try {
      const { seat, secret } = await comeAlong(from, key.secret);
      keepKeys(next, [{ seat, secret }]);
    } catch (problem) {
      complain(whyNot(problem));
      if (!(problem instanceof Refusal)) return false;
    }
  }
  go(`/t/${encodeURIComponent(next)}`);
  return true;
}
