import { dayInPoland } from "@typed-site/utils";
import { HEADER_END } from "../../utils/anchors";

/** The id of the section with all notices. */
export const NOTICES = "ogloszenia";

/** What is used here of an element, be it a browser's or a parsed page's. */
interface Markup {
  getAttribute(name: string): string | null | undefined;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** Whether a day is one of a notice's, `2026-12-17/2027-01-01`. Days that are written alike compare as texts. */
export function isOneOf(days: string, day: string): boolean {
  const [first = "", last = ""] = days.split("/");
  return first <= day && day <= last;
}

/** Whether a notice's last day was before a day. */
export const isPast = (days: string, day: string): boolean => (days.split("/")[1] ?? "") < day;

/**
 * Hides notices, and their section if none is left; shows all others.
 * @param notices its elements, which have their days in `data-days`
 */
export function hideNotices(
  section: Markup,
  notices: Iterable<Markup>,
  isHidden: (days: string) => boolean,
): void {
  let isAnyShown = false;
  for (const notice of notices) {
    const isOff = isHidden(notice.getAttribute("data-days") ?? "");
    setHidden(notice, isOff);
    isAnyShown ||= !isOff;
  }
  setHidden(section, !isAnyShown);
}

function setHidden(element: Markup, isHidden: boolean): void {
  if (isHidden) element.setAttribute("hidden", "");
  else element.removeAttribute("hidden");
}

/**
 * Hides the notices of other days while the browser parses the page. An observer is called before
 * the browser paints what it has parsed, so nothing is seen that would go, and nothing moves. The
 * visitor's own day counts: the page may have been built weeks ago.
 */
export function hideNoticesOfOtherDays(): void {
  const observer = new MutationObserver(() => {
    showNoticesOfToday();
    // They stand before the header.
    if (document.getElementById(HEADER_END)) observer.disconnect();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}

/** Shows the notices of today in a page, and hides all others. */
export function showNoticesOfToday(): void {
  const section = document.getElementById(NOTICES);
  if (!section) return;
  const today = dayInPoland();
  hideNotices(section, section.children, (days) => !isOneOf(days, today));
}
