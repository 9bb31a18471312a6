import { keepTyped } from "./keep-typed";

test("what was typed during a save stays, beside what the save brought", () => {
  const sent = { name: "Puck", towns: [{ name: "Hel" }, { name: "Reda" }] };
  const saved = { name: "Puck", slug: "puck", towns: [{ name: "Hel" }, { name: "Rumia" }] };
  const typed = { name: "Puck", towns: [{ name: "Hel!" }, { name: "Reda" }] };
  expect(keepTyped(sent, saved, typed)).toEqual({
    name: "Puck",
    slug: "puck",
    towns: [{ name: "Hel!" }, { name: "Rumia" }],
  });
});

test("a list that got another length is the one that was typed", () => {
  expect(keepTyped(["a"], ["a", "b"], ["a", "c", "d"])).toEqual(["a", "c", "d"]);
});
