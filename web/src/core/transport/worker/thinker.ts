// The second worker: bots decide here, and games are analysed, while the tables go on.

import { startPython, type Bytes } from "./python";
import type { Site } from "./site";

/** The first message: what the site says of itself, and the code of the interpreter. */
export interface Begin {
  site: Site;
  code: WebAssembly.Module;
}

/** A question of the first worker: a pickle. */
export interface Question {
  number: number;
  question: Uint8Array;
}

/** A message of its answer, the end of it, or why there is none. */
export type Thought = { number: number } & ({ message: Uint8Array } | { over: true } | { failed: string });

type Answer = (question: Uint8Array, post: (message: Bytes) => void) => Promise<void>;

async function begin({ site, code }: Begin): Promise<Answer> {
  const { modules, bytes } = await startPython(site, ["altbau.browser.thinkers"], code);
  return (question, post) => modules[0]!.answer_question!(bytes(question), post) as Promise<void>;
}

let answer: Promise<Answer>;

self.onmessage = async ({ data }: MessageEvent<Begin | Question>) => {
  if (!("question" in data)) answer = begin(data);
  else {
    const { number, question } = data;
    const post = (thought: object) => self.postMessage({ number, ...thought });
    try {
      await (
        await answer
      )(question, (message) => post({ message: message.toJs() }));
      post({ over: true });
    } catch (problem) {
      post({ failed: String(problem) });
    }
  }
};
