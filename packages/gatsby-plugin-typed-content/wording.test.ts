import { count, quoted, size } from "./wording";

test("a noun takes the form that its number asks for", () => {
  const errors = [0, 1, 2, 4, 5, 12, 21, 22, 112].map((n) => count(n, "błąd", "błędy", "błędów"));
  expect(errors.join(", ")).toBe(
    "0 błędów, 1 błąd, 2 błędy, 4 błędy, 5 błędów, 12 błędów, 21 błędów, 22 błędy, 112 błędów",
  );
});

test("a long title is cut after a whole word", () => {
  expect(quoted("Ile trwa?")).toBe("„Ile trwa?”");
  expect(quoted("Czy zajmujecie się też pielęgnacją ogrodu?")).toBe("„Czy zajmujecie się też…”");
});

test.each([
  [1, "1 kB"],
  [240_499, "240 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_250_000, "1,3 MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(size(bytes)).toBe(words);
});
