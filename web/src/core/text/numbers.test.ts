import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { writeNumbers } from "./numbers";

const WHOLE = [...Array(1200).keys(), 9_999, 10_000, 123_456, 1_000_000, 1_234_567_890, 999_999_999_999_999];
const OTHERS = [-0, -1, -1500, 0.5, 1.5, 1234.5678, 1e15, 1e21, NaN, Infinity];
const TEXTS = "sum = { $n }\nnumber = { NUMBER($n) }\nform = { $n ->\n    [one] one\n   *[other] other\n}";

test.each(["de", "en"] as const)("numbers and plurals of %s are those of Intl", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  writeNumbers(bundle, language);
  bundle.addResource(new FluentResource(TEXTS));
  const say = (id: string, n: number) => bundle.formatPattern(bundle.getMessage(id)!.value!, { n }, []);
  const [number, plural] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
  for (const n of [...WHOLE, ...OTHERS]) {
    expect([n, say("sum", n), say("number", n)]).toEqual([n, number.format(n), number.format(n)]);
    expect([n, say("form", n)]).toEqual([n, plural.select(n)]);
  }
});
