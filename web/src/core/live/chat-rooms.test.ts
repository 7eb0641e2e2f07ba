import { expect, test } from "vitest";
import type { ChatLines } from "../messages/wire";
import { EMPTY, fresh, joined, type Room } from "./chat-rooms";

const chat = (from: number, to: number): ChatLines => ({
  type: "chat",
  room: "players",
  lines: Array.from({ length: to - from + 1 }, (_, place) => ({
    number: from + place,
    at: "2026-01-01T00:00:00Z",
    text: `${from + place}`,
  })),
  earlier: from > 1,
});
const numbers = ({ lines }: Room) => lines.map(({ number }) => number);

test("in whatever pieces a room comes, its lines stand in order, each once, and what is missing can be asked for", () => {
  let room = joined(EMPTY, chat(8, 10));
  expect(room.earlier).toBe(true);
  room = joined(room, chat(11, 11));
  room = joined(room, chat(9, 11)); // sent again after a reconnect
  room = joined(room, chat(4, 7));
  expect([numbers(room), room.earlier]).toEqual([[4, 5, 6, 7, 8, 9, 10, 11], true]);
  room = joined(room, chat(1, 3));
  expect([numbers(room).length, room.earlier]).toEqual([11, false]);
  room = joined(room, chat(20, 22)); // after a long interruption
  expect([numbers(room), room.earlier]).toEqual([[20, 21, 22], true]);
});

test("what has come before is not new", () => {
  const room = joined(EMPTY, chat(8, 10));
  expect(fresh(room, chat(9, 11)).map(({ number }) => number)).toEqual([11]);
  expect(fresh(room, chat(4, 7))).toEqual([]);
});
