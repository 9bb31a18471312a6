import { STORAGE_KEYS } from "@typed-site/enquiries/form";
import { openHydrated } from "../support/helpers";
import { expect, test } from "../support/test";
import { answerWith, fillEnough, formOf, submit, summaryOf } from "./forms";

test("the browser keeps what the privacy policy names, and nothing else", async ({
  page,
  context,
}) => {
  const written = new Set<string>();
  await context.exposeFunction("tellKey", (key: string) => written.add(key));
  await context.addInitScript(() => {
    const setItem = Reflect.get(Storage.prototype, "setItem");
    Storage.prototype.setItem = function (key: string, value: string) {
      (window as unknown as { tellKey: (key: string) => void }).tellKey(key);
      setItem.call(this, key, value);
    };
  });
  await answerWith(page, 503, {});
  await openHydrated(page, "/");
  await page.mouse.wheel(0, 900);
  await page.locator('footer a[href="/polityka-prywatnosci"]').click();
  await expect(page).toHaveURL(/polityka-prywatnosci$/);
  const keys = Object.values(STORAGE_KEYS);
  for (const key of keys) {
    await expect(page.locator("main")).toContainText(key, { useInnerText: true });
  }
  await page.goBack();
  await openHydrated(page, "/kontakt");
  const form = formOf(page, "quote");
  await fillEnough(form);
  await submit(form);
  await expect(summaryOf(form)).toBeFocused();

  expect([...written].filter((key) => !keys.some((known) => key.startsWith(known)))).toEqual([]);
  for (const key of [STORAGE_KEYS.draft, STORAGE_KEYS.scroll]) {
    expect([...written].some((name) => name.startsWith(key))).toBe(true);
  }
  const elsewhere = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
