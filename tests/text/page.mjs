// What the page says: reads cases from standard input as JSON lines, and prints each sentence as JSON.
//
//   node page.mjs web < cases

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

globalThis.localStorage = { getItem: () => null, setItem: () => {} };
globalThis.history = { state: null };
globalThis.addEventListener = () => {};
globalThis.navigator ??= { languages: ["en"] };  // Node 20 has none

const require = createRequire(pathToFileURL(`${process.argv[2]}/package.json`));
const { createServer } = await import(pathToFileURL(require.resolve("vite")));
const vite = await createServer({ root: process.argv[2], server: { middlewareMode: true, ws: false }, logLevel: "error" });
const { teach, speak, say } = await vite.ssrLoadModule("/src/core/text/text.svelte.ts");
const { playEdition } = await vite.ssrLoadModule("/src/core/text/edition.svelte.ts");
const { words } = await vite.ssrLoadModule("/src/core/text/words.ts");
const { sentence, calculation } = await vite.ssrLoadModule("/src/core/log/event-words.ts");

for await (const line of createInterface({ input: process.stdin })) {
  const { texts, language, edition, game, names, entry, question, asked } = JSON.parse(line);
  const nameOf = (seat) => names[seat];
  if (texts) await teach(language, texts);
  else {
    speak(language);
    playEdition(edition, game);
    const said = entry
      ? [sentence(entry, nameOf), ...calculation(entry, nameOf).map(({ text, rules }) => `${text} (${rules.join(", ")})`)]
      : [say(`question-${question.name}`, words(question.args, asked, nameOf))];
    console.log(JSON.stringify(said));
  }
}
await vite.close();
