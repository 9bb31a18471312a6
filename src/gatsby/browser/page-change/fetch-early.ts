import { savesData } from "../../../../packages/page-finisher/browser";
import { type FirstPhoto, preloadLinks } from "../../../layout/head/preload-links";

/** What Gatsby has of a page once it is loaded; nothing of one that could not be. */
interface LoadedPage {
  component?: { default?: { firstPhoto?: (data: unknown) => FirstPhoto } };
  json?: { data: unknown };
}

/** Gatsby's way to load a page's code and data; what is loaded already it gives at once. */
export type LoadPage = (path: string) => Promise<LoadedPage | undefined>;

/** How long a pointer or the focus rests on a link that is meant, in milliseconds. */
export const rest = 80;

/**
 * Fetches the page that a link leads to, and its first photograph, as soon as the visitor presses on the
 * link, or rests on it with the pointer or the focus. Does nothing for visitors who ask to save data.
 */
export function fetchEarly(loadPage: LoadPage): void {
  if (savesData()) return;
  let timer: number;
  const fetched = new Set<string>();

  const fetchPage = async ({ pathname }: HTMLAnchorElement) => {
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    const page = await loadPage(pathname);
    for (const attributes of preloadLinks(
      page?.component?.default?.firstPhoto?.(page.json?.data),
    )) {
      const link = document.createElement("link");
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value ?? "");
      document.head.append(link);
    }
  };

  const onSign = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !leadsToPage(link)) return;
    // the press focuses the link at once, which would put off what waits
    if (type === "pointerdown") return void fetchPage(link);
    timer = window.setTimeout(() => void fetchPage(link), rest);
  };
  for (const sign of ["pointerdown", "pointerover", "focusin"]) addEventListener(sign, onSign);
}

/** Whether a link leads to another page of the site, and not to a file. */
const leadsToPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes(".");
