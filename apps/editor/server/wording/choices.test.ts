import { z } from "zod";
import { f } from "gatsby-plugin-typed-content";
import { choicesOf, labelOfChoice } from "./choices";

test.each([
  ["a choice by its words", f.choice("Use", "Do czego", { office: "biuro" }), "office", "biuro"],
  ["a day as people write it", f.date("Dzień"), "2026-12-14", "14 grudnia 2026"],
  ["nothing of other texts", f.line("Nazwa"), "2026-12-14", undefined],
])("a form shows %s", (_, schema, value, label) => {
  expect(labelOfChoice(schema, value)).toBe(label);
});

test("words of Polish are their own labels, and a text is no menu", () => {
  expect(choicesOf(f.labelled(z.enum(["wiosna", "jesień"]), "Pora").optional())).toEqual([
    { value: "wiosna", label: "wiosna" },
    { value: "jesień", label: "jesień" },
  ]);
  expect(choicesOf(f.line("Nazwa"))).toBeUndefined();
});
