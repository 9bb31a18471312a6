/** What a line stands for, which decides its colour and width; drawn in this order. */
export const ROLES = ["accent", "growth", "soil", "inner", "outer", "guide", "measure"] as const;

/**
 * What a line stands for. `accent`: what the drawing is about, at most once, in yellow. `growth`:
 * leaves, grass and roots. `soil`: chips, ropes and earth. `inner` and `outer`: the forms of things.
 * `guide`: a dashed line that nobody can touch. `measure`: how long something is.
 */
export type Role = (typeof ROLES)[number];

/** Where a word stands: the end of its baseline that `anchor` names. */
export interface WordPlace {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** The lines of a drawing, as the `d` of an SVG path for each role, and the places of its words. */
export type DrawingShapes = Partial<Record<Role, string>> & { words: readonly WordPlace[] };

/** The field of every drawing: its width and height in units. Words are 17 units high, at most 21. */
export const FIELD = { width: 480, height: 280 };

/** A word that begins at x. */
export const wordFrom = (x: number, y: number): WordPlace => ({ x, y, anchor: "start" });

/** A word with its middle at x. */
export const wordAt = (x: number, y: number): WordPlace => ({ x, y, anchor: "middle" });

/** A word that ends at x. */
export const wordTo = (x: number, y: number): WordPlace => ({ x, y, anchor: "end" });
