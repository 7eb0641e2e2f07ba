// Drawings are SVG files, which other programs can read, too: the page takes them in as text.

/** What Vite has found, by the names of the files. */
export const byName = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [/([^/]*)\.svg$/.exec(path)?.[1] ?? path, svg]));
