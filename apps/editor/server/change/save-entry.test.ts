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
import { contentFolder, samplePhotos } from "@typed-site/test-support/content-folder";
import { type ContentFile, type Model, readContent, readMedia } from "gatsby-plugin-typed-content";
import { canonicalYaml } from "gatsby-plugin-typed-content";
import type { DeleteRequest, SaveRequest } from "../../shared/contract";
import { serviceFile, tinyContent as site, tinyFiles } from "../tiny-content.fixture";
import { ContentStore } from "./content-store";
import { NeedsConsent, Refusal } from "./errors";
import { deleteFile, saveEntry } from "./save-entry";

jest.setTimeout(120_000);

let work: string;
let content: string;
let store: ContentStore;

/** Small right content in which a second service stands in the menu. */
const twoServices = {
  ...tinyFiles,
  "services/drzewa.yaml": serviceFile("Wycinka drzew"),
  "navigation.yaml": "header:\n  - { label: Oferta, items: [/trawa-z-rolki, /drzewa] }\n",
};

beforeEach(() => {
  content = contentFolder(twoServices);
  for (const { file, data } of readContent(content)) {
    const model = site.modelOfFile(file);
    if (model) writeFileSync(path.join(content, file), canonicalYaml(model, data));
  }
  const photos = path.join(content, "photos");
  const texts = Object.values(twoServices).join();
  // Only the photos that the content shows.
  for (const name of readdirSync(photos)) {
    if (!texts.includes(`photos/${name}`)) rmSync(path.join(photos, name));
  }
  work = mkdtempSync(path.join(os.tmpdir(), "editing-"));
  store = new ContentStore(site, content, work);
});

afterEach(() => rmSync(work, { recursive: true, force: true }));

type Data = Record<string, unknown>;

const filesOf = (typeName: string) =>
  readContent(content).filter(({ file }) => site.modelOfFile(file)?.typeName === typeName);

function first(typeName: string, fits: (data: Data, file: string) => boolean = () => true) {
  const found = filesOf(typeName).find(({ file, data }) => fits(data as Data, file));
  if (!found) throw new Error(`no ${typeName}`);
  return { ...found, data: found.data as Data };
}

const remove = (place: string, more: Partial<DeleteRequest> = {}) =>
  deleteFile(store, { file: place, ...more }, "Anna");

/** Saves what was made of a file as it is, or as it was. */
const save = (
  file: string,
  data: unknown,
  more: Partial<SaveRequest> = {},
  base = readContent(content).find((one) => one.file === file)?.text,
) => saveEntry(store, { file, data, base, ...more }, "Anna");

/** What was answered where nothing was done. */
async function refusal(request: Promise<unknown>): Promise<Refusal | NeedsConsent> {
  const before = snapshot();
  const error: unknown = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(snapshot()).toEqual(before);
  if (error instanceof Refusal || error instanceof NeedsConsent) return error;
  throw error instanceof Error ? error : new Error("it was not refused");
}

const snapshot = () =>
  readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [file, file.endsWith(".yaml") ? readFileSync(file, "utf8") : ""]);

/** Words that belong to files, not to forms. */
const TECHNICAL =
  /\.yaml|\.\.\/|content\/|API|dwukropk|wiersz|„[a-z]+[A-Z]|„(?:photo|src|alt|seo|body|name|nearby|needs)/;

test("a save that breaks a rule is refused in the words of the form, and nothing is written", async () => {
  const { file, data } = first("Gallery");
  const error = await refusal(save(file, { ...data, photos: [] }));
  expect(error.message).toContain(String(data.title).slice(0, 10));
  expect(error.message).toContain("Zdjęcia w kolejności pokazywania");
  expect(error.message).not.toMatch(TECHNICAL);
});

test("of an empty question nothing is asked that is made of another field", async () => {
  const { file, data } = first("FaqItem");
  const error = await refusal(save(file, [...Object.values(data), {}]));
  expect(error).toMatchObject({ complaints: [{ path: [expect.anything(), "question"] }, {}] });
});

test("an empty line of a list is refused by its number", async () => {
  const { file, data } = first("Company");
  const error = await refusal(save(file, { ...data, regions: ["Kaszuby", ""] }));
  expect(error.message).toContain("(2. na liście) jest puste");
  expect(error).toMatchObject({ complaints: [{ path: ["regions", 1] }] });
  expect(error.message).not.toMatch(TECHNICAL);
});

