import { mount } from "svelte";
import App from "./App.svelte";
import { learnToSpeak } from "./core/learning";
import "./core/style/theme.css";
import "./core/style/base.css";
import "./games";

const target = document.getElementById("page");
if (target) void learnToSpeak().then(() => mount(App, { target }));
