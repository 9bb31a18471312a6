import { expect, test as base } from "@playwright/test";

export { expect, type Locator, type Page, type Request, type Response } from "@playwright/test";

/**
 * A visitor who moves the pointer as soon as a page has loaded, so that its scripts start
 * (`packages/gatsby-plugin-finished-pages/browser/first-move.ts`). `loading.spec.ts` and `first-touch.spec.ts`
 * test what happens before. Nothing may violate the Content-Security-Policy.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      addEventListener("load", () => dispatchEvent(new Event("pointermove")));
    });
    const refused: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await use(context);
    expect(refused).toEqual([]);
  },
});
