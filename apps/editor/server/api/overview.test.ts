import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { serviceFile, tinyContent, tinyFiles } from "../tiny-content.fixture";
import { entryGroups } from "./overview";

const files = readContent(
  contentFolder({
    ...tinyFiles,
    "services/wycinka.yaml": `${serviceFile("Wycinka")}alsoAt: [/drzewa]\n`,
    "services/drzewa/klon.yaml": serviceFile("Klon"),
    "services/inne/sosna.yaml": serviceFile("Sosna"),
    "services/trawniki/index.yaml": serviceFile("Trawniki"),
    "services/trawniki/a.yaml": serviceFile("Żwir"),
    "services/trawniki/b.yaml": serviceFile("Ćma"),
    "services/trawniki/darn.yaml": serviceFile("Darń"),
    "services/trawniki/zepsute.yaml": 'title: "otwarte\n',
  }),
);
const groups = entryGroups(tinyContent, files, (file) => ({
  isWaiting: file === "faq.yaml" || file === "towns/puck.yaml",
}));

test("every file stands in exactly one group, also one that can't be read", () => {
  const listed = groups.flatMap(({ entries }) => entries.map(({ file }) => file));
  expect([...listed].sort()).toEqual([...new Set(listed)].sort());
  expect(files.map(({ file }) => file).filter((file) => !listed.includes(file))).toEqual([]);
});

test("an entry without a title has the name of its file", () => {
  const labels = groups.flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels).toContain("services/trawniki/zepsute.yaml");
  expect(labels).not.toContain("");
});

test("a folder's group has the name of its own page, also of one with a further address", () => {
  const labels = groups.map(({ label }) => label);
  // In the order of their folders: `services`, `services/drzewa`, `services/inne`, `services/trawniki`.
  expect(labels.filter((label) => label.startsWith("Usługi"))).toEqual([
    "Usługi",
    "Usługi: Wycinka",
    // It has no page of its own.
    "Usługi: /inne",
    "Usługi: Trawniki",
  ]);
});

test("the entries of a folder are in the order of their titles, as Poles have it", () => {
  const group = groups.find(({ label }) => label === "Usługi: Trawniki");
  expect(group?.entries.map(({ label }) => label)).toEqual([
    "Ćma",
    "Darń",
    "services/trawniki/zepsute.yaml",
    "Trawniki",
    "Żwir",
  ]);
});

test("models of one group are listed together, in the order of the models", () => {
  const entries = groups.find(({ label }) => label === "Menu")?.entries;
  expect(entries?.map(({ file }) => file)).toEqual(["navigation.yaml", "redirects.yaml"]);
  expect(groups.filter(({ label }) => label === "Menu")).toHaveLength(1);
});

test("a single file stands in the group of its model, or among the pages", () => {
  const groupOf = (place: string) =>
    groups.find(({ entries }) => entries.some(({ file }) => file === place))?.label;
  expect([groupOf("company.yaml"), groupOf("pages/kontakt.yaml")]).toEqual(["Firma", "Strony"]);
});

test("towns can be added, single files can not", () => {
  expect(groups.find(({ label }) => label === "Miejscowości")?.add).toEqual({
    folder: "towns/",
    label: "Dodaj miejscowość",
  });
  expect(groups.find(({ label }) => label === "Strony")).not.toHaveProperty("add");
});

test("an entry says whether it waits for publication", () => {
  const waiting = groups.flatMap(({ entries }) => entries.filter(({ isWaiting }) => isWaiting));
  expect(waiting).toEqual([
    { file: "towns/puck.yaml", label: "Puck", isWaiting: true },
    { file: "faq.yaml", label: "Pytania i odpowiedzi", isWaiting: true },
  ]);
});
