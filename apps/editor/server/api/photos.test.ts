import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import type { DeleteRequest } from "../../shared/contract";
import { ContentStore } from "../change/content-store";
import { NeedsConsent, Refusal } from "../change/errors";
import { deleteFile } from "../change/save-entry";
import { tinyContent as site, tinyFiles } from "../tiny-content.fixture";
import { listPhotos, photoQuery, smallPhoto, takePhoto } from "./photos";

let work: string;
let content: string;
let store: ContentStore;

beforeEach(() => {
  work = mkdtempSync(path.join(os.tmpdir(), "editing-"));
  content = path.join(work, "content");
  // The sample's photos are links that all tests share.
  cpSync(contentFolder(tinyFiles), content, { recursive: true, dereference: true });
  store = new ContentStore(site, content, work);
});
afterEach(() => rmSync(work, { recursive: true }));

const jpeg = (width: number, height: number, background = "#4a7c3a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const send = (photo: Buffer, query: object) =>
  takePhoto(store, photo, photoQuery.parse(query), "Anna");

/** The place of a photo that is sent and needs no question. */
async function placeOfSent(photo: Buffer, query: object): Promise<string> {
  const answer = await send(photo, query);
  if (answer.kind !== "added") throw new Error(answer.kind);
  return answer.place;
}

/** Deletes a photo, and agrees to what is asked. */
async function deleteAgreed(request: DeleteRequest): Promise<void> {
  try {
    await deleteFile(store, request, "Anna");
  } catch (error) {
    if (!(error instanceof NeedsConsent)) throw error;
    await deleteFile(store, { ...request, agreed: error.question.places }, "Anna");
  }
}

const photos = () => listPhotos(site, content, readContent(content));

test("a photo is named by the site, and is there once however often it is sent", async () => {
  const photo = await jpeg(1500, 1000);
  const sent = { name: "Kowalscy z Żukowa.JPG", folder: "realizacje" };
  const place = await placeOfSent(photo, sent);
  expect(place).toMatch(/^photos\/realizacje\/[0-9a-f]{12}\.jpg$/);
  expect(await placeOfSent(photo, { ...sent, name: "inna.jpg" })).toBe(place);
  expect(readdirSync(path.join(content, "photos/realizacje"))).toEqual([path.basename(place)]);
  expect(await photos()).toContainEqual({
    place,
    section: "realizacje",
    width: 1500,
    height: 1000,
    uses: [],
  });
});

test.each(["../x", "a/../../x", "/etc", "Wielkie", "a//b", "a-", "-a", "a/b/c/d"])(
  "no photo gets into the folder %s",
  async (folder) => {
    await expect(send(await jpeg(1500, 1000), { folder })).rejects.toThrow(
      "Nie ma takiego miejsca",
    );
  },
);

test("an upright photo is asked about before anything is written", async () => {
  const before = readdirSync(path.join(content, "photos"));
  expect(await send(await jpeg(1500, 2000), {})).toMatchObject({ kind: "crop" });
  expect(readdirSync(path.join(content, "photos"))).toEqual(before);
});

test("every photo is listed with all entries that show it, beside one that can't be read", async () => {
  writeFileSync(path.join(content, "photos/0-broken.jpg"), "no photo");
  mkdirSync(path.join(content, "photos/a"));
  for (const place of ["photos/a/1.jpg", "logo.jpg"]) {
    cpSync(path.join(content, "photos/hero-las.jpg"), path.join(content, place));
  }
  const files = readContent(content);
  const listed = await photos();
  const places = listed.map(({ place }) => place);
  expect(places).not.toContain("photos/0-broken.jpg");
  expect(places).toContain("photos/a/1.jpg");
  expect(places).not.toContain("logo.jpg");
  expect(places).toEqual(places.toSorted());
  const shownBy = listed.flatMap(({ place, uses }) =>
    uses.map(({ file, path: keys, label, alt }) => {
      const value = keys.reduce<unknown>(
        (data, key) => (data as Record<string | number, unknown>)[key],
        files.find((one) => one.file === file)?.data,
      );
      expect(path.posix.join(path.posix.dirname(file), String(value))).toBe(place);
      expect([label, alt]).not.toContain("");
      return `${file} ${place}`;
    }),
  );
  const named = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/photos\/[\w/-]+\.jpg/g), ([place]) => `${file} ${place}`),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(shownBy.sort()).toEqual(named.sort());
});

