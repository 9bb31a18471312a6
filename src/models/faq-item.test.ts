import { faqItem } from "./faq-item";
import { slugsTwice } from "./slugs-twice";

const records = (...data: Record<string, unknown>[]) =>
  data.map((one) => ({ file: "faq.yaml", data: one }));

test("a question is the same one with other blanks around it and in other letters; two without words are not", () => {
  const all = records(
    { question: "Ile?", slug: "a" },
    { question: " ILE? ", slug: "b" },
    { slug: "c" },
    { slug: "d" },
  );
  const told = faqItem.check?.(all, new Map(), "2026-11-25") ?? [];
  expect(told).toMatchObject([{ record: all[1], path: ["question"] }]);
});

test("of two entries with one short name the second is told; entries without one have none in common", () => {
  const all = records({ slug: "a" }, {}, { slug: "a" }, {});
  expect(slugsTwice(all, "x").map(({ record }) => record)).toEqual([all[2]]);
});

test("a question is found on its page by its short name", () => {
  expect(faqItem.pages?.anchor?.({ file: "faq.yaml", data: { slug: "ile-trwa" } })).toBe(
    "faq-ile-trwa",
  );
});