test("an optional photo without its description is refused in the words of the form", async () => {
  const { file, data } = first("EquipmentItem");
  const photo = { src: "photos/hero-las.jpg", alt: "" };
  const error = await refusal(save(file, [{ ...(data as unknown as Data[])[0], photo }]));
  expect(error.message).toContain("Zdjęcie sprzętu → Co widać na zdjęciu");
  expect(error.message).not.toMatch(TECHNICAL);
});

test("a delete names what else has to go, and takes it out there too once that is agreed", async () => {
  const file = "services/drzewa.yaml";
  const asked = await refusal(remove(file));
  if (!(asked instanceof NeedsConsent)) throw asked;
  const { places } = asked.question;
  expect(places.join("\n")).toContain("Grupa menu");
  expect(places.join("\n")).not.toMatch(TECHNICAL);
  await refusal(remove(file, { agreed: places.slice(1) }));
  await remove(file, { agreed: places });
  expect(existsSync(path.join(content, file))).toBe(false);
  expect(await site.checkFolder(content)).toEqual([]);
});

test("a delete of what somebody changed since it was opened tells the changes first", async () => {
  const file = "services/drzewa.yaml";
  const { text, data } = first("Service", (_, place) => place === file);
  const agreedBefore = await refusal(remove(file, { base: text }));
  if (!(agreedBefore instanceof NeedsConsent)) throw agreedBefore;
  expect(agreedBefore.question.newer).toBeUndefined();
  await save(file, { ...data, title: "Drzewa i krzewy" }, {}, text);
  const { places: agreed } = agreedBefore.question;
  const asked = await refusal(remove(file, { agreed, base: text }));
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question).toMatchObject({ newer: "Wczytaj nowszą" });
  expect(asked.question.places.join("\n")).toContain("teraz: „Drzewa i krzewy”");
  expect(existsSync(path.join(content, file))).toBe(true);
  await remove(file, { agreed: asked.question.places, base: text });
  expect(existsSync(path.join(content, file))).toBe(false);
});

test("a new town needs no other file", async () => {
  const { data } = first("Town");
  await save("towns/", { ...data, name: "Nowa Łąka", locative: "w Nowej Łące" });
  expect(existsSync(path.join(content, "towns/nowa-laka.yaml"))).toBe(true);
  expect(await site.checkFolder(content)).toEqual([]);
});

test("a town that gets the name of another one is refused", async () => {
  const [a, b] = filesOf("Town") as [ContentFile, ContentFile];
  const name = (b.data as Data).name;
  const error = await refusal(save(a.file, { ...(a.data as Data), name }));
  expect(error.message).toContain(`„${String(name)}” już istnieje`);
});

test("a save whose answer got lost is made once more from the same form, also under a new name", async () => {
  const { file, data, text } = first("Town");
  const agreed = async (changed: unknown) => {
    const asked = await refusal(save(file, changed, {}, text));
    return asked instanceof NeedsConsent ? asked.question.places : [];
  };
  const renamed = { ...data, name: "Nowa Łąka" };
  const saved = await save(file, renamed, { agreed: await agreed(renamed) });
  const left = snapshot();
  expect(await save(file, renamed, {}, text)).toEqual(saved);
  expect(snapshot()).toEqual(left);
  expect(await refusal(save(file, { ...renamed, county: "inny" }, {}, text))).toBeDefined();
});

test("a renamed town is renamed where others name it, and its old address leads to the new", async () => {
  const { file, data } = first("Town");
  const renamed = { ...data, name: "Nowa Łąka" };
  const asked = await refusal(save(file, renamed));
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question).toMatchObject({
    ask: "Ta nazwa jest też w innych miejscach. Zmienić ją wszędzie?",
    agree: "Zmień wszędzie",
  });
  await save(file, renamed, { agreed: asked.question.places });
  expect(existsSync(path.join(content, file))).toBe(false);
  expect(first("Redirect").data).toContainEqual({
    from: expect.stringMatching(/^\/./) as string,
    to: "/nowa-łąka",
  });
  expect(await site.checkFolder(content)).toEqual([]);
});

test("comments by hand outlive a save, and the change of a name", async () => {
  const { file, data, text } = first("Town");
  const note = "# Źródło: strona urzędu.\nsummary:";
  writeFileSync(path.join(content, file), text.replace(/^summary:/m, note));
  await save(file, { ...data, genitive: "Innej" });
  const asked = await refusal(save(file, { ...data, name: "Nowa Łąka" }));
  if (!(asked instanceof NeedsConsent)) throw asked;
  await save(file, { ...data, name: "Nowa Łąka" }, { agreed: asked.question.places });
  const renamed = first("Town", ({ name }) => name === "Nowa Łąka");
  expect(renamed.text).toContain(note);
});

