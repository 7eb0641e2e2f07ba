// How an edition looks as a house in the street on the start page.

/** Colours of façades, as `theme.css` names them. */
export type Facade = "ochre" | "rose" | "sage" | "sand" | "brick" | "blue";

export interface Front {
  facade: Facade;
  /** A drawing 210 wide, with ten on each side more than the walls have. */
  roof: string;
  columns: 2 | 3;
  /** From the top left: the drawing of who looks out, "" for nobody at home where the lamp is lit, null for no light. */
  windows: (string | null)[];
}

/** The fronts of a game, by edition. */
export type Fronts = Record<string, Front>;
