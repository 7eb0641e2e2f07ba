import { expect, test, vi } from "vitest";
import type { Edit, PastedGame } from "../../core/messages/wire";
import { layOut } from "../../core/transport/http";
import { PositionText } from "./position-text.svelte";

vi.mock("../../core/transport/http", () => ({ layOut: vi.fn() }));
vi.mock("../../core/text/edition.svelte", () => ({ playEdition: vi.fn() }));

const laid = (text: string) => ({ text, editor: null, replay: { table: {} } }) as unknown as PastedGame;

test("a change counts, whatever has been asked about the same text meanwhile", async () => {
  const answers: ((laid: PastedGame) => void)[] = [];
  vi.mocked(layOut).mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const written = new PositionText();
  written.text = "before";
  const changed = written.change({} as Edit);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const checked = written.check();
  answers[1]?.(laid("before"));
  await checked;
  answers[0]?.(laid("after"));
  expect(await changed).toBe(true);
  expect(written.text).toBe("after");
});

test("what is said late of a text that has been checked again is not heard", async () => {
  const answers: ((laid: PastedGame) => void)[] = [];
  vi.mocked(layOut).mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const written = new PositionText();
  written.text = "as it is";
  const checked = [written.check(), written.check()];
  answers[1]?.(laid("as it is"));
  answers[0]?.(laid("as it was"));
  await Promise.all(checked);
  expect(written.text).toBe("as it is");
});
