/** A drawing with two words. */
export const drawing: Queries.DrawingFragment = {
  alt: "A pit of 38 cm",
  caption: "Only chips are left.",
  picture: "/static/drawings/pit-0123abcd.svg",
  smallPicture: "/static/drawings/pit-4567cdef.svg",
  texts: [
    { text: "38 cm", x: 10, y: 20, anchor: "start" },
    { text: "after", x: 30, y: 40, anchor: "middle" },
  ],
};
