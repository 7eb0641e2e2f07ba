// The face of a person, derived from the name: the same at every table and on every device.

import type { Look } from "./parts";

const SKINS = ["#f6d7b8", "#f0c69c", "#dca877", "#b97f52", "#8a5a3a"];
const HAIRS = ["#241712", "#4a2d1a", "#6b3a1f", "#a9713a", "#d9a94e", "#b5482a"];
const GREYS = ["#cfc7bb", "#a39a8e"];
const CLOTHS = ["#a63d26", "#1f5f8b", "#39702f", "#7a4a94", "#b07a14", "#14706a", "#c25b78", "#45505a"];
const WOMEN = ["frau", "oma", "tante", "mrs", "ms", "miss", "aunt", "granny", "grandma"];
const MEN = ["herr", "opa", "onkel", "mr", "uncle", "grandpa"];
const OLD = ["oma", "opa", "granny", "grandma", "grandpa"];

type Choose = <T>(from: readonly T[]) => T;

/** Pseudo-random choices seeded by a text (FNV-1a, then an xorshift for each choice). */
function choosingBy(text: string): Choose {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  return (from) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from[(state >>> 8) % from.length] as (typeof from)[number];
  };
}

/** The look of a person with this name. Titles such as Opa or Mrs influence it; beards and bald heads occur only with
 * a man's title. */
export function lookOf(name: string): Look {
  const plain = name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  const choose = choosingBy(plain);
  const titles = plain.split(/[\s.]+/);
  const called = (words: string[]) => titles.some((title) => words.includes(title));
  const man = called(MEN);
  const woman = called(WOMEN);
  const old = called(OLD) || choose([true, false, false, false, false, false]);
  const hair = choose([
    ...(["short", "parted", "curls"] as const),
    ...(woman ? [] : (["crew", "spiky"] as const)),
    ...(man ? (["bald"] as const) : (["long", "bob", "bun", "tail"] as const)),
  ]);
  return {
    skin: choose(SKINS),
    hair,
    hairColour: choose(old ? GREYS : HAIRS),
    eyes: choose(["open", "open", "glad", "wide"] as const),
    brows: choose(["soft", "soft", "raised", "stern"] as const),
    nose: choose(["round", "long", "small"] as const),
    mouth: choose(["smile", "grin", "smirk", "straight"] as const),
    beard: man ? choose(["none", "none", "none", "full", "goatee", "moustache"] as const) : "none",
    clothes: choose(["shirt", "jumper", woman ? "dress" : man ? "suit" : "shirt"] as const),
    cloth: choose(CLOTHS),
    extras: [
      ...choose([["glasses"], [], [], []] as const),
      ...(old ? (["wrinkles"] as const) : choose([["freckles"], ["cheeks"], [], []] as const)),
      ...(man ? [] : choose([["earrings"], []] as const)),
    ],
  };
}
