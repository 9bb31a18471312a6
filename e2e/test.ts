import { test as base } from "@playwright/test";

export { expect, type Locator, type Page, type Request } from "@playwright/test";

/**
 * A visitor who moves the pointer as soon as a page has come, so that its scripts start (see
 * `start-late.ts`). What happens before the first move is tested in `loading.spec.ts`.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      addEventListener("load", () => dispatchEvent(new Event("pointermove")));
    });
    await use(context);
  },
});
