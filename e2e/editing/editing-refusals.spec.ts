import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import { readContent } from "../../packages/content-model/read/read-content";
import { labelOf } from "../../packages/editing/decap/labels";
import { addressOfName } from "../../packages/utils";
import { town } from "../../src/models/towns/town";
import { changesIn } from "../support/project-copy";
import { barOf, open, previewOf, save, visit } from "./editing-page";
import { type Editing, expect, type Page, test } from "./test";

interface Town {
  name: string;
  nearby: string[];
  needs: string[];
}

/** A town that no other town has as its only neighbour, with the address of its entry. */
function someTown({ project }: Editing): Town & { entry: string } {
  const towns = readContent(path.join(project, "content"))
    .filter(({ file }) => file.startsWith("towns/"))
    .map(({ file, data }) => ({
      ...(data as Town),
      entry: file.replace(/^towns\/(.*)\.yaml$/, "towns/entries/$1"),
    }));
  const found = towns.find(
    ({ name }) => !towns.some(({ nearby }) => nearby.length === 1 && nearby[0] === name),
  );
  if (!found) throw new Error("every town is some town's only neighbour");
  return found;
}

function someGallery({ project }: Editing): { entry: string; photos: { alt: string }[] } {
  const [gallery] = readContent(path.join(project, "content")).filter(({ file }) =>
    file.startsWith("galleries/"),
  );
  const { photos } = gallery?.data as { photos: { alt: string }[] };
  return { photos, entry: `galleries/entries/${path.basename(gallery?.file ?? "", ".yaml")}` };
}

const dialog = (page: Page) => page.getByRole("alertdialog");

