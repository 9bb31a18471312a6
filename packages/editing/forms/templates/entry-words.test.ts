import type { RJSFSchema } from "@rjsf/utils";
import { entryPhotos, entryWords } from "./entry-words";

const choice: RJSFSchema = { type: "string", oneOf: [{ const: "best", title: "najlepszy" }] };

test.each([
  ["its first words, without what only the site needs", { slug: "lipa", text: "Lipa" }, ["Lipa"]],
  ["of a menu the words of the choice", { quality: "best", height: 12 }, ["najlepszy", "12"]],
  ["its own words before those of its photo", { photo: { alt: "Dąb" }, text: "Po" }, ["Po", "Dąb"]],
  ["of a list all entries", { months: ["best", "avoid"] }, ["najlepszy", "avoid"]],
  ["nothing where nothing was typed", { photo: {}, text: "" }, []],
  ["a line itself", "Kaszuby", ["Kaszuby"]],
  ["nothing of a line that is empty", null, []],
])("a closed entry shows %s", (_, value, words) => {
  const schema: RJSFSchema = {
    properties: { quality: choice, months: { type: "array", items: choice } },
  };
  expect(entryWords(schema, value)).toEqual(words);
});

test("an entry's photos have addresses of small pictures, at most two, wherever they are in it", () => {
  expect(entryPhotos({ src: "../photos/prace/1.jpg", alt: "Zdjęcia z photos/2.jpg" })).toEqual([
    "/admin/photos/prace/1.jpg?width=160",
  ]);
  const pair = { before: { src: "photos/a.jpg" }, after: { src: "../../photos/b.jpg" } };
  expect(entryPhotos({ ...pair, photo: { src: "photos/c.jpg" } })).toEqual([
    "/admin/photos/a.jpg?width=160",
    "/admin/photos/b.jpg?width=160",
  ]);
  expect([entryPhotos({ text: "Trawa" }), entryPhotos(undefined)]).toEqual([[], []]);
});
