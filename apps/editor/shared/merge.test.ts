import { merge } from "./merge";

const entry = (slug: string) => ({ slug, text: slug, note: slug });
const [a, b, c] = [entry("a"), entry("b"), entry("c")];

test("changes of different keys are both kept, also deep inside", () => {
  const base = { name: "Puck", seo: { title: "x", text: "y" } };
  const theirs = { ...base, seo: { ...base.seo, title: "theirs" } };
  const mine = { name: "Hel", seo: { ...base.seo, text: "mine" }, own: true };
  expect(merge(base, theirs, mine)).toEqual({
    data: { name: "Hel", seo: { title: "theirs", text: "mine" }, own: true },
    clashes: [],
  });
});

test("the same key changed by both is told, and one's own is kept", () => {
  const clash = { path: ["list", 1, "text"], theirs: "theirs" };
  expect(
    merge(
      { list: [a, b] },
      { list: [a, { ...b, text: "theirs" }] },
      { list: [a, { ...b, text: "mine" }] },
    ),
  ).toEqual({ data: { list: [a, { ...b, text: "mine" }] }, clashes: [clash] });
});

test.each([
  ["each changes another", [{ ...a, text: "t" }, b], [a, { ...b, text: "m" }], "ab"],
  [
    "both change the same in different keys",
    [{ ...a, text: "t" }, b],
    [{ ...a, note: "m" }, b],
    "ab",
  ],
  ["one adds, one changes", [a, b, c], [a, { ...b, text: "m" }], "abc"],
  ["one removes, one changes another", [b], [a, { ...b, text: "m" }], "b"],
  ["one moves, one changes", [b, a], [{ ...a, text: "m" }, b], "ba"],
  ["both add", [a, b, c], [a, b, { ...c, slug: "d" }], "abcd abdc"],
  ["one adds before, one after", [c, a, b], [a, b, { ...c, slug: "d" }], "cabd"],
])("entries of a list are merged: %s", (_, theirs, mine, orders) => {
  const { data, clashes } = merge([a, b], theirs, mine);
  const { data: turned } = merge([a, b], mine, theirs);
  expect(clashes).toEqual([]);
  const bySlug = (list: unknown) =>
    new Map((list as { slug: string }[]).map((one) => [one.slug, one]));
  expect(bySlug(data)).toEqual(bySlug(turned));
  for (const list of [data, turned]) {
    expect(orders.split(" ")).toContain([...bySlug(list).keys()].join(""));
  }
  const all = [...theirs, ...mine].flatMap((one) => Object.values(one));
  const isChange = (value: unknown) => value === "t" || value === "m" || value === "d";
  for (const change of all.filter(isChange)) expect(JSON.stringify(data)).toContain(`"${change}"`);
});

test("what one removes and the other changes is told", () => {
  const theirs = { ...b, text: "t" };
  expect(merge([a, b], [a, theirs], [a])).toEqual({ data: [a], clashes: [{ path: [], theirs }] });
  const { data, clashes } = merge([a, b], [a], [a, theirs]);
  expect(data).toEqual([a, theirs]);
  expect(clashes).toEqual([{ path: [1], theirs: undefined }]);
});

test("where both move entries, each in another way, their order is told, and one's own is kept", () => {
  const [theirs, mine] = [
    [b, a, c],
    [a, c, b],
  ];
  expect(merge([a, b, c], theirs, mine)).toEqual({ data: mine, clashes: [{ path: [], theirs }] });
  expect(merge([a, b, c], theirs, theirs)).toEqual({ data: theirs, clashes: [] });
});

test("plain lines keep their places", () => {
  expect(merge(["a", "b", "c"], ["t", "b", "c"], ["a", "m", "c"]).data).toEqual(["t", "m", "c"]);
});

test.each([
  ["a line", ["a", "b", "nowa", "c", "d"], ["a", "B", "c", "d"], ["a", "B", "nowa", "c", "d"]],
  ["two lines", ["a", "b", "nowa", "c", "d"], ["a", "B", "C", "d"], ["a", "B", "nowa", "C", "d"]],
  [
    "the last line",
    ["a", "b", "c", "d", "nowa"],
    ["a", "b", "c", "D"],
    ["a", "b", "c", "D", "nowa"],
  ],
])(
  "a new line stays behind the one before it, where another has changed %s",
  (_, one, other, both) => {
    const base = ["a", "b", "c", "d"];
    expect(merge(base, one, other)).toEqual({ data: both, clashes: [] });
    expect(merge(base, other, one)).toEqual({ data: both, clashes: [] });
  },
);

test("a new entry stays behind the one before it, where another has replaced that", () => {
  const [added, instead] = [entry("added"), entry("instead")];
  const [one, other] = [
    [a, b, added, c],
    [a, instead, c],
  ];
  const both = { data: [a, instead, added, c], clashes: [] };
  expect(merge([a, b, c], one, other)).toEqual(both);
  expect(merge([a, b, c], other, one)).toEqual(both);
});

test("an entry that was put in another's place gets nothing of what is said of that", () => {
  const instead = entry("instead");
  const changed = { ...b, note: "m" };
  const { data, clashes } = merge([a, b, c], [a, instead, c], [a, changed, c]);
  expect(data).toEqual([a, instead, changed, c]);
  expect(clashes).toEqual([{ path: [2], theirs: undefined }]);
});

test("a line that both have changed is told, also where one has added another", () => {
  const merged = merge(["a", "b", "c"], ["a", "t", "c", "d"], ["a", "m", "c"]);
  expect(merged).toEqual({ data: ["a", "m", "c", "d"], clashes: [{ path: [1], theirs: "t" }] });
});

test("entries that can't be told apart are not mixed", () => {
  const { data, clashes } = merge(["a", "a"], ["a", "a", "b"], ["a"]);
  expect(data).toEqual(["a"]);
  expect(clashes).toEqual([{ path: [], theirs: ["a", "a", "b"] }]);
});

test("what was typed during a save stays, beside what the save brought", () => {
  const sent = { name: "Puck", towns: [{ name: "Hel" }, { name: "Reda" }] };
  const saved = { name: "Puck", slug: "puck", towns: [{ name: "Hel" }, { name: "Rumia" }] };
  const typed = { name: "Puck", towns: [{ name: "Hel!" }, { name: "Reda" }] };
  expect(merge(sent, saved, typed).data).toEqual({
    name: "Puck",
    slug: "puck",
    towns: [{ name: "Hel!" }, { name: "Rumia" }],
  });
  expect(merge(["a"], ["a", "b"], ["a", "c"]).data).toEqual(["a", "c", "b"]);
});
