import { readFileSync } from "node:fs";
import { LIMITS } from "../../packages/enquiries/shared/fields";
import { fillIn } from "../../packages/utils";
import { axeFindings } from "../support/axe";
import { forms } from "../support/content/site-content";
import { asShown, openHydrated, viewports } from "../support/helpers";
import { expect, type Locator, type Page, test } from "../support/test";
import {
  answerWith,
  endpoint,
  field,
  fieldsOf,
  fillEnough,
  formOf,
  submit,
  summaryOf,
  unfold,
} from "./forms";

const jpeg = { mimeType: "image/jpeg", buffer: readFileSync("e2e/screenshots/home.jpg") };

/** Opens the form for a quote, with its further fields, filled in as far as it has to be. */
async function openFilled(page: Page) {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await fillEnough(form);
  await unfold(form);
  return { form, sent };
}

/** The button that takes out a chosen photo. */
const removerOf = (form: Locator, name: string) =>
  form.getByRole("button", { name: `${forms.extras.photos.words.remove} ${name}` });

test("two photos are chosen, seen, and one is taken out by keyboard before they are sent", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const { form, sent } = await openFilled(page);
  const photos = field(form, "photos");
  for (const name of ["a.jpg", "b.jpg"]) await photos.setInputFiles({ ...jpeg, name });
  const items = form.getByRole("listitem").filter({ has: page.locator("canvas") });
  await expect(items).toHaveCount(2);
  for (const item of await items.all()) expect(await isDrawn(item)).toBe(true);
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  const size = await removerOf(form, "a.jpg").boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await removerOf(form, "a.jpg").focus();
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(1);
  await expect(removerOf(form, "b.jpg")).toBeFocused();
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  const body = sent[0]?.postDataBuffer()?.toString("latin1") ?? "";
  expect([...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name)).toEqual(["1-b.jpg"]);
});

test("the name of a refused photo takes few lines on a phone", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const { form } = await openFilled(page);
  const name = "IMG_20260101_123456.jpg";
  const buffer = Buffer.alloc(LIMITS.photoBytes + 1);
  await field(form, "photoTrunk").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await submit(form);
  await expect(field(form, "photoTrunk")).toHaveAttribute("aria-invalid", "true");
  const { height = NaN } = (await form.getByText(name, { exact: true }).boundingBox()) ?? {};
  expect(height).toBeLessThan(64);
});

/** Whether a thumbnail shows anything. */
async function isDrawn(item: Locator): Promise<boolean> {
  const canvas = item.locator("canvas");
  await expect(canvas).not.toHaveAttribute("width", "0");
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { data = [] } =
      element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? {};
    return data.some((value) => value > 0);
  });
}

test("large photos are made smaller before they are sent", async ({ page }) => {
  const { form, sent } = await openFilled(page);
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 1000);
    canvas.getContext("2d")?.fillRect(0, 0, 2000, 1000);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [...bytes];
  });
  const photo = { mimeType: "image/png", buffer: Buffer.from(png) };
  await field(form, "photos").setInputFiles([
    { ...photo, name: "świerk.png" },
    { ...photo, name: "b.png" },
    { ...photo, name: "c.png" },
  ]);
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  const body = sent[0]?.postDataBuffer() ?? Buffer.of();
  expect(body.toString("latin1").match(/Content-Type: image\/jpeg/g)).toHaveLength(3);
  expect(await sizeOfFirstJpeg(page, body)).toEqual([2400, 600]);
});

async function sizeOfFirstJpeg(page: Page, body: Buffer): Promise<number[]> {
  const jpeg = body.subarray(body.indexOf(Buffer.of(0xff, 0xd8, 0xff)));
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return [picture.width, picture.height];
    },
    [...jpeg],
  );
}

test("a fault of one photo is said at its own field, and corrected there", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const { form, sent } = await openFilled(page);
  const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await field(form, "photoWhole").setInputFiles({ ...jpeg, name: "a.jpg" });
  await field(form, "photoTrunk").setInputFiles(heic);
  await field(form, "photos").setInputFiles({ ...jpeg, name: "b.jpg" });
  await submit(form);
  await expect(summaryOf(form).getByRole("link")).toHaveText([forms.errors.photos.wrongType]);
  await summaryOf(form).getByRole("link").click();
  await expect(field(form, "photoTrunk")).toBeFocused();
  await expect(field(form, "photos")).not.toHaveAttribute("aria-invalid");
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  expect(sent).toHaveLength(0);
  await field(form, "photoTrunk").setInputFiles({ ...jpeg, name: "c.jpg" });
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  const body = sent[0]?.postDataBuffer()?.toString("latin1") ?? "";
  const files = [...body.matchAll(/name="(\w+)"; filename="(\d-\w+\.jpg)"/g)];
  expect(files.map(([, name, file]) => [name, file])).toEqual([
    ["photoWhole", "1-a.jpg"],
    ["photoTrunk", "2-c.jpg"],
    ["photos", "3-b.jpg"],
  ]);
});

test("six photos, or a file that is none, are refused at once and nothing is sent", async ({
  page,
}) => {
  const { form, sent } = await openFilled(page);
  const photos = field(form, "photos");
  await photos.setInputFiles(Array.from("123456", (digit) => ({ ...jpeg, name: `${digit}.jpg` })));
  await submit(form);
  await expect(summaryOf(form)).toContainText(
    fillIn(forms.errors.photos.tooMany, { photos: LIMITS.photos }),
  );
  for (const digit of "123456") await removerOf(form, `${digit}.jpg`).click();
  await photos.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.of(1) });
  await submit(form);
  await expect(summaryOf(form)).toContainText(forms.errors.photos.wrongType);
  await expect(photos).toHaveAttribute("aria-invalid", "true");
  expect(sent).toHaveLength(0);
});

test("photos that fail to arrive are left out by keyboard, and nothing typed is lost", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const { form, sent } = await openFilled(page);
  await page.route(endpoint, (route) => route.abort(), { times: 1 });
  await field(form, "message").fill("Dzień dobry,\ntrzy świerki");
  await field(form, "photos").setInputFiles({ ...jpeg, name: "a.jpg" });
  await submit(form);
  await expect(summaryOf(form)).toBeFocused();
  await expect(form.getByRole("alert")).toContainText(forms.problems.failed.heading);
  await expect(field(form, "message")).toHaveValue("Dzień dobry,\ntrzy świerki");
  await expect(field(form, "photos")).toHaveValue(/a\.jpg$/);
  const without = form.getByRole("alert").getByRole("button", {
    name: asShown(forms.messages.withoutPhotos),
  });
  await expect(without).toBeInViewport();
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press("Tab");
    if (await without.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(without).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/dziekujemy\?nr=26-AB12CD/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(fieldsOf(sent[0])).toMatchObject({ message: "Dzień dobry,\r\ntrzy świerki" });
  expect(sent[0]?.postDataBuffer()?.includes("image/jpeg")).toBe(false);
});
