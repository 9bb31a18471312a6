import { z } from "zod";
import * as f from "./fields";
import { english } from "./languages/english";
import { photoFacts } from "./walk-fields";

test("a field with other words stays what it is, and the outermost words count", () => {
  const inner = f.text({ label: "Inner", hint: "Of the inner.", uses: ["tree"] });
  const outer = f.labelled(inner.optional(), "Outer");
  expect(f.wordsOf(outer, english)).toMatchObject({ label: "Outer", hint: undefined });
  expect(f.factsOf(outer)).toMatchObject({ kind: { kind: "text" }, rows: 2, uses: ["tree"] });
  expect(f.wordsOf(inner, english).label).toBe("Inner");
});

test("the form says which names in braces a text must have, behind the field's own hint", () => {
  const uses = ["tree", "size"];
  expect(f.hintOf(f.text({ label: "A text", hint: "Short.", uses }), english)).toMatch(
    /^Short\. .*\{tree\}.*\{size\}.*\.$/,
  );
  expect(f.hintOf(f.text("A text"), english)).toBe("");
});

const described = (schema: z.ZodType) => f.descriptionOf(schema, english);

test("whoever writes files reads all that a field says, in whole sentences", () => {
  const words = { label: "Where", hint: "A town.", inFile: "As in the list." };
  expect(described(f.text(words))).toBe("Where. A town. As in the list.");
  expect(described(f.text("Where to?"))).toBe("Where to?");
  expect(described(f.markdown("The answer"))).toBe("The answer (Markdown).");
  expect(described(f.text({ label: "Where", uses: ["town"] }))).toMatch(/^Where\. .*\{town\}/);
  expect(described(z.string().describe("By another library."))).toBe("By another library.");
  expect(described(z.string())).toBeUndefined();
});

test("the values of a choice are named with what they mean, a word that means itself once", () => {
  const kind = f.choice("Kind", "Kind", { sun: "in the light", May: "May" });
  expect(described(kind)).toBe("Kind: sun – in the light, May.");
});

test("a form knows how large a field is, and what tells no entry of a list from another", () => {
  const { src, alt } = f.photo("A photo").shape;
  const { title, description } = f.seo().shape;
  const rows = [f.text("x"), f.markdown("x"), f.line("x"), alt, title, description];
  expect(rows.map((field) => f.factsOf(field).rows)).toEqual([2, 2, undefined, 2, undefined, 3]);
  const hidden = [src, alt, f.shortName("x", "title"), f.id("x")];
  expect(hidden.map((field) => f.factsOf(field).hiddenInLists ?? false)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(f.factsOf(f.shortName("x", "title")).sourceKey).toBe("title");
});

test("another photo takes away what is about the one before, in each entry of a list", () => {
  const entry = z.strictObject({
    isDrawn: f.ofPhoto(z.boolean()).default(false),
    note: f.text("x"),
  });
  const shape = z.strictObject({ photos: f.list(entry, "Photos") });
  expect(photoFacts(shape, { photos: [{ note: "a" }, { isDrawn: true }] })).toEqual([
    ["photos", 0, "isDrawn"],
    ["photos", 1, "isDrawn"],
  ]);
});
