import { z } from "zod";
import { defineContent } from "../define-content";
import { photo, plain, reference, text } from "../fields";
import { polish } from "../languages/polish";
import { defineModel, singlePage } from "../model";
import { parseContent } from "../read/read-content";

const addressOf = (file: string) => file.slice("trees".length, -".yaml".length);

/** Has a page of its own, names a gallery and other trees, and shows all notes. */
const tree = defineModel({
  typeName: "Tree",
  label: "Tree",
  description: "A tree.",
  files: ["trees/*.yaml"],
  shape: z.strictObject({
    gallery: reference("Gallery", "A gallery.").optional(),
    near: reference("Tree", "Another tree.").optional(),
    photo: photo("A photo.").optional(),
    alsoAt: plain("A further address.").optional(),
  }),
  key: { field: "path", missing: "nie ma" },
  pages: {
    of: ({ file, data: { alsoAt } }) => [
      { path: addressOf(file), component: "templates/tree.tsx" },
      ...(typeof alsoAt === "string"
        ? [{ path: alsoAt, canonical: addressOf(file), component: "templates/tree.tsx" as const }]
        : []),
    ],
    shows: ["Note"],
  },
});
const gallery = defineModel({
  typeName: "Gallery",
  label: "Gallery",
  description: "A gallery.",
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    photo: photo("A photo."),
    further: reference("Gallery", "Another gallery.").optional(),
  }),
  key: { field: "slug", of: ({ file }) => file.slice(10, -5), missing: "nie ma" },
});
const note = defineModel({
  typeName: "Note",
  label: "Note",
  description: "A note.",
  files: ["notes.yaml"],
  isList: true,
  shape: z.strictObject({ text: text("The text.") }),
});
const thanks = defineModel({
  typeName: "Thanks",
  label: "Thanks",
  description: "Thanks.",
  files: ["thanks.yaml"],
  shape: z.strictObject({}),
  pages: singlePage("/dziekujemy", { noIndex: true }),
});

const content = defineContent({ language: polish, models: [tree, gallery, note, thanks] });

const photoOf = (name: string) => `photo: { src: ../photos/${name}.jpg, alt: Drzewo }\n`;

const records = content.records(
  Object.entries({
    "trees/dab.yaml": `gallery: las\nnear: /lipa\n${photoOf("dab")}`,
    "trees/lipa.yaml": `alsoAt: /stara-lipa\n${photoOf("lipa")}`,
    "galleries/las.yaml": `further: bor\n${photoOf("las")}`,
    "galleries/bor.yaml": photoOf("bor"),
    "notes.yaml": "- text: Uwaga\n",
    "thanks.yaml": "{}\n",
  }).map(([file, words]) => parseContent(file, words)),
);
const pages = content.sitePages(records);
const pageAt = (address: string) => pages.find(({ path }) => path === address);

test("a page is made of its file, of what it names without a page, of what that names, and of what all its kind show, with all photos", () => {
  expect(pageAt("/dab")?.sources.sort()).toEqual([
    "galleries/bor.yaml",
    "galleries/las.yaml",
    "notes.yaml",
    "photos/bor.jpg",
    "photos/dab.jpg",
    "photos/las.jpg",
    "trees/dab.yaml",
  ]);
});

test("a file knows all pages that are made of it", () => {
  const byFile = content.pagesByFile(records);
  expect(byFile.get("notes.yaml")?.sort()).toEqual(["/dab", "/lipa", "/stara-lipa"]);
  expect(byFile.get("photos/las.jpg")).toEqual(["/dab"]);
});

test("a further address shows the same page, which search engines list under its own", () => {
  const { canonical, sources } = pageAt("/lipa") ?? {};
  expect(pageAt("/stara-lipa")).toMatchObject({ canonical, sources });
});

test("search engines may not list a page that says so", () => {
  expect(pages.filter(({ noIndex }) => noIndex).map(({ path }) => path)).toEqual(["/dziekujemy"]);
});

test("pages of their own modules come before those of templates, and further addresses last", () => {
  const paths = content.pages(records).map(({ path }) => path);
  expect(paths).toEqual(["/dziekujemy", "/dab", "/lipa", "/stara-lipa"]);
});

test("a file that two of its parts show is named once, and a part that only says where it stands is one", () => {
  const anchored = { ...note, pages: { anchor: () => "uwaga" } };
  const own = defineContent({ language: polish, models: [tree, gallery, anchored, thanks] });
  const photos = "- text: Uwaga\n- text: Druga\n";
  const all = own.records(
    Object.entries({ "trees/dab.yaml": "{}\n", "notes.yaml": photos }).map(([file, words]) =>
      parseContent(file, words),
    ),
  );
  expect(own.sitePages(all)[0]?.sources).toEqual(["trees/dab.yaml", "notes.yaml"]);
});
