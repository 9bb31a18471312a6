import { asTable } from "./table";

test("an entry is a row, its fields are columns, those of groups inside it too", () => {
  const answer = {
    nodes: [
      { name: "Hel", seo: { title: "Ogrody" } },
      { name: "Puck", seo: null },
    ],
  };
  expect(asTable(answer)).toBe(
    ["name  seo.title", "----  ---------", "Hel   Ogrody", "Puck"].join("\n"),
  );
});

test("lists inside an entry take lines of their own, and what belongs together stays in one", () => {
  const answer = [
    {
      photo: "a.jpg",
      usedIn: [
        { file: "x", pages: ["/", "/o-nas"] },
        { file: "y", pages: ["/kontakt"] },
      ],
    },
    { photo: "b.jpg", usedIn: [] },
    { photo: "c.jpg", usedIn: [{ file: "z", pages: ["/hel"] }] },
  ];
  expect(asTable(answer)).toBe(
    [
      "photo  usedIn.file  usedIn.pages",
      "-----  -----------  ------------",
      "a.jpg  x            /",
      "                    /o-nas",
      "       y            /kontakt",
      "b.jpg",
      "c.jpg  z            /hel",
    ].join("\n"),
  );
});

test("a long text goes on in the next line", () => {
  const long = "słowo ".repeat(40).trim();
  const lines = asTable([{ text: long, size: 1 }]).split("\n");
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(80);
});

test.each([[[]], [{ nodes: [] }]])("%j is nothing", (answer) => {
  expect(asTable(answer)).toBe("Nothing.");
});

test("a single record is one row", () => {
  expect(asTable({ name: "Hel", isNear: true })).toBe("name  isNear\n----  ------\nHel   true");
});
