// How far a site has come with loading its engine.

/** Per cent of the engine's files; null until that is known, and without a site. */
export const loading = $state({ percent: null as number | null });
