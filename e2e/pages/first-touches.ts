import type { Locator, Page } from "@playwright/test";
import { comparisonPages, galleryPage, labels } from "../support/content/site-content";

/** Where a comparison is tapped, as a fraction of its width. */
const lineAt = 0.8;

/** A kind of control, and the effect that its first touch must have. */
export interface FirstTouch {
  path: string;
  control: (page: Page) => Locator;
  /** Where it is touched, as a fraction of its width; by default in the middle. */
  at?: number;
  /** Needs the scripts, so the touch is kept for them. */
  isKept?: true;
  /** Runs in the page: whether the control has had its effect. */
  hasWorked: (seen: { control: Element; words: typeof labels }) => boolean;
}

const form = (page: Page) => page.locator("main form").first();

/** Kinds of controls that a visitor may touch first, by name; one of those that the browser handles by itself. */
export const firstTouches: Record<string, FirstTouch> = {
  ...(comparisonPages[0] && {
    "the line of a comparison": {
      path: comparisonPages[0].path,
      control: (page) => page.getByRole("slider").first(),
      at: lineAt,
      hasWorked: ({ control }) =>
        Math.abs(parseFloat(control.parentElement?.style.getPropertyValue("--pos") ?? "") - 80) < 1,
    },
  }),
  "a photo of a gallery": {
    path: galleryPage,
    isKept: true,
    control: (page) => page.locator("figure > a:has(img)").first(),
    hasWorked: () => document.querySelectorAll('[role="dialog"]').length === 1,
  },
  "the button that stops the row": {
    path: "/",
    isKept: true,
    control: (page) => page.locator("#uslugi .head button"),
    hasWorked: ({ control, words }) => control.textContent === words.resumeSliding,
  },
  "a box to check": {
    path: "/kontakt",
    control: (page) => form(page).getByRole("checkbox"),
    hasWorked: ({ control }) => control.matches(":checked"),
  },
  "the button that sends a form": {
    path: "/kontakt",
    isKept: true,
    control: (page) => form(page).locator("[type=submit]"),
    hasWorked: () => document.querySelector("[data-summary]:not([hidden])") !== null,
  },
};

/** Scrolls to a control at once and touches it. */
export async function touch(page: Page, { control, at = 0.5 }: FirstTouch): Promise<void> {
  const target = control(page);
  await target.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error("The control is not shown");
  await page.touchscreen.tap(box.x + box.width * at, box.y + box.height / 2);
}
