// The look of an edition's house in the street on the start page.

/** Colours of façades, as named in `theme.css`. */
export type Facade = "ochre" | "rose" | "sage" | "sand" | "brick" | "blue";

export interface Front {
  facade: Facade;
  /** A drawing 210 wide, which exceeds the walls by ten on each side. */
  roof: string;
  columns: 2 | 3;
  /** From the top left: the drawing of a person at the window, "" for a lit empty one, null for a dark one. */
  windows: (string | null)[];
}

/** The house fronts of a game, by edition. */
export type Fronts = Record<string, Front>;
