import { withValue } from "./with-value";

const data = { name: "Puck", towns: [{ name: "Hel" }, { name: "Reda" }, { name: "Rumia" }] };

test("one value becomes another, and all beside it stays, also the same objects", () => {
  const changed = withValue(data, ["towns", 1, "name"], (name) => `${String(name)}!`);
  const towns = [data.towns[0], { name: "Reda!" }, data.towns[2]];
  expect(changed).toEqual({ name: "Puck", towns });
  expect((changed as typeof data).towns[0]).toBe(data.towns[0]);
  expect(data.towns[1]).toEqual({ name: "Reda" });
});

test("what is missing on the way is made, and the whole can be replaced", () => {
  expect(withValue({ name: "Puck" }, ["seo", "title"], () => "Łąki")).toEqual({
    name: "Puck",
    seo: { title: "Łąki" },
  });
  expect(withValue(undefined, ["name"], () => "Puck")).toEqual({ name: "Puck" });
  expect(withValue(data, [], () => "x")).toBe("x");
});
