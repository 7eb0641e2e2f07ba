import { mount } from "svelte";
import App from "./App.svelte";
import { learnToSpeak } from "./core/learning";
import "./core/style/theme.css";
import "./core/style/base.css";
import "./games";
import { load, pageAt } from "./pages";

/** The page comes while its words do; until both are there its name stands in its place. */
async function begin(target: HTMLElement): Promise<void> {
  await Promise.allSettled([learnToSpeak(), load(pageAt(location.pathname))]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById("page");
if (target) void begin(target);
