import { fillIn } from "./fill-in";

test("puts each value into its place, as often as it occurs", () => {
  expect(fillIn("{name} – {years} ({name})", { name: "Facebook", years: 15 })).toBe(
    "Facebook – 15 (Facebook)",
  );
});

test("does not let a placeholder reach the reader", () => {
  expect(() => fillIn("{name}", {})).toThrow("No value for {name}");
});