test("a further address that the menu names does not go, but can be changed, in the menu too", async () => {
  const { file, data } = first("Service", (_, place) => place === "services/drzewa.yaml");
  await save(file, { ...data, alsoAt: ["/las"] });
  const menu = first("Navigation");
  const [group, ...others] = menu.data.header as { items: string[] }[];
  const items = [...(group?.items ?? []), "/las"];
  await save(menu.file, { ...menu.data, header: [{ ...group, items }, ...others] });
  expect((await refusal(save(file, data))).message).toContain("/las");

  const changed = { ...data, alsoAt: ["/gaj"] };
  const asked = await refusal(save(file, changed));
  if (!(asked instanceof NeedsConsent)) throw asked;
  await save(file, changed, { agreed: asked.question.places });
  expect(JSON.stringify(first("Navigation").data)).toContain('"/gaj"');
  expect(first("Redirect").data).toContainEqual({ from: "/las", to: "/gaj" });
  expect(await site.checkFolder(content)).toEqual([]);
});

test("a town that others name goes from them too, once that is agreed", async () => {
  const lists = filesOf("Town").map(({ data }) => (data as { nearby: string[] }).nearby);
  const isLast = (name: string) => lists.some((near) => near.length === 1 && near[0] === name);
  const { file } = first("Town", ({ name }) => !isLast(String(name)));
  const asked = await refusal(remove(file));
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question.places.join("\n")).toContain("Miejscowości w kolejności");
  await remove(file, { agreed: asked.question.places });
  expect(existsSync(path.join(content, file))).toBe(false);
  expect(await site.checkFolder(content)).toEqual([]);
});

test("no change may take away a photo that is still shown", async () => {
  const place = `photos/${readdirSync(path.join(content, "photos"))[0]}`;
  const change = store.change(() => ({ write: new Map(), remove: [place] }), "Anna");
  expect((await refusal(change)).message).toContain("Nie ma zdjęcia");
});

test("what something else can't do without is not deleted", async () => {
  const { transformation } = first("HomePage").data;
  const error = await refusal(
    remove(`transformations/${String(transformation)}.yaml`, { agreed: [] }),
  );
  expect(error.message).toContain("Strona główna");
  expect(error.message).toContain("Najpierw wybierz tam inną.");
});

test("a photo that a gallery shows goes from the gallery too, once that is agreed", async () => {
  const { file, data } = first("Gallery");
  const photos = data.photos as Data[];
  const extra = "photos/inne.jpg";
  cpSync(path.join(samplePhotos, "hero-las.jpg"), path.join(content, extra));
  await save(file, { ...data, photos: [...photos, { ...photos[0], src: `../${extra}` }] });
  const asked = await refusal(remove(extra));
  if (!(asked instanceof NeedsConsent)) throw asked;
  await remove(extra, { agreed: asked.question.places });
  expect(first("Gallery").data.photos).toEqual(photos);
  expect(await site.checkFolder(content)).toEqual([]);
});

test("mistakes that stood elsewhere before refuse nothing, those in the saved entry do", async () => {
  const other = first("LegalPage");
  writeFileSync(
    path.join(content, other.file),
    `${readFileSync(path.join(content, other.file), "utf8")}\nzzz: 1\n`,
  );
  const broken = first("Transformation");
  writeFileSync(path.join(content, broken.file), 'title: "otwarte\n');
  const { file, data } = first("Gallery");
  await save(file, { ...data, title: "Inny nagłówek" });
  expect(readFileSync(path.join(content, file), "utf8")).toContain("Inny nagłówek");
  const error = await refusal(save(other.file, { ...(other.data as object), zzz: 1 }));
  expect(error.message).toContain("zzz");
});

test("what others changed meanwhile in other fields stays, and the page is told", async () => {
  const { file, data, text } = first("Town");
  await save(file, { ...data, county: "powiat pierwszy" });
  const answer = await save(file, { ...data, genitive: "Innej" }, {}, text);
  expect(answer.data).toEqual({ ...data, county: "powiat pierwszy", genitive: "Innej" });
  const after = first("Town", (_, place) => place === file);
  expect(after.data).toEqual({ ...data, county: "powiat pierwszy", genitive: "Innej" });
  expect(answer.base).toBe(after.text);
});

