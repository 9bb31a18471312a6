import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../../packages/content-model/read/read-content";
import { addressOfName } from "../../packages/utils";
import { firstTown, services } from "../support/content/site-content";
import { changesIn, git } from "../support/project-copy";
import { open, previewOf, save, visit, visitWith } from "./editing-page";
import { type Editing, expect, type Page, test } from "./test";

/** What the content files hold, by their places. */
const contentOf = (project: string): Record<string, unknown> =>
  Object.fromEntries(
    readContent(path.join(project, "content")).map(({ file, data }) => [file, data]),
  );

const saved = (page: Page) => expect(page.getByText("Zmiany zapisane")).toBeVisible();

/** Uploads a photo in the window that a button opens. */
async function upload(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole("button", { name: button }).last().click();
  const photo = { name, mimeType: "image/jpeg", buffer: await photoWithPlace() };
  await page.locator("input[type=file]").last().setInputFiles(photo);
  await page.getByRole("button", { name: "Wybierz zaznaczone" }).click();
}

test("an editor changes an answer, and nothing else changes", async ({ page, editing }) => {
  const before = contentOf(editing.project);
  const [first, ...others] = before["faq.yaml"] as { question: string; answer: string }[];
  const strangers = watchStrangers(page);
  await page.goto(`${editing.address}/admin`);
  await page.getByRole("link", { name: "Pytania i odpowiedzi" }).click();
  await open(page, first?.question ?? "");
  const answer = page.getByLabel("Odpowiedź").first();
  await answer.fill("");
  await save(page);
  await expect(page.getByText("Wypełnij pole „Odpowiedź”.")).toBeVisible();
  expect(changesIn(editing.project)).toEqual({ lines: [], newFiles: [] });
  const text = `${first?.answer.trim()}\n\nDęby sadzimy **jesienią**.`;
  await answer.fill(text);
  await save(page);
  await saved(page);
  expect(strangers).toEqual([]);
  await visitWith(page, editing.address, "/", "Dęby sadzimy");
  await expect(page.getByText("Dęby sadzimy jesienią.").first()).toBeAttached();
  const { ["faq.yaml"]: after, ...rest } = contentOf(editing.project);
  expect(after).toEqual([{ ...first, answer: `${text}\n` }, ...others]);
  expect(rest).toEqual({ ...before, "faq.yaml": undefined });
});

interface Gallery {
  photos: { src: string; alt: string }[];
}

test("the page of the site beside the form shows what was saved, at the part and in the width that is asked for", async ({
  page,
  editing,
}) => {
  const { town, entry } = someTown(editing);
  await visit(page, editing.address, entry);
  await expect(previewOf(page).locator("h1")).toContainText(town.name);
  const [need = ""] = town.needs;
  await open(page, need);
  const field = page.locator("[id^=item-field]:visible").first();
  await field.focus();
  await expect(previewOf(page).getByText(need).first()).toBeInViewport();
  const width = () =>
    previewOf(page)
      .locator("html")
      .evaluate(() => window.innerWidth);
  expect(await width()).toBe(1280);
  await page.frameLocator("#preview-pane").getByRole("button", { name: "Telefon" }).click();
  await expect.poll(width).toBe(390);
  await expect(previewOf(page).getByText(need).first()).toBeInViewport();
  await field.fill("wiązy przy drodze");
  await save(page);
  await saved(page);
  await expect(previewOf(page).getByText("wiązy przy drodze").first()).toBeInViewport();
  // Nothing that Gatsby tells developers covers it.
  await expect(previewOf(page).getByText("Preparing requested page")).toHaveCount(0);
});