test("a list speaks Polish, shows its photos and asks before it removes an entry", async ({
  page,
  editing,
}) => {
  const { entry, photos } = someGallery(editing);
  await visit(page, editing.address, entry);
  await expect(page.getByText(`Zdjęcia w kolejności pokazywania (${photos.length})`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Dodaj zdjęcie" })).toBeVisible();
  const [photo = { alt: "" }] = photos;
  const thumbnail = page.getByText(photo.alt).locator("img").first();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const remove = barOf(page, photo.alt).locator("button").nth(1);
  await expect(previewOf(page).getByAltText(photo.alt).first()).toBeAttached();
  await remove.click();
  // An entry may be a question itself.
  await expect(dialog(page).getByRole("heading", { name: "Usunąć z listy?" })).toBeVisible();
  await expect(dialog(page).getByRole("listitem")).toHaveText(photo.alt);
  await dialog(page).getByRole("button", { name: "Zostaw bez zmian" }).click();
  await expect(page.getByText(`pokazywania (${photos.length})`)).toBeVisible();
  await remove.click();
  await dialog(page).getByRole("button", { name: "Usuń" }).click();
  await expect(page.getByText(`pokazywania (${photos.length - 1})`)).toBeVisible();
});

test("a photo that no page could show is refused in the window where it is chosen", async ({
  page,
  editing,
}) => {
  const { entry, photos } = someGallery(editing);
  await visit(page, editing.address, entry);
  await open(page, photos[0]?.alt ?? "");
  const choose = async (name: string, buffer: Buffer) => {
    const inputs = page.locator("input[type=file]");
    await inputs.last().setInputFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await page.getByRole("button", { name: "Zmień zdjęcie" }).first().click();
  await choose("IMG_0001.HEIC", Buffer.from("0000ftypheic0000"));
  await expect(dialog(page)).toContainText("Ustawienia → Aparat → Formaty → Najbardziej zgodne");
  await dialog(page).getByRole("button", { name: "Zamknij" }).click();
  const create = { width: 640, height: 480, channels: 3, background: "#4a7c3a" } as const;
  await choose("male.jpg", await sharp({ create }).jpeg().toBuffer());
  await expect(dialog(page)).toContainText("640 pikseli");
  expect(changesIn(editing.project)).toEqual({ lines: [], newFiles: [] });
});

test("what is refused is told by labels, stays until it is read, and nothing typed is lost", async ({
  page,
  editing,
}) => {
  const { entry, needs } = someTown(editing);
  await visit(page, editing.address, entry);
  const county = page.getByLabel("Powiat");
  await county.fill("powiat nowy");
  await open(page, needs[0] ?? "");
  await page.locator("[id^=item-field]:visible").first().fill("<b>trawniki</b>");
  await save(page);
  await expect(dialog(page)).toContainText(
    labelOf((town.shape.shape.needs as z.ZodType).description ?? ""),
  );
  await expect(dialog(page)).toContainText("HTML");
  await expect(dialog(page)).not.toContainText(/needs|API|\.yaml/);
  await expect(page.getByText("API_ERROR")).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Zamknij" }).click();
  await expect(county).toHaveValue("powiat nowy");
  expect(changesIn(editing.project)).toEqual({ lines: [], newFiles: [] });
});

test("a mistake in a closed entry of a list opens the entry", async ({ page, editing }) => {
  const { entry, needs } = someTown(editing);
  await visit(page, editing.address, entry);
  await open(page, needs[0] ?? "");
  const line = page.locator("[id^=item-field]").first();
  await line.fill("");
  await line.locator("xpath=ancestor::*[.//button][1]").locator("button").first().click();
  await expect(line).toBeHidden();
  await save(page);
  await expect(line).toBeVisible();
  expect(changesIn(editing.project)).toEqual({ lines: [], newFiles: [] });
});

test("a town's page is opened from its entry", async ({ page, editing }) => {
  const { entry, name } = someTown(editing);
  await visit(page, editing.address, entry);
  const link = await page.getByRole("link", { name: "Otwórz stronę" }).getAttribute("href");
  await page.goto(link ?? "");
  await expect(page).toHaveURL(editing.address + encodeURI(addressOfName(name)));
});

test("what somebody changed since it was opened is not deleted unseen", async ({
  page,
  editing,
}) => {
  const { entry, name } = someTown(editing);
  await visit(page, editing.address, entry);
  const file = path.join(editing.project, "content/towns", `${path.basename(entry)}.yaml`);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^county: .*$/m, "county: powiat nowszy"));
  await page.getByRole("button", { name: "Usuń pozycję" }).click();
  await expect(dialog(page)).toContainText(`Usunąć na stałe: Miejscowość „${name}”?`);
  await expect(dialog(page)).toContainText("teraz: „powiat nowszy”");
  await dialog(page).getByRole("button", { name: "Wczytaj nowszą" }).click();
  await expect(page.getByLabel("Powiat")).toHaveValue("powiat nowszy");
  expect(readFileSync(file, "utf8")).toContain("powiat nowszy");
});

test("a delete lists what names the thing, and takes it out there too", async ({
  page,
  editing,
}) => {
  const { entry, name } = someTown(editing);
  await visit(page, editing.address, entry);
  const remove = page.getByRole("button", { name: "Usuń pozycję" });
  await remove.click();
  await expect(dialog(page)).toContainText(
    `Usunąć na stałe: Miejscowość „${name}”? Zniknie także z:`,
  );
  await expect(dialog(page)).toContainText("Miejscowości w kolejności");
  await dialog(page).getByRole("button", { name: "Zostaw bez zmian" }).click();
  expect(changesIn(editing.project)).toEqual({ lines: [], newFiles: [] });
  await remove.click();
  await dialog(page).getByRole("button", { name: "Usuń wszędzie" }).click();
  await expect(page).toHaveURL(/collections\/towns$/);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  const { lines } = changesIn(editing.project);
  expect(lines).toContain(`-name: ${name}`);
  expect(lines).toContain(`-  - ${name}`);
  expect(lines.filter((line) => line.startsWith("+"))).toEqual([]);
});
