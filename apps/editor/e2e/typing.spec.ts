import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Editing, expect, type Page, test } from "./test";

const TOWN = "towns/puck.yaml";

/** Opens the form of a town. */
async function open(page: Page, { address }: Editing): Promise<void> {
  await page.goto(
    `${address}/admin#?${new URLSearchParams({ view: "entry", file: TOWN }).toString()}`,
  );
  await expect(page.getByRole("button", { name: "Zapisz" })).toBeVisible();
}

/** Saves by keys, as in a pause while typing, and waits for it. */
async function save(page: Page): Promise<void> {
  await expect(page.getByText("Są niezapisane zmiany")).toBeVisible();
  await page.keyboard.press("Control+S");
  await expect(page.getByText(/Zapisano o/)).toBeVisible();
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const intro = (page: Page) => page.getByRole("textbox", { name: "Wstęp", exact: true }).first();
const placeOf = ({ project }: Editing) => path.join(project, "content", TOWN);
const written = (editing: Editing) => readFileSync(placeOf(editing), "utf8");

/** Puts HTML into a text, as Word and mail programs have it in the clipboard. */
const pasteHtml = (page: Page, html: string) =>
  intro(page).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    clipboardData.setData("text/plain", "słowa bez odnośników");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

test("a text that is cut and pasted keeps its links, bold words and points", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  await intro(page).press("Control+End");
  await page.keyboard.type(" Zobacz [kontakt](/kontakt), **ważne** i {phone}.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- raz");
  await save(page);
  const before = written(editing);
  expect(before).toContain("[kontakt](/kontakt), **ważne** i {phone}.\n");
  await intro(page).press("Control+A");
  await page.keyboard.press("Control+X");
  await expect(intro(page)).toHaveText("");
  await page.keyboard.press("Control+V");
  await expect(intro(page).locator("a[href='/kontakt']")).toHaveText("kontakt");
  await page.keyboard.type(", dwa");
  await save(page);
  expect(written(editing)).toBe(before.replace("- raz", "- raz, dwa"));
});

test("links of Word to a mailbox and a phone number are whole, and typing goes on behind them", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  await intro(page).press("Control+End");
  await page.keyboard.type(" Pisz: ");
  await pasteHtml(
    page,
    '<p><a href="mailto:biuro@firma.pl">biuro@firma.pl</a>, <a href="tel:+48601234567">601 234 567</a></p>',
  );
  await page.keyboard.type(" do 16.");
  await save(page);
  expect(written(editing)).toContain(
    "Pisz: [biuro@firma.pl](mailto:biuro@firma.pl), [601 234 567](tel:+48601234567) do 16.",
  );
});

test("a save in a pause leaves the caret, what can be undone and the tool bar as they are", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  await intro(page).press("Control+End");
  await page.keyboard.type(" Podlewamy rano ");
  await save(page);
  await page.keyboard.type("i wieczorem.");
  await expect(intro(page)).toContainText(/Podlewamy rano i wieczorem\.$/);
  await page.keyboard.press("Enter");
  await save(page);
  await page.keyboard.type("Kosimy.");
  await expect(intro(page).locator("p").last()).toHaveText("Kosimy.");
  await page.getByRole("button", { name: "– Lista" }).first().click();
  await expect(intro(page).locator("li")).toHaveText("Kosimy.");
  for (const _ of "undo it all") await page.keyboard.press("Control+Z");
  await expect(intro(page)).not.toContainText("Podlewamy");
});

test("a save in a pause leaves the caret of a plain text where it is, too", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  const plain = field(page, "Jaki to teren");
  await plain.press("Home");
  await page.keyboard.type("łąki, ");
  await plain.press("End");
  await page.keyboard.type(" i ");
  await plain.press("Home");
  await save(page);
  await page.keyboard.type("sady, ");
  await expect(plain).toHaveValue(/^sady, łąki, .* i $/);
  await save(page);
  expect(written(editing)).toMatch(/^summary: sady, łąki, .* i$/m);
});

test("whoever takes what a colleague saved keeps what only she has changed", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  const place = placeOf(editing);
  writeFileSync(place, written(editing).replace("powiat pucki", "powiat gdański"));
  await field(page, "Powiat").fill("powiat wejherowski");
  await field(page, "Jaki to teren").fill("łąki nad strumieniem");
  await page.keyboard.press("Control+S");
  await page.getByRole("alertdialog").getByRole("button", { name: "Wczytaj nowszą" }).click();
  await expect(field(page, "Powiat")).toHaveValue("powiat gdański");
  await expect(field(page, "Jaki to teren")).toHaveValue("łąki nad strumieniem");
  // the window was answered by mouse: the field has its caret again
  await page.keyboard.press("End");
  await page.keyboard.type(" i sady");
  await save(page);
  expect(written(editing)).toContain("county: powiat gdański\n");
  expect(written(editing)).toContain("summary: łąki nad strumieniem i sady\n");
});

test("a form that is not saved is named at the start and before publishing, until it is saved", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  await field(page, "Powiat").fill("powiat wejherowski");
  for (const view of ["Start", "Opublikuj"]) {
    await page.getByRole("link", { name: view }).click();
    const unsaved = page.getByRole("region", { name: "Niezapisane formularze" });
    await expect(unsaved.getByRole("link")).toHaveText("Miejscowość „Puck”");
  }
  await page.getByRole("link", { name: "Miejscowość „Puck”" }).click();
  await expect(field(page, "Powiat")).toHaveValue("powiat wejherowski");
  await save(page);
  await page.getByRole("link", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Miejscowości" })).toBeVisible();
  await expect(page.getByText("Niezapisane")).toHaveCount(0);
});

test("the browser asks before something typed is left, and only then", async ({
  page,
  editing,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await open(page, editing);
  await field(page, "Powiat").fill("powiat wejherowski");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await field(page, "Powiat").press("End");
  await save(page);
  await expect(page.getByRole("link", { name: "Opublikuj (1)" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Opublikuj (1)" })).toBeVisible();
  expect(asked).toEqual(["beforeunload"]);
});

test("whoever cancels the choice of a file keeps the window around it", async ({
  page,
  editing,
}) => {
  await open(page, editing);
  await page
    .getByRole("button", { name: /^(?:Wybierz|Zamień) zdjęcie/ })
    .first()
    .click();
  const photos = page.getByRole("dialog");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setInterceptFileChooserDialog", { enabled: true, cancel: true });
  const cancelled = photos
    .getByLabel("Dodaj nowe zdjęcie")
    .evaluate((input) => new Promise((resolve) => input.addEventListener("cancel", resolve)));
  await photos.getByText("Dodaj nowe zdjęcie").click();
  await cancelled;
  await expect(photos).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(photos).toHaveCount(0);
});
