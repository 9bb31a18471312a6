import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { open, save } from "./editing-page";
import { startEditing, type EditingSession } from "./editing-session";
import { changesIn, copyProject } from "../support/project-copy";

let project: string;
let session: EditingSession;

test.beforeAll(async () => {
  project = copyProject();
  session = await startEditing(project);
});

test.afterAll(async () => {
  await session.stop();
  rmSync(project, { recursive: true });
});

test("an editor changes an answer and adds a photo, and nothing else changes", async ({ page }) => {
  const strangers = watchStrangers(page);
  await page.goto(`${session.address}/admin`);
  await page.getByRole("button", { name: "Zaloguj się" }).click();

  await page.getByRole("link", { name: "Pytania i odpowiedzi" }).click();
  await open(page, "Ile trwa założenie ogrodu?");
  const answer = page.getByLabel("Odpowiedź").first();
  const before = await answer.inputValue();
  await answer.fill("");
  await save(page);
  await expect(page.getByText("Wypełnij pole „Odpowiedź”.")).toBeVisible();
  expect(changesIn(project)).toEqual({ lines: [], newFiles: [] });
  await answer.fill(`${before.trim()}\n\nDęby sadzimy **jesienią**.`);
  await save(page);
  await expect(page.getByText("Zmiany zapisane")).toBeVisible();

  await page.goto(`${session.address}/admin#/collections/galleries`);
  await page.getByRole("link", { name: "Nasze realizacje – nawodnienie" }).click();
  await open(page, "Dwa zraszacze rozpylają wodę");
  const preview = page.locator("img:visible:not(.own-entry img)").first();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await page.getByRole("button", { name: "Dodaj zdjęcie" }).click();
  await page.getByRole("button", { name: "Wybierz zdjęcie" }).last().click();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({
      name: "Dąb nad Redą_2026.JPG",
      mimeType: "image/jpeg",
      buffer: await photoWithPlace(),
    });
  await page.getByRole("button", { name: "Wybierz zaznaczone" }).click();
  await page.locator("[id^=alt-field]:visible").last().fill("Dąb nad rzeką w słońcu");
  await page.locator("[id^=caption-field]:visible").last().fill("Podlewany dąb");
  await save(page);
  await expect(page.getByText("Zmiany zapisane")).toBeVisible();
  expect(strangers).toEqual([]);

  await page.goto(session.address);
  await expect(page.getByText("Dęby sadzimy jesienią.")).toBeAttached();
  await page.goto(`${session.address}/zakladanie-ogrodu/nawodnienie`);
  await expect(page.getByText("Podlewany dąb").first()).toBeAttached();
  await expect(page.getByAltText("Dąb nad rzeką w słońcu").first()).toBeAttached();

  const photo = "content/photos/realizacje/dab-nad-reda-2026.jpg";
  expect(changesIn(project)).toEqual({
    lines: [
      "+",
      "+    Dęby sadzimy **jesienią**.",
      "+  - src: ../photos/realizacje/dab-nad-reda-2026.jpg",
      "+    alt: Dąb nad rzeką w słońcu",
      "+    caption: Podlewany dąb",
    ],
    newFiles: [photo],
  });
  const { width, exif } = await sharp(path.join(project, photo)).metadata();
  expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
});

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
