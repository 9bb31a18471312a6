/** The field of every drawing: its width and height in units. Words are 17 units high, at most 21. */
export const FIELD = { width: 480, height: 280 };
