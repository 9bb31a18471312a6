import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { tinyContent as site, tinyFiles } from "../tiny-content.fixture";
import { entryOf, newEntry } from "./entries";

const text = tinyFiles["towns/puck.yaml"] ?? "";
const files = readContent(contentFolder({ ...tinyFiles, "towns/zly.yaml": "name: [" }));
const stateOf = () => ({ changed: true }) as never;

test("an entry comes with its form, its text as the base of a save, and what may be put into texts", () => {
  const entry = entryOf(site, files, "towns/puck.yaml", stateOf);
  expect(entry).toMatchObject({
    file: "towns/puck.yaml",
    isNew: false,
    isOneOfMany: true,
    base: text,
    changed: true,
    data: { name: "Puck" },
    placeholders: { place: "tutaj" },
    page: "/puck",
  });
  expect(entry.label).toContain("Puck");
  expect(entryOf(site, files, "company.yaml", stateOf).isOneOfMany).toBe(false);
});

test("one that is gone is told, and so is one that nobody can read", () => {
  expect(() => entryOf(site, files, "towns/gone.yaml", stateOf)).toThrow("już nie ma");
  expect(() => entryOf(site, files, "towns/zly.yaml", stateOf)).toThrow("nie da się odczytać");
});

test("a new entry begins empty, or with what another of its kind has", () => {
  const made = (copyOf?: string) => newEntry(site, files, "towns/", copyOf);
  expect(made()).toMatchObject({ file: "towns/", isNew: true, base: "", data: {} });
  expect(made()).toMatchObject({
    label: "Miejscowość",
    isOneOfMany: true,
    form: { label: "Miejscowości" },
    placeholders: { place: "tutaj" },
  });
  expect(made("towns/puck.yaml").data).toMatchObject({ name: "Puck" });
  expect(made("company.yaml").data).toEqual({});
  expect(made("towns/gone.yaml").data).toEqual({});
});

test.each(["towns", "company.yaml", "", "unknown/"])("nothing can be added in „%s”", (folder) => {
  expect(() => newEntry(site, files, folder)).toThrow("nie można nic dodać");
});
