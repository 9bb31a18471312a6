import type { Kept } from "./decap";
import { entryName } from "./entry-name";

/** A value as Decap keeps it. */
function kept(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const of = (key: string | number) => kept((value as Record<string, unknown>)[key]);
  return { get: of, toArray: () => Object.values(value).map(kept) };
}

const nameOf = (list: object, entry: unknown) => entryName(kept(list) as Kept, kept(entry));

test.each([
  [
    "its first words, passing over what only the site needs",
    { slug: "lipa", title: "", text: "Lipa" },
    "Lipa",
  ],
  ["of a menu the words of the choice", { quality: "best" }, "najlepszy termin"],
  ["of a list all entries", { months: ["best", "avoid"] }, "najlepszy termin, avoid"],
  ["of a group what is in it", { photo: { src: "a.jpg", alt: "Dąb" } }, "Dąb"],
  ["a number", { height: 12 }, "12"],
  ["nothing where nothing was typed", { photo: {} }, ""],
])("a closed entry shows %s", (_, entry, name) => {
  const options = [{ value: "best", label: "najlepszy termin" }];
  const fields = [
    { name: "slug", widget: "string" },
    { name: "title", widget: "string" },
    { name: "quality", widget: "select", options },
    { name: "months", widget: "list", field: { name: "item", widget: "select", options } },
    {
      name: "photo",
      widget: "object",
      fields: [
        { name: "src", widget: "image" },
        { name: "alt", widget: "string" },
      ],
    },
    { name: "height", widget: "number" },
    { name: "text", widget: "text" },
  ];
  expect(nameOf({ fields }, entry)).toBe(name);
});

test("a list of lines shows the lines", () => {
  expect(nameOf({ field: { name: "item", widget: "string" } }, "Kaszuby")).toBe("Kaszuby");
});
