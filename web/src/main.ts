import { mount } from "svelte";
import App from "./App.svelte";
import "./core/style/theme.css";
import "./core/style/base.css";
import "./games";

const target = document.getElementById("page");
if (target) mount(App, { target });
