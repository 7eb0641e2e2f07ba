import { mount } from "svelte";
import App from "./App.svelte";
import { loaded } from "./core/catalogue/catalogue.svelte";
import { ownTables } from "./core/device/device";
import { learnToSpeak } from "./core/shell/language";
import "./core/style/theme.css";
import "./core/style/base.css";
import "./games";
import { go, path, tableAt } from "./core/route/route.svelte";
import { lookAhead } from "./core/table/first-look";
import { replayAhead } from "./core/table/first-replay";
import { findWay } from "./core/transport/transport";
import { load, pageAt } from "./pages";

const IDLE = 5000; // milliseconds after the start, which what is not needed yet would slow down
const INSTALLED = "?last"; // how an installed page begins

/** The address of the last table of this device, if one still runs; else of the start page. */
function lastTable(): string {
  const table = ownTables().find(({ over }) => !over);
  return table ? `/t/${table.id}` : "/";
}

/** Whether the browser has the newest functions and colours that the page cannot do without. */
const able = "toSorted" in Array.prototype && CSS.supports("color", "color-mix(in srgb, red, red)");

/** Load page and texts at the same time, and prefetch the table; until then the page's name is shown, and what is
 * lacking if it can't start. */
async function begin(target: HTMLElement): Promise<void> {
  const site = (await findWay()) ? import("./core/site/site") : null;
  void site?.then(({ watchTables }) => watchTables());
  setTimeout(async () => {
    const installation = await import("./core/tab/installation").catch(() => null); // else at the next start
    installation?.nameManifest();
    const registration = await installation?.keepOffline();
    if (registration) (await site)?.offerVersions(registration);
  }, IDLE);
  if (location.search === INSTALLED) go(lastTable(), true);
  const address = tableAt(path());
  if (address) void loaded(); // the table is drawn once, with the names of its cards and bots
  if (address && !address.door) lookAhead(address.table, location.hash.slice(1));
  if (address?.door === "replay") replayAhead(address.table);
  const speaking = learnToSpeak(() => (target.dataset.lacks = "server"));
  await Promise.allSettled([speaking, load(pageAt(path()))]);
  delete target.dataset.lacks;
  const before = [...target.children]; // kept until the page stands, because they say what is lacking
  mount(App, { target });
  for (const each of before) each.remove();
}

const target = document.getElementById("page");
if (target && able) void begin(target);
else if (target) target.dataset.lacks = "browser";
