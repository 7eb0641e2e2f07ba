// What the page announces of games: reads texts and games from standard input as JSON lines, and prints for each game
// what live regions say as JSON.
//
//   node announced.mjs web < games

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

globalThis.localStorage = { getItem: () => null, setItem: () => {} };
globalThis.sessionStorage = globalThis.localStorage;
globalThis.history = { state: null };
globalThis.addEventListener = () => {};
globalThis.navigator ??= { languages: ["en"] };  // Node 20 has none

const require = createRequire(pathToFileURL(`${process.argv[2]}/package.json`));
const { createServer } = await import(pathToFileURL(require.resolve("vite")));
const vite = await createServer({ root: process.argv[2], server: { middlewareMode: true, ws: false }, logLevel: "error" });
const { teach, speak } = await vite.ssrLoadModule("/src/core/text/text.svelte.ts");
const { playEdition } = await vite.ssrLoadModule("/src/core/text/edition.svelte.ts");
const { readOut, nextReadOut } = await vite.ssrLoadModule("/src/core/sound/read-out.svelte.ts");
const { patched } = await vite.ssrLoadModule("/src/core/messages/patches.ts");
const { Announcements } = await vite.ssrLoadModule("/src/core/announcer/announcements.ts");

function heard(names, messages) {
  const live = { log: [], shown: null, teaches: false, retells: false, name: (seat) => names[seat] ?? "" };
  const announcements = new Announcements(live);
  const lines = [];
  let asked = "";
  for (const [move, message] of messages) {
    const first = live.shown === null;
    live.shown = message.type === "update" ? message.table : patched(live.shown, message);
    live.log = [...live.log.slice(0, message.log[0]?.number ?? live.log.length), ...message.log];
    playEdition(live.shown.edition, live.shown.game, live.shown);
    const { news, question, interrupts } = announcements.after(live.shown, first ? [] : message.log);
    if (move) lines.push(`> ${move}`);
    if (news) lines.push(`polite: ${news}`);
    if (question && question !== asked) lines.push(`${interrupts ? "assertive" : "polite"}: ${question}`);
    asked = question;
  }
  return `${lines.join("\n")}\n`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { texts, language, setting, names, messages } = JSON.parse(line);
  if (texts) await teach(language, texts);
  else {
    speak(language);
    if (readOut() !== setting) nextReadOut();
    console.log(JSON.stringify(heard(names, messages)));
  }
}
await vite.close();
