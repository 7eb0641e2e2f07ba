// How the viewer of a table is called: by this browser's push service, or by webhooks.

import { saveCalled } from "../device/device";
import type { CallForm, CallOptions, Channel, Channels, TableChannel } from "../messages/wire";
import { ask, at, bearer, post, whyNot } from "../transport/http";
import { ofTable } from "./of-table.svelte";

/** Whether this browser can show calls while no page is open. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The worker that shows calls; undefined if none is there. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");

const digest = async (address: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address)));

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The ways by which a seat is called. */
export class SeatChannels {
  options = $state.raw<CallOptions | null>(null);
  channels = $state.raw<Channel[]>([]);
  /** The channel of this browser, as far as it is known. */
  here = $state("");
  busy = $state(false);
  /** Why something has failed. */
  refusal = $state("");
  readonly #path: string;
  readonly #secret: string;

  constructor(table: string, secret: string) {
    this.#path = `${at(table)}/calls`;
    this.#secret = secret;
  }

  /** Whether the browser has been told not to show calls. */
  readonly denied = (): boolean => Notification.permission === "denied";

  /** Read what the server knows. */
  look = (): Promise<void> =>
    this.#do(async () => {
      const options = (await (await ask("/calls")).json()) as CallOptions;
      try {
        await this.#reload();
      } finally {
        this.options = options; // only now: a form does nothing while this is busy
      }
    });

  /** Have this browser called. It asks its user for permission. */
  subscribe = (): Promise<void> =>
    this.#do(async () => {
      const worker = await registration();
      if (!worker || !this.options || (await Notification.requestPermission()) !== "granted") return;
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: this.options.key,
      });
      const keys = { p256dh: base64url(subscription.getKey("p256dh")), auth: base64url(subscription.getKey("auth")) };
      await this.#send("add", { form: "push", address: subscription.endpoint, ...keys });
      saveCalled(true);
    });

  /** Have a webhook or an address of mail called; whether that was accepted. */
  async addAddress(form: CallForm, address: string): Promise<boolean> {
    await this.#do(() => this.#send("add", { form, address }));
    return !this.refusal;
  }

  /** Propose a webhook of the whole table; whether that was accepted. */
  async propose(form: CallForm, address: string): Promise<boolean> {
    await this.#do(() => this.#send("propose", { form, address }));
    return !this.refusal;
  }

  /** Say yes or no to a webhook of the table. */
  agree = ({ id }: TableChannel, yes: boolean): Promise<void> => this.#do(() => this.#send("agree", { id, yes }));

  /** Call no more by this channel. */
  end = ({ id }: Channel): Promise<void> =>
    this.#do(async () => {
      if (id === this.here) saveCalled(false);
      await this.#send("end", { id });
    });

  async #send(what: string, body: object) {
    await post(`${this.#path}/${what}`, body, this.#secret);
    await this.#reload();
  }

  async #reload() {
    const answer = await ask(this.#path, { headers: bearer(this.#secret) });
    const known = (await answer.json()) as Channels;
    this.channels = known.channels;
    ofTable.channels = known.table;
    const subscription = canPush() ? await (await registration())?.pushManager.getSubscription() : null;
    this.here = subscription ? await digest(subscription.endpoint) : "";
  }

  async #do(act: () => Promise<unknown>) {
    this.busy = true;
    this.refusal = "";
    try {
      await act();
    } catch (problem) {
      this.refusal = whyNot(problem);
    }
    this.busy = false;
  }
}