test("records of one file are merged, also when one was added by a text editor", async () => {
  const { file, data, text } = first("FaqItem");
  const [question, ...others] = data as unknown as Data[];
  const added = { slug: "nowe", question: "Czy sadzicie lipy?", answer: "Tak." };
  const written = canonicalYaml(site.modelOfFile(file) as Model, [question, ...others, added]);
  writeFileSync(path.join(content, file), written);
  await save(file, [{ ...question, answer: "Inaczej." }, ...others], {}, text);
  expect(first("FaqItem").data).toEqual([{ ...question, answer: "Inaczej." }, ...others, added]);
});

test("the same field changed meanwhile is not overwritten before the editor says so", async () => {
  const { file, data, text } = first("Town");
  await save(file, { ...data, county: "powiat pierwszy" });
  const mine = { ...data, county: "powiat drugi" };
  const asked = await refusal(save(file, mine, {}, text));
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question.newer).toBe("Wczytaj nowszą");
  const { places } = asked.question;
  expect(asked.question.clashes).toEqual([
    {
      place: expect.stringContaining("Powiat") as string,
      mine: "powiat drugi",
      theirs: "powiat pierwszy",
    },
  ]);
  expect(places).toEqual([expect.stringMatching(/Powiat.*„powiat pierwszy”/)]);
  expect(places.join("\n")).not.toMatch(TECHNICAL);
  // What is changed once more is asked once more.
  await save(file, { ...data, county: "powiat trzeci" });
  await refusal(save(file, mine, { agreed: places }, text));
  await save(file, { ...data, county: "powiat pierwszy" });
  await save(file, mine, { agreed: places }, text);
  expect(first("Town", (_, place) => place === file).data.county).toBe("powiat drugi");
});

test("what the page saved itself is no change by others", async () => {
  const { file, data } = first("Town");
  const saved = await save(file, { ...data, county: "powiat pierwszy" });
  await save(file, { ...data, county: "powiat drugi" }, { base: saved.base });
  expect(first("Town", (_, place) => place === file).data.county).toBe("powiat drugi");
});

test("an entry that was deleted or broken meanwhile is saved again only when the editor says so", async () => {
  const { file, data, text } = first("Gallery");
  for (const spoil of [
    () => rmSync(path.join(content, file)),
    () => {
      writeFileSync(path.join(content, file), 'title: "otwarte\n');
    },
  ]) {
    spoil();
    const asked = await refusal(save(file, data, {}, text));
    if (!(asked instanceof NeedsConsent)) throw asked;
    expect(asked.question.clashes?.map(({ theirs }) => theirs)).toEqual(["(usunięto)"]);
    await save(file, data, { agreed: asked.question.places }, text);
    expect(first("Gallery", (_, place) => place === file).data).toEqual(data);
  }
});

test("a new entry overwrites none, also a copy of one", async () => {
  const { data } = first("Gallery");
  const isNew = { base: undefined };
  await save("galleries/", { ...data, title: "Kopia ogrodów" }, isNew);
  expect(existsSync(path.join(content, "galleries/kopia-ogrodow.yaml"))).toBe(true);
  const again = await refusal(save("galleries/", { ...data, title: "Kopia ogrodów!" }, isNew));
  expect(again.message).toContain("już istnieje");
  const unnamed = await refusal(save("galleries/", { ...data, title: " " }, isNew));
  expect(unnamed).toMatchObject({ complaints: [{ path: ["title"] }] });
});

test("a save says what others have changed meanwhile, also that it is again as it was", async () => {
  const { file, data, text } = first("Town");
  const own = await save(file, { ...data, county: "powiat pierwszy" }, {}, text);
  expect(own.byOthers).toEqual([]);
  // Somebody throws that away.
  writeFileSync(path.join(content, file), text);
  const sent = { ...data, county: "powiat pierwszy", genitive: "Innej" };
  const again = await save(file, sent, {}, own.base);
  expect(again.data).toMatchObject({ county: data.county, genitive: "Innej" });
  expect(again.byOthers).toEqual([
    expect.stringMatching(`Powiat.*teraz: „${String(data.county)}”`),
  ]);
});

test("of two saves of one entry at once none is lost", async () => {
  const { file, data, text } = first("Town");
  await Promise.all([
    save(file, { ...data, county: "powiat pierwszy" }, {}, text),
    save(file, { ...data, genitive: "Innej" }, {}, text),
  ]);
  expect(first("Town", (_, place) => place === file).data).toEqual({
    ...data,
    county: "powiat pierwszy",
    genitive: "Innej",
  });
});

