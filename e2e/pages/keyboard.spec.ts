import { firstTown, labels, navigation, quoteService } from "../support/content/site-content";
import { openHydrated } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, test } from "../support/test";

for (const [index, path] of [quoteService.path, "/"].entries()) {
  for (const width of [390, 1440]) {
    test(
      `everything on ${path} is reached by keyboard at ${width} px, and seen`,
      width > 600 ? thorough : afterFirst(index),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openHydrated(page, path);
        await page.keyboard.press("Tab");
        await expect(page.getByRole("link", { name: labels.skipLink })).toBeFocused();
        const reached = new Set<string>();
        const faults: string[] = [];
        for (let step = 0; step < 1000; step += 1) {
          const { name, href, fault, opens } = await page.evaluate(() => {
            const element = document.activeElement;
            if (!element || element === document.body)
              return { name: "", href: "", fault: "", opens: false };
            const { top, bottom, width: wide } = element.getBoundingClientRect();
            const place = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
            const isSeen = wide > 0 && bottom > 0 && top < window.innerHeight;
            const href = element.getAttribute("href") ?? "";
            // The burger's menu keeps the focus in; its tests are in `menus.spec.ts`.
            const opens = element.matches(":not(header *, [open] > *):is(summary)");
            return { name: place, href, fault: isSeen ? "" : place, opens };
          });
          if (!name) break;
          reached.add(decodeURI(href));
          if (fault) faults.push(fault);
          if (opens) await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
        }
        expect(faults).toEqual([]);
        expect([...reached]).toEqual(
          expect.arrayContaining(["/", firstTown.path, ...navigation.legal]),
        );
      },
    );
  }
}