test("photos stand under what most of those in their folder are for", async () => {
  const notShown = await placeOfSent(await jpeg(1500, 1000), {});
  expect(path.dirname(notShown)).toBe("photos");
  const sections = new Map((await photos()).map(({ place, section }) => [place, section]));
  expect(sections.get("photos/hero-dom.jpg")).toBe("Galerie zdjęć");
  expect(sections.get(notShown)).toBe("Galerie zdjęć");
  mkdirSync(path.join(content, "photos/prace"));
  cpSync(path.join(content, notShown), path.join(content, "photos/prace/1.jpg"));
  const unused = await listPhotos(site, content, []);
  const names = unused.map(({ place, section }) => [path.posix.dirname(place), section].join());
  expect(new Set(names)).toEqual(new Set(["photos,Inne", "photos/prace,prace"]));
});

test("photos of a folder that belongs to a type stand under it, whatever shows most of them", async () => {
  const place = await placeOfSent(await jpeg(1500, 1000), { folder: "maszyny" });
  const gallery = path.join(content, "galleries/ogrody.yaml");
  const shown = `  - src: ../${place}\n    alt: Kosa\n    caption: Kosa\n`;
  writeFileSync(gallery, readFileSync(gallery, "utf8") + shown);
  expect(await photos()).toContainEqual(expect.objectContaining({ place, section: "Sprzęt" }));
});

test("a photo that is replaced is replaced wherever it is shown, and gone", async () => {
  const shown = (await photos()).find(({ uses }) => uses.length > 1);
  const file = shown?.place ?? "";
  const instead = await placeOfSent(await jpeg(1500, 1000), {});
  const asked = await deleteFile(store, { file, instead }, "Anna").catch(String);
  expect(asked).toMatch(/Zamienić na inne i usunąć na stałe: zdjęcie „.*”\? Inne pokaże się w:/);
  await deleteAgreed({ file, instead });
  const now = (await photos()).find((photo) => photo.place === instead);
  expect(now?.uses.map(({ label, alt }) => [label, alt])).toEqual(
    shown?.uses.map(({ label, alt }) => [label, alt]),
  );
  expect(existsSync(path.join(content, file))).toBe(false);
  expect(await site.checkFolder(content)).toEqual([]);
});

test("where a photo must be its delete is refused, and the refusal names what shows another there", async () => {
  const file = "photos/hero-las.jpg";
  await expect(deleteFile(store, { file }, "Anna")).rejects.toThrow(/używa jeszcze.*„Zamień”/);
});

test.each([
  ["photos/hero-dom.jpg", "Usuń wszędzie", / Zniknie także z:$/],
  ["photos/0.jpg", "Usuń", /^Usunąć na stałe: zdjęcie „0\.jpg”\?$/],
])("a delete of %s is agreed to by „%s”", async (file, agree, ask) => {
  const asked = await deleteFile(store, { file }, "Anna").catch((error: unknown) => error);
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question).toMatchObject({ agree, ask: expect.stringMatching(ask) as string });
});

test("what comes with a photo has bounds", () => {
  expect(photoQuery.parse({ crop: "1" })).toEqual({ name: "zdjęcie", folder: "", crop: 1 });
  for (const crop of ["1.1", "-0.1", "x"])
    expect(photoQuery.safeParse({ crop }).success).toBe(false);
  expect(photoQuery.parse({ crop: "0" }).crop).toBe(0);
  expect(photoQuery.parse({ name: "a".repeat(200) }).name).toHaveLength(100);
});

test("no photo is replaced by one that is not there, or by itself", async () => {
  const file = "photos/hero-las.jpg";
  for (const instead of ["company.yaml", "photos/../company.yaml", "photos/gone.jpg", file]) {
    await expect(deleteAgreed({ file, instead })).rejects.toThrow(Refusal);
  }
  expect(existsSync(path.join(content, file))).toBe(true);
});

test("small pictures are made in a width that makes sense", async () => {
  writeFileSync(path.join(content, "photos/x.jpg"), await jpeg(1700, 100));
  writeFileSync(path.join(content, "photos/small.jpg"), await jpeg(90, 100));
  const widthOf = async (width: number) =>
    (await sharp(await smallPhoto(content, "photos/x.jpg", width)).metadata()).width;
  expect(await widthOf(320.4)).toBe(320);
  for (const width of [NaN, -1, 79]) expect(await widthOf(width)).toBe(80);
  expect(await widthOf(1e9)).toBe(1600);
  const asItIs = await sharp(await smallPhoto(content, "photos/small.jpg", 320)).metadata();
  expect([asItIs.width, asItIs.format]).toEqual([90, "jpeg"]);
  const turned = await sharp(await jpeg(1500, 1000))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  writeFileSync(path.join(content, "photos/turned.jpg"), turned);
  const small = await sharp(await smallPhoto(content, "photos/turned.jpg", 100)).metadata();
  expect([small.width, small.height]).toEqual([100, 150]);
});