test("a delete of what is no file is refused, and the next save goes through", async () => {
  mkdirSync(path.join(content, "photos/album"));
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await refusal(remove("photos/album", { agreed: [] }));
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  const { file, data } = first("Town");
  await save(file, { ...data, county: "powiat inny" });
  expect(first("Town", (_, place) => place === file).data.county).toBe("powiat inny");
});

test("no request reaches a place outside the content", async () => {
  for (const place of ["services/../../x.yaml", "../x.yaml", "/etc/x.yaml", "package.json"]) {
    await refusal(saveEntry(store, { file: place, data: { title: "x" } }, "Anna"));
  }
  writeFileSync(path.join(content, "slownik.txt"), "wyraz\n");
  for (const place of ["../package.json", "slownik.txt"]) {
    await refusal(remove(place, { agreed: [] }));
  }
});

test("a list in which nothing is yet is saved as an empty one", async () => {
  await save("reviews.yaml", null);
  expect(readFileSync(path.join(content, "reviews.yaml"), "utf8")).toBe("[]\n");
});

test("a save that was killed and can't be finished is told to the operator, and all can be read", () => {
  mkdirSync(path.join(work, "draft"));
  writeFileSync(path.join(work, "draft/steps.json"), "{");
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(new ContentStore(site, content, work).files().length).toBeGreaterThan(0);
  expect(logged.mock.calls.join()).toContain("can't be finished");
  logged.mockRestore();
});

test("a short name that was left empty is made, and told to the form", async () => {
  const { file, data } = first("FaqItem");
  const others = data as unknown as Data[];
  const asked = { question: "Czy sadzicie lipy?", answer: "Tak.\n\nTakże duże." };
  const made = await save(file, [...others, { slug: "", ...asked }]);
  expect(made.base).toContain("slug: czy-sadzicie-lipy");
});

test("an optional group that is left empty is no group, also where it holds a list", async () => {
  const { file, data } = first("Town");
  const empty = { areas: [], note: "" };
  const saved = await save(file, { ...data, protection: empty });
  expect(saved.data).not.toHaveProperty("protection");
});

test("who saved and who deleted is kept until it is published", async () => {
  const { file, data } = first("Town");
  await save(file, { ...data, county: "powiat inny" });
  const extra = "photos/inne.jpg";
  cpSync(path.join(samplePhotos, "hero-las.jpg"), path.join(content, extra));
  await deleteFile(store, { file: extra, agreed: [] }, "Ewa");
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  const { whoSaved } = store;
  expect(whoSaved.all()).toEqual({ [file]: { by: "Anna", at }, [extra]: { by: "Ewa", at } });
  whoSaved.forgetAllBut(new Set(), whoSaved.all());
  expect(whoSaved.all()).toEqual({});
});

test("a text from elsewhere is cleaned, and a day is told without quotes", async () => {
  const { file, data } = first("FaqItem");
  const [question, ...others] = data as unknown as Data[];
  const answer = "Robimy:\n•\tkoszenie\n•\tna\u00adwo\u00adże\u00adnie";
  const saved = await save(file, [{ ...question, answer }, ...others]);
  expect((saved.data as Data[])[0]?.answer).toBe("Robimy:\n- koszenie\n- nawożenie\n");

  const review = {
    author: "Jan",
    date: "14.05.2026",
  };
  const error = await refusal(save("reviews.yaml", [review]));
  expect(error.message).toContain("Wybierz dzień z kalendarza.");
  expect(error.message).not.toContain('"');
});

test("a mistake that stood in an entry before is told when it is saved, one elsewhere is not", async () => {
  const navigation = path.join(content, "navigation.yaml");
  const wrong = readFileSync(navigation, "utf8").replace("/drzewa", "/lost");
  writeFileSync(navigation, wrong);
  const { file, data } = first("Navigation");
  expect((await refusal(save(file, data))).message).toContain("/lost");
  const company = first("Company");
  await save(company.file, { ...company.data, brand: "Las" });
  expect(readFileSync(path.join(content, company.file), "utf8")).toContain("Las");
});

test("who opens the list has the content checked once, so that the first save need not begin with it", async () => {
  const check = jest.spyOn(site, "check");
  try {
    store.prepare();
    store.prepare();
    while (check.mock.calls.length === 0) await new Promise(setImmediate);
    await readMedia(content);
    await new Promise(setImmediate);
    expect(check.mock.calls.map(([files]) => files.length)).toEqual([readContent(content).length]);
    expect(check.mock.calls[0]?.[1].has("photos/hero-dom.jpg")).toBe(true);
  } finally {
    check.mockRestore();
  }
});
