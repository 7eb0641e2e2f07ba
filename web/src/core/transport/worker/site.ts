// What the folder of a site says of itself, in its page.

export interface Site {
  /** The address of the folder, with a slash at its end. */
  root: string;
  /** The files of the answers that no game changes, by the path of the request. */
  answers: Record<string, string>;
  /** The address of a server for friends at a distance; null if the site names none. */
  friends: string | null;
  python: {
    /** The folder with the interpreter. */
    folder: string;
    /** What the interpreter says of itself. */
    info: object;
    /** Archives: Python's library and the engine as far as a first game needs them, and the rest of both. */
    library: string;
    engine: string;
    rest: string;
  };
}
