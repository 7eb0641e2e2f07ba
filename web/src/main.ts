import { mount } from "svelte";
import App from "./App.svelte";
import { learnToSpeak } from "./core/learning";
import "./core/style/theme.css";
import "./core/style/base.css";
import "./games";
import { path, tableAt } from "./core/route.svelte";
import { lookAhead } from "./core/table/first-look";
import { replayAhead } from "./core/table/first-replay";
import { load, pageAt } from "./pages";

/** Load page and texts at the same time, and prefetch the table; until then the page's name is shown. */
async function begin(target: HTMLElement): Promise<void> {
  const address = tableAt(path());
  if (address && !address.door) lookAhead(address.table, location.hash.slice(1));
  if (address?.door === "replay" || address?.door === "analysis") replayAhead(address.table, address.door === "replay");
  await Promise.allSettled([learnToSpeak(), load(pageAt(path()))]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById("page");
if (target) void begin(target);
