// Lets all indirect calls of a WebAssembly module go through functions of their own, one for each type of function:
// node indirect_calls.mjs MODULE CHANGED.
// Chromium guesses at each place of such a call which function is meant, compiles the place for that, and compiles all
// around it anew when it was another one. An interpreter calls all kinds of functions from a few large ones, so most
// guesses are wrong; in one place for each type it soon stops to guess. What a module does stays the same.

import { readFileSync, writeFileSync } from "node:fs";

process.on("uncaughtException", ({ message }) => {
  console.error(message); // node would print this source and a traceback as well
  process.exit(1);
});

const [from, to] = process.argv.slice(2);
const bytes = readFileSync(from);
let at = 0; // what is read next

const [TYPES, IMPORTS, FUNCTIONS, CODE] = [1, 2, 3, 10]; // sections
const [CALL, CALL_INDIRECT, LOCAL_GET, END, I32, FUNCTION] = [0x10, 0x11, 0x20, 0x0b, 0x7f, 0x60];
// Codes of instructions with one number behind them.
const ONE_NUMBER = new Set([
  ...[0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x14, 0x15, 0x18],
  ...[0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2],
]);
const LAST = 0xc4; // of the codes without anything behind them
const NUMBERS_OF_BULK = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1]; // by the number after 0xfc

function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    if (at >= bytes.length) throw new Error("the module ends too early");
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return value >>> 0;
  }
}

function skip(count = 1) {
  for (; count > 0; count--) while (bytes[at++] > 127);
}

function skipBytes(count) {
  at += count;
}

function written(value) {
  const made = [];
  for (; value > 127; value >>>= 7) made.push((value & 127) | 128);
  return [...made, value];
}

function address() {
  const alignment = number();
  skip(alignment & 64 ? 2 : 1); // which memory, and the offset
}

/** Pass over what stands behind the code of an instruction. */
function instruction(code) {
  if (ONE_NUMBER.has(code)) skip();
  else if (code === 0x0e) skip(number() + 1);
  else if (code === CALL_INDIRECT || code === 0x13) skip(2);
  else if (code === 0x1c) skipBytes(number());
  else if (code === 0x1f) {
    skip();
    for (let left = number(); left > 0; left--) skip(bytes[at++] < 2 ? 2 : 1);
  } else if (code >= 0x28 && code <= 0x3e) address();
  else if (code === 0x43) at += 4;
  else if (code === 0x44) at += 8;
  else if (code === 0xfc) {
    const bulk = number();
    if (bulk >= NUMBERS_OF_BULK.length) throw new Error(`unknown instruction ${code} ${bulk}`);
    skip(NUMBERS_OF_BULK[bulk]);
  } else if (code === 0xfd) {
    const vector = number();
    if (vector < 12 || vector === 92 || vector === 93) address();
    else if (vector < 14) at += 16;
    else if (vector > 20 && vector < 35) at += 1;
    else if (vector > 83 && vector < 92) {
      address();
      at += 1;
    }
  } else if (code === 0xfe) number() === 3 ? (at += 1) : address();
  else if (code > LAST && code !== 0xd1) throw new Error(`unknown instruction ${code}`);
}

const sections = [];
for (at = 8; at < bytes.length; ) {
  const id = bytes[at++];
  const size = number();
  sections.push({ id, begin: at, end: at + size });
  at += size;
}
const goTo = (id) => (at = sections.find((section) => section.id === id).begin);

goTo(TYPES);
function valueTypes() {
  const count = number();
  return [...bytes.subarray(at, (at += count))];
}
const types = Array.from({ length: number() }, () => {
  if (bytes[at++] !== FUNCTION) throw new Error("unknown type");
  return { given: valueTypes(), made: valueTypes() };
});

goTo(IMPORTS);
let functions = 0; // the number of the next one
for (let left = number(); left > 0; left--) {
  for (let names = 2; names > 0; names--) skipBytes(number());
  const kind = bytes[at++];
  if (kind === 0) functions++;
  if (kind === 1 || kind === 4) at += 1;
  if (kind === 3) at += 2;
  else if (kind === 0 || kind === 4) skip();
  else skip(bytes[at++] & 1 ? 2 : 1);
}
goTo(FUNCTIONS);
const defined = number();
functions += defined;

const ways = new Map(); // for each type and table, the number of the function, and what is called there

function wayOf(type, table) {
  const name = `${type} ${table}`;
  if (!ways.has(name)) ways.set(name, { number: functions++, type, table });
  return ways.get(name).number;
}

/** The parts of a function's code, with other calls in it. */
function changed(end) {
  const parts = [];
  let kept = at;
  for (let left = number(); left > 0; left--) {
    skip();
    at += 1;
  }
  while (at < end) {
    const code = bytes[at++];
    const begin = at;
    instruction(code);
    if (code === CALL_INDIRECT) {
      const next = at;
      at = begin;
      const way = wayOf(number(), number());
      parts.push(bytes.subarray(kept, begin - 1), [CALL, ...written(way)]);
      kept = at = next;
    }
  }
  if (at !== end) throw new Error("a function ends elsewhere");
  return [...parts, bytes.subarray(kept, end)];
}

const joined = (parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const withSize = (content) => joined([written(content.length), content]);

goTo(CODE);
const code = Array.from({ length: number() }, () => {
  const size = number();
  return withSize(joined(changed(at + size)));
});
const added = [...ways.values()].map(({ type, table }, place) => {
  const { given, made } = types[type];
  const gets = [...given, I32].flatMap((_, local) => [LOCAL_GET, ...written(local)]);
  return {
    type: [FUNCTION, ...written(given.length + 1), ...given, I32, ...written(made.length), ...made],
    function: written(types.length + place),
    code: withSize(Buffer.from([0, ...gets, CALL_INDIRECT, ...written(type), ...written(table), END])),
  };
});

/** A section with more in its list. */
function longer({ id, end }, more) {
  goTo(id);
  const count = number() + more.length;
  return joined([written(count), bytes.subarray(at, end), ...more]);
}

const content = {
  [TYPES]: (section) => longer(section, added.map(({ type }) => type)),
  [FUNCTIONS]: (section) => longer(section, added.map((each) => each.function)),
  [CODE]: () => joined([written(defined + added.length), ...code, ...added.map((each) => each.code)]),
};
const result = joined([
  bytes.subarray(0, 8),
  ...sections.flatMap((section) => [
    [section.id],
    withSize(content[section.id]?.(section) ?? bytes.subarray(section.begin, section.end)),
  ]),
]);
if (!WebAssembly.validate(result)) throw new Error("the changed module is not valid");
writeFileSync(to, result);
