/** A drawing with a yellow line and two words. */
export const drawing: Queries.DrawingFragment = {
  alt: "A pit of 38 cm",
  caption: "Only chips are left.",
  lines: [
    { role: "accent", d: "M1 1h9" },
    { role: "outer", d: "M2 2h9" },
  ],
  texts: [
    { text: "38 cm", x: 10, y: 20, anchor: "start" },
    { text: "after", x: 30, y: 40, anchor: "middle" },
  ],
};
