// Drawings are SVG files, which other programs can open as well; the build inlines them as text.

/** The result of Vite's `import.meta.glob`, keyed by file name without extension. */
export const byName = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [/([^/]*)\.svg$/.exec(path)?.[1] ?? path, svg]));
