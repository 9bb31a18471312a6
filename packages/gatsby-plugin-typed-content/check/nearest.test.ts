import { nearest } from "./nearest";

test("finds the word that was meant", () => {
  expect(nearest("hedline", ["headline", "pitch"])).toBe("headline");
  expect(nearest("atl", ["src", "alt"])).toBe("alt");
  expect(nearest("Chel", ["Puck", "Hel"])).toBe("Hel");
  expect(nearest("Gdansk", ["Gdańsk", "Puck"])).toBe("Gdańsk");
});

test("of several words that are close it is the closest, wherever it stands", () => {
  expect(nearest("headlin", ["heading", "headline"])).toBe("headline");
  expect(nearest("headlin", ["headline", "heading"])).toBe("headline");
});

test("of other numbers none is meant", () => {
  expect(nearest("do-50", ["do-60", "do-80"])).toBeUndefined();
  expect(nearest("od-50", ["do-50", "do-60"])).toBe("do-50");
});

test("does not guess when nothing is close", () => {
  expect(nearest("abc", ["headline", "pitch"])).toBeUndefined();
});
