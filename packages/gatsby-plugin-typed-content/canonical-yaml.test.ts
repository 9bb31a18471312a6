import { z } from "zod";
import { canonicalYaml, keepComments, mapLeaves } from "./canonical-yaml";
import * as f from "./fields";
import { defineModel } from "./model";

const company = defineModel({
  typeName: "Company",
  label: "Firma",
  description: "Dane firmy.",
  files: ["company.yaml"],
  shape: z.strictObject({
    brand: f.plain("Nazwa"),
    tagline: f.text("Czym firma się zajmuje").optional(),
    email: f.labelled(z.email(), "Adres poczty").optional(),
  }),
});

const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania",
  noun: "Pytanie",
  description: "Pytanie z odpowiedzią.",
  files: ["faq.yaml"],
  isList: true,
  shape: z.strictObject({ question: f.text("Pytanie"), answer: f.markdown("Odpowiedź") }),
});

test("keys stand in the model's order, words that YAML 1.1 or 1.2 misreads in quotes", () => {
  expect(canonicalYaml(company, { email: "a@b.pl", tagline: "Tak: cięcie", brand: "yes" })).toBe(
    'brand: "yes"\ntagline: "Tak: cięcie"\nemail: a@b.pl\n',
  );
});

test("long lines are not folded, paragraphs stand as they are read", () => {
  const long = "słowo ".repeat(40).trim();
  expect(canonicalYaml(faqItem, [{ question: long, answer: `${long}\n\nDrugi.\n` }])).toBe(
    `- question: ${long}\n  answer: |\n    ${long}\n\n    Drugi.\n`,
  );
});

test("comments stay above their keys when a file is written anew, and go with a key that is gone", () => {
  const before = `# Skąd nazwa,\n# $& i kiedy.\nbrand: Stara\n# Bez pola\nfax: 1\nemail: a@b.pl\n`;
  const written = canonicalYaml(company, { email: "a@b.pl", brand: "Nowa", tagline: "Cięcie" });
  expect(keepComments(written, before)).toBe(
    "# Skąd nazwa,\n# $& i kiedy.\nbrand: Nowa\ntagline: Cięcie\nemail: a@b.pl\n",
  );
});

test("a comment stays above its key, not at the same word in a text before it", () => {
  const written = canonicalYaml(company, { brand: "Bór, email: niżej", email: "a@b.pl" });
  expect(keepComments(written, "# Do klientów.\nemail: a@b.pl\n")).toBe(
    'brand: "Bór, email: niżej"\n# Do klientów.\nemail: a@b.pl\n',
  );
});

test("comments stay above entries of a list that begin as before, each once", () => {
  const before = "# Z telefonu.\n- slug: ile\n# Rzadko.\n- slug: kto\n  answer: My.\n";
  const written = "- slug: kto\n  answer: Ja.\n- slug: ile\n- slug: ile\n";
  expect(keepComments(written, before)).toBe(
    "# Rzadko.\n- slug: kto\n  answer: Ja.\n# Z telefonu.\n- slug: ile\n- slug: ile\n",
  );
});

const place = z.strictObject({
  street: f.plain("Ulica"),
  floors: f.list(f.plain("Piętro"), "Piętra"),
});
const office = z.strictObject({
  own: f.group("Own", "Biuro", place.shape),
  other: f.group("Other", "Drugie biuro", place.shape).optional(),
});

test("a group that may be missing is left out without values, also with lists of nothing; a needed one stays", () => {
  const empty = { street: undefined, floors: [] };
  const keep = (_: z.ZodType, value: unknown) => value;
  expect(mapLeaves(office, { own: empty, other: empty }, keep)).toEqual({ own: { floors: [] } });
  const filled = { own: { street: "Leśna", floors: [] }, other: { floors: ["parter"] } };
  expect(mapLeaves(office, filled, keep)).toEqual(filled);
  const half = { own: filled.own, other: { street: "Leśna", floors: [] } };
  expect(mapLeaves(office, half, keep)).toEqual(half);
});

test("what becomes of a value may depend on what stands beside it", () => {
  const own = { street: "Leśna", floors: ["parter"] };
  const beside = (_: z.ZodType, value: unknown, others: object) =>
    typeof value === "string" ? `${value} of ${Object.keys(others).length}` : value;
  expect(mapLeaves(office, { own }, beside)).toEqual({
    own: { street: "Leśna of 2", floors: ["parter of 0"] },
  });
});

test("a key that the program does not know is kept, behind those that it knows", () => {
  expect(canonicalYaml(company, { fax: 1, brand: "Nowa" })).toBe("brand: Nowa\nfax: 1\n");
});
