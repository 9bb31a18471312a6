import { parseContent } from "gatsby-plugin-typed-content";
import { gallery, transformation } from "../../e2e/support/content/content-problems";
import { content } from "../content";
import { unshownPictures } from "./unshown-pictures";

const recordsOf = (files: Record<string, string>) =>
  content.records(Object.entries(files).map(([file, text]) => parseContent(file, text)));

const files = { "galleries/łąka.yaml": gallery, "transformations/ogrod.yaml": transformation };

test("pictures that no page shows are named, whichever way their file's name is encoded", () => {
  expect(unshownPictures(recordsOf(files))).toEqual([
    expect.stringContaining("galleries/łąka.yaml"),
    expect.stringContaining("transformations/ogrod.yaml"),
  ]);
  const shown = `gallery: ${"łąka".normalize("NFD")}\ntransformation: ogrod\n`;
  const other = "gallery: ogrod\ntransformation: łąka\n";
  expect(unshownPictures(recordsOf({ ...files, "services/a.yaml": shown }))).toEqual([]);
  expect(unshownPictures(recordsOf({ ...files, "services/a.yaml": other }))).toHaveLength(2);
});
