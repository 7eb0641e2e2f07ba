// Values in the browser's storage. Other programs under the same address, and other versions of this page, write there
// too; so each value is checked when it is read.

import { follow, isKept, readText, removeText, writeText } from "./storage.svelte";

export const PREFIX = "altbau.";

/** Checks that a value has a type. */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === "string";
export const isFlag: Shape<boolean> = (value) => typeof value === "boolean";
export const isNumber: Shape<number> = (value) => typeof value === "number";
/** Whole numbers from 0. */
export const isCount: Shape<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isDay: Shape<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const oneOf =
  <T>(values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.includes(value as T);

export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape);

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(shape);

/** An object with these fields, and any others. */
export const having =
  <T extends object>(fields: { [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> =>
  (value): value is T =>
    isObject(value) && (Object.keys(fields) as (keyof T)[]).every((name) => fields[name]((value as Partial<T>)[name]));

/** Put what can't be read into a list of its own, which no entry is, so that no shape accepts it. */
const odd = (value: unknown): unknown[] => [value];

/** The value in a text of JSON; a text that is not JSON as an odd entry. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [odd(text)];
  }
}

abstract class Stored<T> {
  protected readonly name: string;

  constructor(key: string) {
    this.name = PREFIX + key;
  }

  /** The value now. */
  abstract read(): T;
  abstract write(value: T): void;

  /** The value, for a template, an effect or a derived value that follows its changes. */
  follow(): T {
    follow();
    return this.read();
  }

  /** Whether it will be there after this tab is closed. */
  get kept(): boolean {
    return isKept(this.name);
  }

  forget(): void {
    removeText(this.name);
  }
}

/** A single value; while there is none of this shape, another one in its place. */
export class StoredValue<T> extends Stored<T> {
  readonly #shape: Shape<T>;
  readonly #otherwise: T;

  constructor(key: string, shape: Shape<T>, otherwise: T) {
    super(key);
    this.#shape = shape;
    this.#otherwise = otherwise;
  }

  read(): T {
    const text = readText(this.name);
    const value = text === null ? null : parsed(text);
    return this.#shape(value) ? value : this.#otherwise;
  }

  write(value: T): void {
    writeText(this.name, JSON.stringify(value));
  }
}

/** A list of entries. Those of another shape are not read, but stay in the list until it is forgotten. */
export class StoredList<T> extends Stored<T[]> {
  readonly #shape: Shape<T>;

  constructor(key: string, shape: Shape<T>) {
    super(key);
    this.#shape = shape;
  }

  read(): T[] {
    return this.#entries().filter(this.#shape);
  }

  write(entries: T[]): void {
    const others = this.#entries().filter((entry) => !this.#shape(entry));
    writeText(this.name, JSON.stringify([...entries, ...others]));
  }

  /** All entries; a value that is no list is the only one. */
  #entries(): unknown[] {
    const text = readText(this.name);
    const value = text === null ? [] : parsed(text);
    return Array.isArray(value) ? value : [odd(value)];
  }
}
