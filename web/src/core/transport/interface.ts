// What the page asks of whatever holds the tables.

/** The receiving end of a live connection. */
export interface Listener {
  opened(): void;
  heard(message: string): void;
  /** The connection has ended, with a close code. */
  closed(code: number): void;
}

/** The sending end of a live connection. */
export interface Line {
  readonly isOpen: boolean;
  send(message: string): void;
  close(): void;
}

/** What not every transport can reach: other people and other devices, lists of many games, printed sheets, an
 * operator. */
export type Ability = "friends" | "records" | "print" | "operator";

export interface Transport {
  /** What can be reached. Nothing else is drawn. */
  readonly can: ReadonlySet<Ability>;
  /** Whether all who look at the tables share this device: each says first that it is them. */
  readonly oneDevice: boolean;
  /** The address of a server for friends at a distance, if this is none; null if nobody has named one. */
  readonly friends: string | null;
  /** The answer to a request. */
  ask(path: string, init: RequestInit): Promise<Response>;
  /** The address of a file; null where files have none. */
  link(path: string): string | null;
  /** Open a live connection, with the key of a seat if there is one. */
  open(path: string, secret: string | null, listener: Listener): Line;
}
