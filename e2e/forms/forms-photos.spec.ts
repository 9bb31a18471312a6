import { axeFindings } from "../support/axe";
import { forms } from "../support/content/site-content";
import { openHydrated, viewports } from "../support/helpers";
import { expect, type Locator, type Page, test } from "../support/test";
import { answerWith, field, fillEnough, formOf, jpeg, submit, summaryOf, unfold } from "./forms";

test.use({ viewport: viewports.phone });

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

/** A picture of 4000 × 1000 pixels. */
async function largePng(page: Page): Promise<Buffer> {
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 1000);
    canvas.getContext("2d")?.fillRect(0, 0, 2000, 1000);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [...bytes];
  });
  return Buffer.from(png);
}

async function sizeOfFirstJpeg(page: Page, body: Buffer): Promise<number[]> {
  const photo = body.subarray(body.indexOf(Buffer.of(0xff, 0xd8, 0xff)));
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return [picture.width, picture.height];
    },
    [...photo],
  );
}

test("photos are chosen, seen, taken out by keyboard, and made smaller before they are sent", async ({
  page,
}) => {
  const { form, sent } = await openFilled(page);
  const photos = field(form, "photos");
  await photos.setInputFiles({ ...jpeg, name: "a.jpg" });
  const large = { mimeType: "image/png", buffer: await largePng(page) };
  await photos.setInputFiles([
    { ...large, name: "świerk.png" },
    { ...large, name: "c.png" },
  ]);
  const items = form.getByRole("listitem").filter({ has: page.locator("canvas") });
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) expect(await isDrawn(item)).toBe(true);
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  const size = await removerOf(form, "a.jpg").boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await removerOf(form, "a.jpg").focus();
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(2);
  await expect(removerOf(form, "świerk.png")).toBeFocused();
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  const body = sent[0]?.postDataBuffer() ?? Buffer.of();
  const names = [...body.toString("utf8").matchAll(/filename="([^"]+)"/g)];
  expect(names).toHaveLength(2);
  expect(body.toString("latin1").match(/Content-Type: image\/jpeg/g)).toHaveLength(2);
  expect(await sizeOfFirstJpeg(page, body)).toEqual([2400, 600]);
});

test("a fault of one photo is said at its own field, in few lines, and corrected there", async ({
  page,
}) => {
  const { form, sent } = await openFilled(page);
  const name = "IMG_20260101_123456.HEIC";
  const heic = { name, mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await field(form, "photoWhole").setInputFiles({ ...jpeg, name: "a.jpg" });
  await field(form, "photoTrunk").setInputFiles(heic);
  await field(form, "photos").setInputFiles({ ...jpeg, name: "b.jpg" });
  const words = forms.errors.photos.wrongType.replace("{file}", name);
  await expect(form.locator("[data-error-text]").getByText(words)).toBeVisible();
  await submit(form);
  await expect(summaryOf(form).getByRole("link")).toHaveText([words]);
  await summaryOf(form).getByRole("link").click();
  await expect(field(form, "photoTrunk")).toBeFocused();
  await expect(field(form, "photoTrunk")).toHaveAttribute("aria-invalid", "true");
  await expect(field(form, "photos")).not.toHaveAttribute("aria-invalid");
  const { height = NaN } = (await form.getByText(name, { exact: true }).boundingBox()) ?? {};
  expect(height).toBeLessThan(64);
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  expect(sent).toHaveLength(0);
  await field(form, "photoTrunk").setInputFiles({ ...jpeg, name: "c.jpg" });
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  const body = sent[0]?.postDataBuffer()?.toString("latin1") ?? "";
  const files = [...body.matchAll(/name="(\w+)"; filename="(\d-\w+\.jpg)"/g)];
  expect(files.map(([, part, file]) => [part, file])).toEqual([
    ["photoWhole", "1-a.jpg"],
    ["photoTrunk", "2-c.jpg"],
    ["photos", "3-b.jpg"],
  ]);
});

test("a photo goes as it is where the browser answers with noise in place of what is drawn, and the form says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(16, 16);
  });
  const { form, sent } = await openFilled(page);
  const buffer = await largePng(page);
  const note = form.locator("[data-as-taken]");
  await expect(note).toBeHidden();
  await field(form, "photos").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await expect(note).toBeVisible();
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  expect(sent[0]?.postDataBuffer()?.includes(buffer)).toBe(true);
});
