import path from "node:path";
import { readContent } from "../../packages/content-model/read/read-content";
import { visit } from "./editing-page";
import { type Editing, expect, type Page, test } from "./test";

const faq = ({ project }: Editing) =>
  readContent(path.join(project, "content")).find(({ file }) => file === "faq.yaml")?.data as {
    question: string;
    answer: string;
  }[];

/** Presses Tab, or Shift+Tab, until what has the focus has a name. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const focused = page.locator(":focus").and(page.getByRole("button", { name }));
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await focused.count()).toBe(1);
  }).toPass({ intervals: [0] });
}

async function saveWithKeys(page: Page): Promise<void> {
  await tabTo(page, "Zapisz", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Zapisz teraz" })).toBeFocused();
  await page.keyboard.press("Enter");
}

test("with the keyboard alone an entry is added to a list, moved, removed and saved", async ({
  page,
  editing,
}) => {
  const before = faq(editing);
  await visit(page, editing.address, "main/entries/faq");
  await tabTo(page, "Dodaj pytanie");
  await page.keyboard.press("Enter");
  // The new entry has the focus, in its first field.
  for (const text of ["", "Czy sadzicie żywopłoty?", "<b>Tak.</b>"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await saveWithKeys(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("HTML");
  await page.keyboard.press("Escape");
  await expect(page.locator("[id^=answer-field]:visible")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Tak.");
  await tabTo(page, /^Przesuń .*żywopłoty/, "Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, /^Usuń: .*żywopłoty/);
  await tabTo(page, /^Usuń: /);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(before.at(-1)?.question ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await saveWithKeys(page);
  await expect(page.getByText("Zmiany zapisane")).toBeVisible();
  const added = { question: "Czy sadzicie żywopłoty?", answer: "Tak." };
  expect(faq(editing)).toMatchObject([...before.slice(0, -1), added]);
});

test("with the keyboard alone a photo is chosen", async ({ page, editing }) => {
  const [gallery] = readContent(path.join(editing.project, "content")).filter(({ file }) =>
    file.startsWith("galleries/"),
  );
  await visit(
    page,
    editing.address,
    `galleries/entries/${path.basename(gallery?.file ?? "", ".yaml")}`,
  );
  await tabTo(page, /^Pokaż pola: /);
  await page.keyboard.press("Enter");
  await tabTo(page, "Zmień zdjęcie");
  await page.keyboard.press("Enter");
  const photo = page.getByRole("dialog").getByText(".jpg").first();
  await photo.waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await chooser;
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Wybierz zaznaczone" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Zmień zdjęcie" }).first()).toBeFocused();
  await expect(page.getByText("Niezapisane zmiany")).toBeVisible();
});

for (const width of [390, 820]) {
  test(`nothing is cut off or covered at ${width} px`, async ({ page, editing }) => {
    await page.setViewportSize({ width, height: 844 });
    const publish = page.getByRole("link", { name: "Opublikuj…" });
    for (const place of ["main/entries/faq", "towns"]) {
      await page.goto("about:blank");
      await page.goto(`${editing.address}/admin#/collections/${place}`);
      await expect(async () => {
        const last = page.locator(".own-entry, #nc-root main li").last();
        await last.scrollIntoViewIfNeeded({ timeout: 1_000 });
        const [box, link] = [await last.boundingBox(), await publish.boundingBox()];
        expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }).toPass();
    }
  });
}
