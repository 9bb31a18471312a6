/** @jest-environment node */
import { gallery, rightContent, service, transformation } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { photoUses } from "./photo-uses";
import { parseContent } from "../read/read-content";
import { recordsIn } from "../read/read-records";

function usesIn(files: Record<string, string>) {
  const records = Object.entries(files).flatMap(([file, text]) =>
    recordsIn(parseContent(file, text)),
  );
  return photoUses(records);
}

const show = (what: string) => `${service}gallery: ogrody\ntransformation: ${what}\n`;

test("a photo's uses are told with its words, its file and the pages that name it", () => {
  const uses = usesIn({
    "services/trawa.yaml": `${show("ogrod")}alsoAt: [/darn]\n`,
    "galleries/ogrody.yaml": gallery,
    "transformations/ogrod.yaml": transformation,
  });
  expect(uses.get("photos/hero-las.jpg")).toEqual([
    { alt: "Las po oczyszczeniu", file: "galleries/ogrody.yaml", pages: ["/darn", "/trawa"] },
    { alt: "Zarośla", file: "transformations/ogrod.yaml", pages: ["/darn", "/trawa"] },
  ]);
  expect(uses.get("photos/hero-dom.jpg")).toHaveLength(3);
});

test("a gallery that no page shows is on no page", () => {
  expect(usesIn({ "galleries/ogrody.yaml": gallery }).get("photos/hero-las.jpg")).toEqual([
    expect.objectContaining({ pages: [] }),
  ]);
});

test("single pages show their own photos, all town pages the one that they share", () => {
  const uses = usesIn(sampleContent()).get("photos/0.jpg") ?? [];
  const pagesOf = (place: string) => uses.find(({ file }) => file === place)?.pages;
  expect(pagesOf("pages/o-nas.yaml")).toEqual(["/o-nas"]);
  const towns = Object.keys(rightContent).filter((file) => file.startsWith("towns/"));
  expect(pagesOf("pages/town.yaml")).toHaveLength(towns.length);
});
