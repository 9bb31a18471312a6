import { contentFolder } from "../../../e2e/support/content/content-folder";
import { service } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content as site } from "../../../src/content";
import { readContent } from "../../content-model/read/read-content";
import { entryGroups } from "./overview";

const nested = service.replaceAll("../", "../../");
const files = readContent(
  contentFolder({
    ...sampleContent(),
    "services/wycinka.yaml": `${service}alsoAt:\n  - /drzewa\n`.replace(
      /^title: .*/m,
      "title: Wycinka",
    ),
    "services/drzewa/klon.yaml": nested,
    "services/trawniki/index.yaml": nested.replace(/^title: .*/m, "title: Trawniki"),
    "services/trawniki/darn.yaml": nested,
  }),
);
const groups = entryGroups(site, files, (file) => ({ isWaiting: file === "faq.yaml" }));

test("every file stands in exactly one group", () => {
  const listed = groups.flatMap(({ entries }) => entries.map(({ file }) => file));
  expect([...listed].sort()).toEqual([...new Set(listed)].sort());
  expect(files.map(({ file }) => file).filter((file) => !listed.includes(file))).toEqual([]);
});

test("a folder's group has the name of its own page, also of one with a further address", () => {
  const labels = groups.map(({ label }) => label);
  expect(labels).toContain("Usługi: Trawniki");
  expect(labels).toContain("Usługi: Wycinka");
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
  expect(waiting).toEqual([{ file: "faq.yaml", label: "Pytania i odpowiedzi", isWaiting: true }]);
});
