import { z } from "zod";
import { date, heading, id, labelled, list, markdown, photo, reference, text } from "../fields";
import { findTexts, textsIn } from "./find-texts";

const texts = textsIn(z.strictObject({ body: markdown("The body.") }), "trees.yaml", {
  body: "1. marca zaczyna się **ochrona**.\n15. października się kończy.\n\n- siew\n  - łąka\u200b kwietna",
});

test.each([
  "15. października",
  "się ochrona. 15.",
  "MARCA ZACZYNA",
  "siew łąka",
  "laka kwietna",
  "łą\u00adka",
])("what a page shows is found: %s", (words) => {
  expect(findTexts(texts, words)).toHaveLength(1);
});

test.each(["**ochrona**", "- siew", " "])("what it does not show is not found: %s", (words) => {
  expect(findTexts(texts, words)).toEqual([]);
});

test("what has the very words comes before what has other diacritics", () => {
  const shape = z.strictObject({ one: heading("One"), other: heading("Other") });
  const both = textsIn(shape, "trees.yaml", { one: "Laka", other: "Łąka" });
  expect(findTexts(both, "łąka").map(({ text }) => text)).toEqual(["Łąka", "Laka"]);
  expect(findTexts(both, "laka").map(({ text }) => text)).toEqual(["Laka", "Łąka"]);
});

test("whatever somebody reads is a text, not what only names something", () => {
  const shape = z.strictObject({
    title: heading("Title"),
    body: markdown("Body"),
    photo: photo("Photo"),
    mail: labelled(z.email(), "E-mail"),
    slug: id("Name"),
    next: reference("Page", "Next"),
    day: date("Day"),
  });
  const read = textsIn(shape, "trees.yaml", {
    title: "An oak",
    body: "Its **leaves**.",
    photo: { src: "../photos/oak.jpg", alt: "A crown" },
    mail: "oak@example.org",
    slug: "oak",
    next: "/beech",
    day: "2026-11-28",
  });
  expect(read.map(({ words }) => words)).toEqual([
    "An oak",
    "Its leaves.",
    "A crown",
    "oak@example.org",
  ]);
});

test("a text is found by its place, in a list by its number, and points as deep as they are by their words", () => {
  const shape = z.strictObject({ needs: list(text("Need"), "Needs"), body: markdown("Body") });
  const data = { needs: ["Sun"], body: "- sand\n      - clay" };
  const placed = textsIn(shape, "trees.yaml", data);
  expect(placed.map(({ file, path }) => [file, path])).toEqual([
    ["trees.yaml", ["needs", 0]],
    ["trees.yaml", ["body"]],
  ]);
  expect(placed[1]?.words).toBe("sand\nclay");
});
