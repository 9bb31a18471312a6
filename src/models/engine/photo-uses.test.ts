import {
  gallery,
  rightContent,
  service,
  transformation,
} from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { definitionOf } from "../../../packages/content-model/definition";
import { photoUses } from "../../../packages/content-model/graphql/photo-uses";
import { parseContent } from "../../../packages/content-model/read/read-content";
import { content as site } from "../../content";
import { models } from "..";

function usesIn(files: Record<string, string>) {
  const records = Object.entries(files).flatMap(([file, text]) =>
    site.records([parseContent(file, text)]),
  );
  return photoUses(definitionOf({ models }), records);
}

const show = (what: string) => `${service}gallery: ogrody\ntransformation: ${what}\n`;

test("a photo's uses have its words, its file and the pages that name it", () => {
  const uses = usesIn({
    "services/trawa.yaml": `${show("ogrod")}alsoAt: [/darn]\n`,
    "galleries/ogrody.yaml": gallery,
    "transformations/ogrod.yaml": transformation,
  });
  expect(uses.get("photos/hero-las.jpg")).toMatchObject([
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

test("single pages and towns show their own photos", () => {
  const own = "photo: { src: ../photos/0.jpg, alt: Sosny nad zatoką }\n";
  const puck = `${String(rightContent["towns/puck.yaml"])}${own}`;
  const uses = usesIn({ ...sampleContent(), "towns/puck.yaml": puck }).get("photos/0.jpg") ?? [];
  const pagesOf = (place: string) => uses.find(({ file }) => file === place)?.pages;
  expect(pagesOf("pages/o-nas.yaml")).toEqual(["/o-nas"]);
  expect(pagesOf("towns/puck.yaml")).toEqual(["/puck"]);
});
