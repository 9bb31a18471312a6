import type { PageChange } from "gatsby-plugin-finished-pages";
import { hideNotices, isPast, NOTICES } from "../layout/notices/notice-days";

/**
 * Creates the step that hides notices whose days are over from visitors without a script. Gatsby
 * builds a page anew only if its data has changed, which the end of a notice's days does not.
 * @param today the day of the build, as `2026-11-01`
 */
export const hidePastNotices =
  (today: string): PageChange =>
  (document) => {
    const section = document.getElementById(NOTICES);
    if (!section) return;
    hideNotices(section, section.querySelectorAll("[data-days]"), (days) => isPast(days, today));
  };
