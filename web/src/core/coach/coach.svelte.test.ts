import { beforeEach, expect, test, vi } from "vitest";
import { firstThrow } from "../../mounted/tables";
import type { Live } from "../live/live.svelte";
import type { AnyTable, LogEntry, Question, Remark } from "../messages/wire";
import { playEdition } from "../text/edition.svelte";
import { teach } from "../text/text.svelte";
import { Coach } from "./coach.svelte";

const BETTER: Remark = { type: "remark", id: "r", tokens: "buy", reason: "buys-place", sentence: "Buy it." };
const NEWS = [{}] as LogEntry[];

const seats = firstThrow.seats.map((seat, place) => ({
  ...seat,
  kind: place ? ("bot" as const) : ("human" as const),
  bot: place ? "steward" : null,
  hints: true,
}));
const asks = (name: string, tokens: string[]): Question => ({
  name,
  args: {},
  begins: false,
  reaction: true,
  auto_passable: [],
  choices: tokens.map((token) => ({ token, type: "word" })),
  blocked: [],
});

let told: (table: AnyTable, fresh: LogEntry[]) => void;
let seq: number;
let phase: (typeof firstThrow)["phase"] | "over";
const review = vi.fn<() => Promise<Remark | null>>();
let live: { coached: boolean; steward: { review: typeof review }; onChange: (change: typeof told) => void };
let coach: Coach;

/** The next state of the table: whose turn it is, who is asked, and with which tokens to answer. */
function next(turn: string, asked: string, name: string, ...tokens: string[]): void {
  seq += 1;
  told({ ...firstThrow, viewer: "A", seats, seq, phase, turn, asked, question: asks(name, tokens) }, NEWS);
}

beforeEach(async () => {
  localStorage.clear();
  const fluent = "stake-to-bid = A bargain.\nstake-deal-or-not = A colour.";
  await teach("en", { core: "", games: [{ game: "monopoly", editions: ["monopoly"], fluent }] });
  playEdition("monopoly", "monopoly");
  seq = 0;
  phase = firstThrow.phase;
  review.mockReset().mockResolvedValue(null);
  live = { coached: false, steward: { review }, onChange: (change) => (told = change) };
  coach = new Coach(live as unknown as Live);
});

test.each([[[]], [["pass"]], [["pass", "10"]]])(
  "what is at stake is told of a question, whatever answers %j",
  (tokens) => {
    next("B", "A", "to-bid", ...tokens);
    expect([coach.stake, live.coached]).toEqual(["stake-to-bid", true]);
    next("B", "B", "to-bid");
    expect(coach.stake).toBe(tokens.length ? "" : "stake-to-bid"); // stays until the viewer has answered a question
    next("A", "A", "to-roll", "roll");
    next("A", "A", "to-end", "end");
    expect([coach.stake, live.coached]).toEqual(["", false]);
  },
);

test("once on a device, to nobody else, and never without a coach", () => {
  next("B", "B", "to-bid");
  expect(coach.stake).toBe("");
  next("B", "A", "to-bid", "pass");
  next("B", "A", "to-bid", "pass");
  expect(coach.stake).toBe("");
  coach.choose(false);
  next("B", "A", "deal-or-not", "accept");
  expect(coach.stake).toBe("");
  coach.choose(true);
  next("B", "A", "deal-or-not", "accept");
  expect(coach.stake).toBe("stake-deal-or-not");
});

test("a remark stays until the next move of one's own turn, and gives way to what is at stake", async () => {
  review.mockResolvedValue(BETTER);
  next("A", "A", "to-end", "end");
  next("B", "B", "to-roll");
  await vi.waitFor(() => expect(coach.remark).toEqual(BETTER));
  next("B", "B", "to-end");
  expect([coach.remark, live.coached]).toEqual([BETTER, true]);
  next("B", "A", "to-bid", "pass");
  expect([coach.remark, coach.stake]).toEqual([null, "stake-to-bid"]);
});

test("nothing is said of a game that is over, however late the answer comes", async () => {
  review.mockResolvedValue(BETTER);
  next("A", "A", "to-end", "end");
  next("B", "B", "to-roll");
  phase = "over";
  next("B", "B", "to-end");
  await Promise.allSettled(review.mock.results.map(({ value }) => value as Promise<unknown>));
  expect([coach.remark, live.coached]).toEqual([null, false]);
  phase = firstThrow.phase;
  next("A", "A", "to-end", "end");
  next("B", "B", "to-roll");
  await vi.waitFor(() => expect(coach.remark).toEqual(BETTER));
  phase = "over";
  next("B", "B", "to-end");
  expect([coach.remark, live.coached]).toEqual([null, false]);
});
