import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { axeFindings } from "../../../e2e/support/axe";
import { type Editing, expect, type Page, test } from "./test";

const visit = (page: Page, { address }: Editing, view: string) =>
  page.goto(`${address}/admin#?view=${view}`);

/** A photo of one colour, as a file to choose. */
async function photo(name: string, width: number, height: number, background: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return {
    name,
    mimeType: "image/jpeg",
    buffer,
  };
}

/** The tile of a photo. */
const tileOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("a search finds a sentence, and leads to its field and back", async ({ page, editing }) => {
  await visit(page, editing, "start");
  await page.getByLabel("Szukaj we wszystkich tekstach").fill("powiat pucki");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Znaleziono");
  await expect(page.locator("mark").first()).toHaveText("powiat pucki");
  await page.getByRole("link", { name: /Puck.*Powiat/ }).click();
  await expect(page.getByLabel("Powiat", { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Szukaj we wszystkich tekstach")).toHaveValue("powiat pucki");
  await page.getByLabel("Szukaj we wszystkich tekstach").fill("gżegżółka");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await expect(page.getByRole("status")).toContainText("Nigdzie nie ma „gżegżółka”");
});

test("several photos are added at once: of an iPhone, one to crop, one that is none", async ({
  page,
  editing,
}) => {
  await visit(page, editing, "photos");
  await page.getByLabel("Do czego").selectOption("Usługi");
  await page.getByLabel("Dodaj zdjęcia").setInputFiles([
    {
      name: "IMG_2031.HEIC",
      mimeType: "image/heic",
      buffer: readFileSync("apps/editor/server/change/phone.fixture.heic"),
    },
    await photo("kowalscy.jpg", 1500, 2000, "#4a7c3a"),
    {
      name: "cennik.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("tekst"),
    },
  ]);
  const sent = page.getByRole("list", { name: "Wysłane pliki" }).getByRole("listitem");
  await expect(sent.nth(0)).toContainText("dodano");
  await expect(sent.nth(2)).toContainText("cennik.jpg");
  await expect(sent.nth(2).locator(".notice")).toBeVisible();
  await sent.nth(1).getByRole("slider").press("Home");
  await expect(sent.nth(1).getByRole("slider")).toHaveAttribute("aria-valuetext", "0% od góry");
  await sent.nth(1).getByRole("button", { name: "Przytnij i zapisz" }).press("Enter");
  await expect(sent.nth(1)).toContainText("dodano");
  await page.getByLabel("tylko nieużywane").check();
  const added = page.getByRole("region", { name: "Usługi" }).getByRole("article");
  await expect(added).toHaveCount(2);
  await expect(added.getByText("kowalscy")).toHaveCount(0);
});

test("a photo is replaced and deleted wherever it is used", async ({ page, editing }) => {
  await visit(page, editing, "photos");
  const { project } = editing;
  const home = () => readFileSync(path.join(project, "content/pages/home.yaml"), "utf8");
  const question = page.getByRole("alertdialog");
  await tileOf(page, "hero-dom.jpg").getByRole("button", { name: "Zamień" }).click();
  await page
    .getByRole("dialog", { name: "Wybierz zdjęcie" })
    .getByLabel("Dodaj nowe zdjęcie")
    .setInputFiles(await photo("nowy-dom.jpg", 1800, 1200, "#2d6748"));
  await expect(question.getByRole("listitem").first()).toBeVisible();
  await question.getByRole("button", { name: "Zamień wszędzie" }).click();
  const replaced = page.getByRole("article").filter({ hasText: "Zamieniono." });
  await expect(replaced).toBeFocused();
  await expect(replaced.getByRole("link", { name: "Strona główna" })).toBeVisible();
  expect(existsSync(path.join(project, "content/photos/hero-dom.jpg"))).toBe(false);
  expect(home()).not.toContain("hero-dom.jpg");

  const removed = page.getByRole("article").filter({ hasText: "Galeria" }).nth(3);
  const name = (await removed.getByRole("heading").textContent()) ?? "";
  await removed.getByRole("button", { name: "Usuń" }).click();
  await expect(question.getByRole("listitem").first()).toBeVisible();
  await question.getByRole("button").last().click();
  await expect(tileOf(page, name)).toHaveCount(0);
  await expect(page.locator(":focus")).toContainText(`Usunięto zdjęcie ${name}.`);
});

test("a text is formatted while it is typed, and what is not touched stays as it was written", async ({
  page,
  editing,
}) => {
  const file = path.join(editing.project, "content/services/oczyszczanie-terenu/index.yaml");
  const before = readFileSync(file, "utf8").split("\n");
  await visit(page, editing, "entry&file=services%2Foczyszczanie-terenu%2Findex.yaml");
  await page.getByRole("button", { name: "Znajdź swój przypadek Suche" }).click();
  const field = page.getByRole("textbox", { name: "Treść rozdziału", exact: true });
  await expect(field.locator("strong").first()).toHaveText(/^Suche, pochylone/);
  await expect(field).not.toContainText("{phone}");
  // the caret beside a placeholder: a Backspace removes it as a whole
  await field.press("Control+End");
  await page.keyboard.type(" **Pilne**: 3*4*5 m, {phone}{email}");
  await page.keyboard.press("Backspace");
  await expect(field.locator("li").last().locator("strong").last()).toHaveText("Pilne");
  expect(await axeFindings(page, ".form-pane")).toEqual([]);
  await page.keyboard.press("Control+S");
  await expect(page.getByText(/Zapisano o/)).toBeVisible();
  const after = readFileSync(file, "utf8").split("\n");
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toEqual([expect.stringMatching(/\. \*\*Pilne\*\*: 3\*4\*5 m, \{phone\}$/)]);
});

test("a text from Word comes clean into a form and can be undone, a link is chosen", async ({
  page,
  editing,
}) => {
  await visit(page, editing, "entry&file=towns%2Fpuck.yaml");
  const name = "Wstęp";
  const field = page.getByRole("textbox", { name, exact: true }).first();
  const before = await field.innerText();
  await field.press("Control+End");
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", " „Dąb”\u00ad i\u00a0buk na www.lasy.pl");
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  });
  await expect(field).toHaveText(`${before} „Dąb” i buk na www.lasy.pl`);
  await expect(field.locator("a[href='https://www.lasy.pl']")).toHaveText("www.lasy.pl");
  await page.keyboard.press("Control+Z");
  await expect(field).toHaveText(before);

  await page
    .getByRole("group", { name: `Wygląd tekstu: ${name}` })
    .first()
    .getByText("Odnośnik")
    .click();
  const picker = page.getByRole("dialog", { name: "Wstaw odnośnik" });
  await picker.getByLabel("Dokąd prowadzi?").fill("kontakt");
  await picker.getByRole("button", { name: /\/kontakt$/ }).click();
  await expect(field).toHaveText(`${before}Kontakt`);
  await field.locator("a[href='/kontakt']").click();
  await expect(page.getByText(/Odnośnik prowadzi do: Kontakt/)).toBeVisible();
  await page.getByRole("button", { name: "Usuń odnośnik" }).click();
  await expect(field.locator("a")).toHaveCount(0);
});

test("the views fit a narrow window and have no barriers", async ({ page, editing }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await visit(page, editing, "start");
  await expect(page.getByRole("heading", { name: "Miejscowości" })).toBeVisible();
  await check();
  await visit(page, editing, "start&words=trawnik");
  await expect(page.getByRole("status")).toContainText("Znaleziono");
  await check();
  await visit(page, editing, "photos");
  await expect(page.getByRole("article").first()).toBeVisible();
  await check();
  await visit(page, editing, "entry&file=towns%2Fpuck.yaml");
  await page
    .getByRole("button", { name: /zdjęcie: / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await check();
  await page.keyboard.press("Escape");
  await page.getByText("Odnośnik").first().click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await check();
});
