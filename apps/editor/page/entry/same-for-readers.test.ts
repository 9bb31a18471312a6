import { asTyped, isSame } from "./same-for-readers";

test.each([
  ["blanks around a text", { a: " Dąb\n" }, { a: "Dąb" }, true],
  ["an empty text", { a: "Dąb", b: " " }, { a: "Dąb" }, true],
  ["an empty list", { a: "Dąb", b: [] }, { a: "Dąb" }, true],
  ["an empty group", { a: "Dąb", b: { c: "", d: null } }, { a: "Dąb" }, true],
  ["an unticked box", { a: "Dąb", b: false }, { a: "Dąb" }, false],
  ["a zero", { a: 0 }, {}, false],
  ["blanks inside of a text", { a: "Dąb i  buk" }, { a: "Dąb i buk" }, false],
  ["an empty entry of a list", { a: ["Dąb", ""] }, { a: ["Dąb"] }, false],
  ["another order", { a: ["Dąb", "Buk"] }, { a: ["Buk", "Dąb"] }, false],
])("%s: is the same for readers or not", (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

test("what was saved is as it was typed wherever that says the same, deep inside, too", () => {
  const typed = {
    name: "Puck ",
    seo: { title: "Łąki ", text: "a" },
    towns: ["Hel ", "Reda"],
    b: "",
  };
  const saved = {
    name: "Puck",
    slug: "puck",
    seo: { title: "Łąki", text: "A." },
    towns: ["Hel", "R"],
  };
  expect(asTyped(typed, saved)).toEqual({
    name: "Puck ",
    slug: "puck",
    seo: { title: "Łąki ", text: "A." },
    towns: ["Hel ", "R"],
  });
  expect(asTyped({ towns: ["Hel ", "Reda"] }, { towns: ["Reda"] })).toEqual({ towns: ["Reda"] });
  expect(asTyped(typed, { ...typed, name: "Puck" })).toBe(typed);
});
