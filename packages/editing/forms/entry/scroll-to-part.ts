import { comparable } from "@typed-site/utils";

/** Letters of the shortest text that is looked for; shorter ones occur in too many places. */
const SHORTEST = 4;

/** What scrolls a page. */
export interface FocusFollower {
  /** Scrolls to the field that has the focus once more, where the page was loaded anew. */
  showAgain: () => void;
  stop: () => void;
}

/**
 * Scrolls a page to the part whose field gets the focus.
 * @param page the page, while one is shown
 */
export function followFocus(page: () => Document | null | undefined): FocusFollower {
  let field: HTMLElement | undefined;
  let awaited: MutationObserver | undefined;
  const showAgain = () => {
    awaited?.disconnect();
    const shown = page();
    if (!shown || !field?.isConnected || scrollTo(shown, textOf(field))) return;
    // The page is drawn only after it was loaded.
    awaited = new MutationObserver((_, observer) => {
      if (field && scrollTo(shown, textOf(field))) observer.disconnect();
    });
    awaited.observe(shown, {
      childList: true,
      subtree: true,
    });
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || textOf(target) === "") return;
    field = target;
    showAgain();
  };
  document.addEventListener("focusin", follow);
  const stop = () => {
    awaited?.disconnect();
    document.removeEventListener("focusin", follow);
  };
  return { showAgain, stop };
}

/** The text of a field; of a formatted one its words without placeholders, a piece a line. Empty of all else. */
function textOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  if (field.getAttribute("role") !== "textbox") return "";
  const pieces = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) {
    if (!piece.parentElement?.matches(".placeholder")) words.push(piece.textContent ?? "");
  }
  return words.join("\n");
}

/** Scrolls a page to where it shows a text. @returns whether it does */
function scrollTo(page: Document, text: string): boolean {
  const part = partWith(page, text);
  const window = page.defaultView;
  if (!part || !window) return false;
  for (let fold = part.closest("details"); fold; fold = closestAround(fold)) fold.open = true;
  // A quarter of the height above it, for what it belongs to.
  const top = part.getBoundingClientRect().top + window.scrollY - window.innerHeight / 4;
  window.scrollTo({ top, behavior: "instant" });
  return true;
}

const closestAround = (fold: Element) => fold.parentElement?.closest("details") ?? null;

/**
 * The smallest part of a page that shows a text or, of a text with placeholders or Markdown, its longest piece; or the
 * picture that it describes.
 */
export function partWith(page: Document, text: string): Element | undefined {
  const pieces = text.split(/[*[\]()\n{}]|^- /m).map(comparable);
  const words = pieces.filter((piece) => !piece.startsWith("/"));
  const [longest = ""] = words.sort((one, other) => other.length - one.length);
  if (longest.length < SHORTEST) return undefined;
  const holds = (part: Element | null) =>
    part?.matches(":not(script, noscript, style)") &&
    comparable(part.textContent ?? "").includes(longest);
  // Menus name what the page is about, too.
  const places: (Element | null)[] = [page.querySelector("main"), page.body];
  let found = places.find(holds);
  for (let inner = found; inner; inner = [...inner.children].find(holds)) found = inner;
  return found ?? [...page.images].find(({ alt }) => comparable(alt) === longest);
}
