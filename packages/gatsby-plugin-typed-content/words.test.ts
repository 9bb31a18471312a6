import { shortTitle } from "./words";

test("a long title is cut after a whole word", () => {
  expect(shortTitle("Ile trwa?")).toBe("Ile trwa?");
  expect(shortTitle("Czy zajmujecie się też pielęgnacją ogrodu?")).toBe("Czy zajmujecie się też…");
});