test("two tabs lose nothing of each other", async ({ page, editing, context }) => {
  const { file, town, entry } = someTown(editing);
  const other = await context.newPage();
  const written = () => contentOf(editing.project)[file];
  const county = (tab: Page) => tab.getByLabel("Powiat");
  for (const tab of [page, other]) await visit(tab, editing.address, entry);
  await county(page).fill("powiat pierwszy");
  await save(page);
  await saved(page);
  await page.getByLabel("Nazwa w dopełniaczu").fill("Pierwszej");
  await save(page);
  await saved(page);
  // Another field: both are kept, and the form shows both.
  await other.getByLabel("Nazwa w miejscowniku").fill("w Drugiej");
  await save(other);
  const merged = { county: "powiat pierwszy", genitive: "Pierwszej", locative: "w Drugiej" };
  await expect(county(other)).toHaveValue(merged.county);
  await expect(other.getByLabel("Nazwa w miejscowniku")).toHaveValue(merged.locative);
  expect(written()).toEqual({ ...town, ...merged });
  // The same field: the second is asked, and keeps what was typed.
  await county(other).fill("powiat drugi");
  await save(other);
  await saved(other);
  await retype(county(page), "powiat trzeci");
  await save(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("„powiat drugi”");
  await dialog.getByRole("button", { name: "Zostaw bez zmian" }).click();
  await expect(county(page)).toHaveValue("powiat trzeci");
  expect(written()).toEqual({ ...town, ...merged, county: "powiat drugi" });
  await save(page);
  await dialog.getByRole("button", { name: "Zapisz moją" }).click();
  await saved(page);
  expect(written()).toEqual({ ...town, ...merged, county: "powiat trzeci" });
  await retype(county(other), "powiat czwarty");
  await save(other);
  const question = other.getByRole("alertdialog");
  await expect(question).toContainText("„powiat trzeci”");
  await question.getByRole("button", { name: "Wczytaj nowszą" }).click();
  await expect(county(other)).toHaveValue("powiat trzeci");
  expect(written()).toEqual({ ...town, ...merged, county: "powiat trzeci" });
});

test("what was typed half a second ago is kept when the page is closed", async ({
  page,
  editing,
}) => {
  const { entry } = someTown(editing);
  await page.clock.install();
  await visit(page, editing.address, entry);
  // From here on no more of the page's time passes than is let.
  await page.clock.pauseAt(Date.now() + 60_000);
  await retype(page.getByLabel("Powiat"), "powiat niezapisany");
  await page.clock.runFor(500);
  await expect.poll(() => drafts(page)).toContain("powiat niezapisany");
  await page.clock.resume();
  page.on("dialog", (question) => void question.accept());
  await visit(page, editing.address, entry);
  await expect(page.getByLabel("Powiat")).toHaveValue("powiat niezapisany");
});

test("a form counts letters, proposes what others say, and fills in a short name", async ({
  page,
  editing,
}) => {
  const { entry, town } = someTown(editing);
  await visit(page, editing.address, entry);
  const proposed = await page
    .getByLabel("Powiat")
    .evaluate((field: HTMLInputElement) =>
      [...(field.list?.options ?? [])].map(({ value }) => value),
    );
  expect(proposed.length).toBeGreaterThan(1);
  expect(proposed).toContain(town.county);
  await visit(page, editing.address, "main/entries/faq");
  await page.getByRole("button", { name: "Dodaj pytanie" }).first().click();
  await page.locator("[id^=question-field]:visible").fill("Czy sadzicie żywopłoty?");
  await page.locator("[id^=answer-field]:visible").fill("Tak.");
  await save(page);
  await saved(page);
  expect((contentOf(editing.project)["faq.yaml"] as object[]).at(-1)).toEqual({
    slug: "czy-sadzicie-zywoploty",
    question: "Czy sadzicie żywopłoty?",
    answer: "Tak.",
  });
  // The form shows what was made, so that the next save keeps it.
  await open(page, "Czy sadzicie żywopłoty?");
  await expect(page.locator("[id^=slug-field]:visible")).toHaveValue("czy-sadzicie-zywoploty");
  await visit(page, editing.address, "legal/new");
  await page.getByLabel("Tytuł strony").fill("Regulamin");
  await expect(page.getByText("9 z 60 znaków, brakuje 6")).toBeVisible();
});

test("a new entry is at its own address when it is saved, and typing goes on there", async ({
  page,
  editing,
}) => {
  await visit(page, editing.address, "legal/new");
  await page.getByLabel("Nazwa w stopce").fill("Regulamin ogniska");
  await page.getByLabel("Nagłówek strony").fill("Regulamin ogniska w ogrodzie");
  await page.getByLabel("Tytuł strony").fill("Regulamin ogniska w ogrodzie");
  await page
    .getByLabel("Opis pod tytułem")
    .fill("Kiedy wolno palić ognisko w ogrodzie. ".repeat(4));
  await page.getByLabel("Od kiedy obowiązuje").fill("2026-11-01");
  await save(page);
  await expect(page.getByText("Pozycja zapisana")).toBeVisible();
  await expect(page).toHaveURL(/legal\/entries\/regulamin-ogniska$/);
  await page.getByLabel("Nagłówek strony").fill("Regulamin każdego ogniska");
  await save(page);
  await saved(page);
  const added = contentOf(editing.project)["legal/regulamin-ogniska.yaml"];
  expect(added).toMatchObject({ headline: "Regulamin każdego ogniska" });
  expect(changesIn(editing.project).newFiles).toEqual(["content/legal/regulamin-ogniska.yaml"]);
});

test("a photo is added to a gallery: smaller, without its place", async ({ page, editing }) => {
  const service = services.find(({ gallery }) => gallery !== undefined);
  const file = `galleries/${service?.gallery}.yaml`;
  const before = contentOf(editing.project);
  const gallery = before[file] as Gallery;
  await visit(page, editing.address, `galleries/entries/${service?.gallery}`);
  await open(page, gallery.photos[0]?.alt ?? "");
  const preview = page.locator("img:visible:not(.own-entry img)").first();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await page.getByRole("button", { name: "Dodaj zdjęcie" }).click();
  await upload(page, "Wybierz zdjęcie", "Dąb nad Redą_2026.JPG");
  await page.locator("[id^=alt-field]:visible").last().fill("Dąb nad rzeką w słońcu");
  await page.locator("[id^=caption-field]:visible").last().fill("Podlewany dąb");
  await save(page);
  await saved(page);
  await visitWith(page, editing.address, service?.path ?? "", "Podlewany dąb");
  await expect(page.getByAltText("Dąb nad rzeką w słońcu").first()).toBeAttached();
  const after = contentOf(editing.project);
  // It joins the folder that most photos of galleries are in.
  const { src = "" } = (after[file] as Gallery).photos.at(-1) ?? {};
  expect(src).toMatch(/^\.\.\/photos\/.*\bdab-nad-reda-2026\.jpg$/);
  const added = { src, alt: "Dąb nad rzeką w słońcu", caption: "Podlewany dąb" };
  expect(after).toEqual({
    ...before,
    [file]: { ...gallery, photos: [...gallery.photos, added] },
  });
  const photo = path.posix.join("content/galleries", src);
  expect(changesIn(editing.project).newFiles).toEqual([photo]);
  const { width, exif } = await sharp(path.join(editing.project, photo)).metadata();
  expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
});

test("a machine is added without a photo, and gets one later", async ({ page, editing }) => {
  const machines = contentOf(editing.project)["equipment.yaml"] as object[];
  await visit(page, editing.address, "main/entries/equipment");
  await page.getByRole("button", { name: "Dodaj sprzęt" }).first().click();
  await page.locator("[id^=name-field]:visible").first().fill("Rębak");
  await page.locator("[id^=use-field]:visible").first().fill("Mieli gałęzie.");
  await page.locator("[id^=icon-field]:visible").first().click();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Dodaj dane" }).last().click();
  await page.locator("[id^=name-field]:visible").last().fill("Dojazd");
  await page.locator("[id^=value-field]:visible").last().fill("furtka od 90 cm");
  await save(page);
  await saved(page);
  const machine = { name: "Rębak", facts: [{ name: "Dojazd", value: "furtka od 90 cm" }] };
  const added = [...machines, expect.objectContaining(machine)];
  expect(contentOf(editing.project)["equipment.yaml"]).toEqual(added);

  await visit(page, editing.address, "main/entries/equipment");
  await open(page, "Rębak");
  await upload(page, "Wybierz zdjęcie", "Rębak na placu.jpg");
  await save(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Co widać na zdjęciu");
  await dialog.getByRole("button", { name: "Zamknij" }).click();
  await page.locator("[id^=alt-field]:visible").last().fill("Zielony rębak na placu");
  await save(page);
  await saved(page);
  const photo = { src: "photos/rebak-na-placu.jpg", alt: "Zielony rębak na placu" };
  const shown = [...machines, expect.objectContaining({ ...machine, photo })];
  expect(contentOf(editing.project)["equipment.yaml"]).toEqual(shown);
});

test("a renamed town is renamed everywhere, and its old address leads to the new one", async ({
  page,
  editing,
}) => {
  const { name, path: address } = firstTown;
  const town = Object.keys(contentOf(editing.project)).find(
    (file) => (contentOf(editing.project)[file] as { name?: string }).name === name,
  );
  await visit(page, editing.address, `towns/entries/${path.basename(town ?? "", ".yaml")}`);
  await page.getByLabel("Nazwa w mianowniku").fill("Nowa Łąka");
  await page.getByLabel("Nazwa w miejscowniku").fill("w Nowej Łące");
  await save(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Zmienić ją wszędzie?");
  await dialog.getByRole("button", { name: "Zmień wszędzie" }).click();
  await expect(dialog).toHaveCount(0);
  await saved(page);
  const now = contentOf(editing.project);
  expect(now["redirects.yaml"]).toContainEqual({ from: address, to: addressOfName("Nowa Łąka") });
  expect(Object.keys(now)).not.toContain(town);
  // Until then the editing page would break off another way.
  await expect(page).toHaveURL(/towns\/entries\/nowa-laka$/);
  await visitWith(page, editing.address, addressOfName("Nowa Łąka"), "Nowej Łące");
  await expect(page.locator("h1", { hasText: "Nowa" })).toBeVisible();
});

test("a picture whose photo is just being replaced is refused, and the session goes on", async ({
  editing,
}) => {
  const home = await fetch(`${editing.address}/page-data/index/page-data.json`);
  const pictures = (await home.text()).match(/\/static\/[^" ]+\.(?:jpg|avif)/g) ?? [];
  const name = path.parse(pictures[0] ?? "").name;
  const photos = path.join(editing.project, "content/photos");
  const photo = readdirSync(photos, { recursive: true, encoding: "utf8" }).find(
    (file) => path.parse(file).name === name,
  );
  rmSync(path.join(photos, photo ?? ""));
  const own = [...new Set(pictures.filter((picture) => picture.includes(`/${name}.`)))];
  const answers = await Promise.all(own.map((picture) => fetch(editing.address + picture)));
  expect(answers.map(({ status }) => status)).toContain(500);
  git(editing.project, "restore", "content");
});

/** Types over what was typed before; `fill` selects it while Decap puts the cursor back to where it was. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

/** Some town, with its file and the address of its entry. */
function someTown({ project }: Editing) {
  const [file = "", data] =
    Object.entries(contentOf(project)).find(([place]) => place.startsWith("towns/")) ?? [];
  const entry = `towns/entries/${path.basename(file, ".yaml")}`;
  return { file, entry, town: data as { name: string; county: string; needs: string[] } };
}

/** The drafts that are kept in the browser. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open("localforage");
        opened.onsuccess = () => {
          const store = opened.result.transaction("keyvaluepairs").objectStore("keyvaluepairs");
          const all = store.getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

/** Collects requests that leave the machine. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "localhost")
      strangers.push(request.url());
  });
  return strangers;
}

/** A photo larger than the content keeps, which says where it was taken. */
function photoWithPlace(): Promise<Buffer> {
  const create = { width: 3000, height: 2000, channels: 3, background: "#4a7c3a" } as const;
  return sharp({ create })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "54/1 30/1 0/1" } })
    .toBuffer();
}
