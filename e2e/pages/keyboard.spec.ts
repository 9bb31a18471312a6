import { quoteService } from "../support/content/site-content";
import { openHydrated, viewports } from "../support/helpers";
import { walkByKeyboard } from "../support/keyboard-walk";
import { thorough } from "../support/tags";
import { expect, test } from "../support/test";

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: "reduce" } });

for (const path of [quoteService.path, "/"]) {
  test(
    `everything on ${path} is reached by keyboard on a desktop, and seen to have the focus`,
    thorough,
    async ({ page }) => {
      await openHydrated(page, path);
      const found = await walkByKeyboard(page);
      expect(found).toEqual({ unreached: [], unseen: [], unmarked: [] });
    },
  );
}
