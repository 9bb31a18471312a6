import { brotliCompressSync } from "node:zlib";
import { DRAWING_NAMES, drawingOf } from ".";
import { FIELD, ROLES } from "./drawing";

/** The most that a drawing may weigh, in bytes, Brotli. */
const MOST_BYTES = 3000;

describe.each(DRAWING_NAMES)("%s", (name) => {
  const { words, ...lines } = drawingOf(name);
  const paths = ROLES.flatMap((role) => lines[role] ?? []);

  test("is light", () => {
    expect(brotliCompressSync(paths.join("")).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("has only numbers for coordinates", () => {
    expect(paths.join("")).not.toMatch(/NaN|Infinity|undefined/);
  });

  test("has its words inside its field", () => {
    for (const { x, y } of words) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(FIELD.width);
      expect(y).toBeGreaterThanOrEqual(16);
      expect(y).toBeLessThanOrEqual(FIELD.height - 4);
    }
  });
});

test("a drawing that does not exist stops the build", () => {
  expect(() => drawingOf("rocket")).toThrow('There is no drawing "rocket"');
});
