import { nearest } from "./nearest";

test("finds the word that was meant", () => {
  expect(nearest("hedline", ["headline", "pitch"])).toBe("headline");
  expect(nearest("atl", ["src", "alt"])).toBe("alt");
  expect(nearest("Chel", ["Puck", "Hel"])).toBe("Hel");
  expect(nearest("Gdansk", ["Gdańsk", "Puck"])).toBe("Gdańsk");
});

test("does not guess when nothing is close", () => {
  expect(nearest("abc", ["headline", "pitch"])).toBeUndefined();
});
