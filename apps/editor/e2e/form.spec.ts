import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { axeFindings } from "../../../e2e/support/axe";
import { type Editing, expect, type Page, test } from "./test";

/** Opens the form of an entry. */
async function open(page: Page, { address }: Editing, file: string): Promise<void> {
  await page.goto(`${address}/admin#?${new URLSearchParams({ view: "entry", file }).toString()}`);
  await expect(page.getByRole("button", { name: "Zapisz" })).toBeVisible();
}

const site = (page: Page) => page.frameLocator("iframe");
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => expect(page.getByText(/Zapisano o/)).toBeVisible();
const placeOf = ({ project }: Editing, file: string) => path.join(project, "content", file);

test("what is saved is in the file and on the page beside the form", async ({ page, editing }) => {
  await open(page, editing, "towns/puck.yaml");
  await expect(site(page).getByText("powiat pucki").first()).toBeVisible();
  await field(page, "Powiat").fill("powiat kartuski");
  await page.keyboard.press("Control+S");
  await saved(page);
  expect(readFileSync(placeOf(editing, "towns/puck.yaml"), "utf8")).toContain("powiat kartuski");
  await expect(site(page).getByText("powiat kartuski").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Opublikuj (1)" })).toBeVisible();
});

test("„Popraw” on a text of the page opens its form at its field", async ({ page, editing }) => {
  await open(page, editing, "towns/puck.yaml");
  await site(page).getByText("Bruzdy po orce").hover();
  await site(page).getByRole("button", { name: "Popraw" }).click();
  await expect(field(page, "Dlaczego właśnie tutaj i co wtedy robimy")).toBeFocused();
  // A text of another entry: the page stays.
  await site(page)
    .getByText("mamy talent do zakładania ogrodów")
    .hover({ position: { x: 4, y: 4 } });
  await site(page).getByRole("button", { name: "Popraw" }).click();
  await expect(field(page, "Zdanie o firmie w stopce")).toBeFocused();
  await expect(site(page).getByText("powiat pucki").first()).toBeVisible();
});

test("what was typed survives a reload", async ({ page, editing }) => {
  await open(page, editing, "towns/puck.yaml");
  await field(page, "Powiat").press("End");
  await field(page, "Powiat").pressSequentially(" nad zatoką");
  await page.reload();
  await expect(page.getByText(/Odzyskano niezapisane zmiany/)).toBeVisible();
  await expect(field(page, "Powiat")).toHaveValue("powiat pucki nad zatoką");
  await page.getByRole("button", { name: "Porzuć je" }).click();
  await expect(field(page, "Powiat")).toHaveValue("powiat pucki");
});

test("another field of a colleague is kept, and the same one is asked about", async ({
  page,
  editing,
}) => {
  await open(page, editing, "towns/puck.yaml");
  const place = placeOf(editing, "towns/puck.yaml");
  const colleagueWrites = (from: string, to: string) =>
    writeFileSync(place, readFileSync(place, "utf8").replace(from, to));
  colleagueWrites("małe ogrody", "niewielkie ogrody");
  await field(page, "Powiat").fill("powiat kartuski");
  await page.getByRole("button", { name: "Zapisz" }).click();
  await saved(page);
  await expect(field(page, "Jaki to teren")).toHaveValue(/^niewielkie ogrody/);
  colleagueWrites("powiat kartuski", "powiat gdański");
  await field(page, "Powiat").fill("powiat wejherowski");
  await page.keyboard.press("Control+S");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("powiat gdański");
  await expect(question).toContainText("powiat wejherowski");
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Wczytaj nowszą" }).click();
  await expect(field(page, "Powiat")).toHaveValue("powiat gdański");
});

test("a copy with another name is a new entry, with a page of its own", async ({
  page,
  editing,
}) => {
  await open(page, editing, "towns/puck.yaml");
  await page.getByRole("link", { name: "Zrób kopię" }).click();
  await expect(page.getByText("Strona pokaże się tu po pierwszym zapisie.")).toBeVisible();
  await field(page, "Nazwa w mianowniku").fill("Jastarnia");
  await field(page, "Nazwa w miejscowniku").fill("w Jastarni");
  await field(page, "Nazwa w dopełniaczu").fill("Jastarni");
  await field(page, "Szerokość geograficzna w stopniach").fill("54.696");
  await field(page, "Długość geograficzna w stopniach").fill("18.679");
  await field(page, "Wstęp").fill("Słowa o tej miejscowości. ".repeat(20));
  await page.getByRole("button", { name: "Zapisz" }).click();
  await saved(page);
  expect(page.url()).toContain("jastarnia.yaml");
  await expect(site(page).getByRole("heading", { level: 1 })).toContainText("Jastarnia");
  await page.getByRole("button", { name: "Usuń", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: /^Usuń/ }).click();
  await expect(page).toHaveURL(/view=start/);
});

test("a phone's keyboard covers neither what is wrong nor the buttons of a window", async ({
  page,
  editing,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, editing, "towns/puck.yaml");
  // Chromium without a screen has no keyboard: this says that the page shrinks for it, then it does.
  const viewport = page.locator("meta[name=viewport]");
  await expect(viewport).toHaveAttribute("content", /interactive-widget=resizes-content/);
  await field(page, "Powiat").fill("");
  await page.getByRole("button", { name: "Zapisz" }).click();
  await page.getByRole("region", { name: "Nie zapisano" }).getByRole("button").click();
  await page.setViewportSize({ width: 390, height: 508 });
  await field(page, "Powiat").evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  await expect(page.locator(".field-error")).toBeInViewport({ ratio: 1 });
  await page
    .getByRole("button", { name: /^(?:Wybierz|Zamień) zdjęcie/ })
    .first()
    .click();
  const photos = page.getByRole("dialog");
  await expect(photos.getByRole("img").first()).toBeVisible();
  await expect(photos.getByRole("button", { name: "Zamknij" })).toBeInViewport({ ratio: 1 });
});

test("a form with a mistake is whole and accessible from 320 px on", async ({ page, editing }) => {
  const room = () => page.evaluate(() => document.documentElement.scrollWidth);
  await open(page, editing, "faq.yaml");
  await page.getByRole("button", { name: "Dodaj pytanie" }).click();
  await page.keyboard.type("Czy sprzątacie?");
  await page.keyboard.press("Control+S");
  await page.getByRole("region", { name: "Nie zapisano" }).getByRole("button").click();
  await expect(field(page, "Odpowiedź")).toBeFocused();
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Where a part is scrolled half below the bar, axe takes its buttons for too small.
    await page.locator(".form-pane").evaluate((pane) => {
      pane.scrollTop = 0;
      scrollTo(0, 0);
    });
    expect(await axeFindings(page, ".form-pane")).toEqual([]);
    expect(await room(), `at ${width} px`).toBe(width);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("button", { name: "Strona" }).click();
  await expect(site(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(await room()).toBe(390);
});
