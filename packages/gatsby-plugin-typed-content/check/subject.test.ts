import { z } from "zod";
import * as f from "../fields";
import { polish } from "../languages/polish";
import { defineModel } from "../model";
import { parseContent } from "../read/read-content";
import { byKeys, subjectAt } from "./subject";

const price = z.strictObject({ name: f.text("Nazwa"), sums: f.list(f.text("Suma"), "Sumy") });
const section = z.strictObject({
  heading: f.text("Nagłówek"),
  prices: f.list(f.group("Price", { label: "Cena", titleKey: "name" }, price.shape), "Ceny"),
});
const page = defineModel({
  typeName: "PricePage",
  label: "Cennik",
  noun: "Cennik",
  description: "Cennik.",
  files: ["prices.yaml"],
  shape: z.strictObject({
    sections: f.list(
      f.group("PriceSection", { label: "Część", titleKey: "heading" }, section.shape),
      "Części",
    ),
  }),
});

const file = parseContent(
  "prices.yaml",
  "sections:\n  - heading: Trawniki\n    prices:\n      - name: Z rolki\n        sums: [10 zł, 20 zł]\n",
);

test("of things inside others the innermost is named, and only the keys in it", () => {
  const named = (...path: PropertyKey[]) => {
    const { owner, field } = subjectAt(page, file, path, polish, byKeys(polish));
    return [owner, field];
  };
  const cena = expect.stringMatching(/Cena 1 „Z rolki”/) as string;
  const czesc = expect.stringMatching(/Część 1 „Trawniki”/) as string;
  expect(named("sections", 0, "heading")).toEqual([czesc, "„heading”"]);
  expect(named("sections", 0, "prices")).toEqual([czesc, "„prices”"]);
  expect(named("sections", 0, "prices", 0, "name")).toEqual([cena, "„name”"]);
  expect(named("sections", 0, "prices", 0, "sums", 1)).toEqual([cena, "„sums” (2. na liście)"]);
});
