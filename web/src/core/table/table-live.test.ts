import { expect, it, vi } from "vitest";
import type { AnyTable, FromServer, Texts } from "../messages/wire";
import { VERSION } from "../messages/wire";
import { learnGame } from "../shell/language";
import { TableLive } from "./table-live";

const EDITION = "landlord-2013";

/** A table without a connection; counts how often it is opened again. */
class Probe extends TableLive {
  reopened = 0;

  override reopen(): void {
    this.reopened += 1;
  }

  tell(): void {
    const table = {
      version: VERSION,
      game: "wucherer",
      edition: EDITION,
      seq: 1,
      timeline: "",
      viewer: null,
      seats: [],
    };
    this.hear({ type: "update", number: 1, table: table as unknown as AnyTable, log: [] } as unknown as FromServer);
  }
}

it("a table waits for texts of its game that have been asked for already", async () => {
  const answers: (() => void)[] = [];
  const said: Texts = { core: "", games: [{ game: "wucherer", editions: [EDITION], fluent: "" }] };
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.endsWith("/start")) await new Promise<void>((resolve) => answers.push(resolve));
    return new Response(JSON.stringify(said), { headers: { "Content-Type": "application/json" } });
  });
  const learning = learnGame(EDITION);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const probe = new Probe("t", "");
  probe.tell();
  expect(probe.shown).toBeNull();
  for (const answer of answers) answer();
  await learning;
  await vi.waitFor(() => expect(probe.reopened).toBe(1));
  probe.tell();
  expect(probe.shown).not.toBeNull();
});
