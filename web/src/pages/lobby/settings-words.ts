// The settings of a lobby and their changes, in words.

import { botName } from "../../core/catalogue/bots";
import type { AgreementChange, EditionInfo } from "../../core/messages/wire";
import { editionName, has, list, ownName, say } from "../../core/text/text.svelte";

type Value = AgreementChange["before"];

/** The length of a match. */
export function length(games?: number | null, target?: number | null): string {
  if (games) return say("page-waits-games", { games });
  return target ? say("page-waits-target", { target }) : say("page-match-single-choice");
}

/** The value of a table option in words; undefined stands for its default. */
export function optionValue(edition: EditionInfo | undefined, name: string, value: Value | undefined): string {
  const found = value === undefined ? edition?.options.find((option) => option.name === name)?.default : value;
  if (typeof found === "boolean") return say(found ? "page-waits-yes" : "page-waits-no");
  const id = `option-${name}-${String(found || "none")}`;
  return has(id) ? say(id) : String(found ?? "");
}

/** A changed setting in words: its name, and the values before and after. */
export function change({ what, option, before, after }: AgreementChange, edition: EditionInfo | undefined) {
  const said = (value: Value): string => {
    switch (what) {
      case "edition":
        return editionName(String(value));
      case "option":
        return optionValue(edition, option ?? "", value);
      case "window_limit":
        return say(`page-window-limit-${String(value)}`);
      case "clock":
        return say(`page-clock-${String(value)}`);
      case "pace":
        return say(`page-pace-${String(value)}`);
      case "drawn":
        return say(`page-waits-order-${value ? "drawn" : "chosen"}`);
      case "filled":
        return say(`page-waits-filled-${value ? "bots" : "empty"}`);
      case "bots":
        return Array.isArray(value) && value.length ? list(value.map((bot) => botName(bot))) : say("page-waits-nobody");
      case "games":
        return length(value as number | null);
      case "target":
        return length(null, value as number | null);
      case "house":
        return ownName({ name: value as Record<string, string> }) ?? say("page-waits-no");
      default:
        return typeof value === "boolean" ? say(value ? "page-waits-yes" : "page-waits-no") : String(value);
    }
  };
  const name = what === "option" ? say(`option-${option}`) : say(`page-waits-changed-${what.replaceAll("_", "-")}`);
  return { name, before: said(before), after: said(after) };
}
