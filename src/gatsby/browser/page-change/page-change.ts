import {
  type BrowserPluginArgs,
  navigate,
  type RouteUpdateArgs,
  type ShouldUpdateScrollArgs,
} from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";
import { savesData } from "../../../../packages/page-finisher/browser";
import { startLoading } from "../../../components/site-link/load-in-view";

/** What Gatsby passes to each of its browser APIs, though its types leave it open. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
  /** Gives what is loaded already. */
  loadPageSync: (path: string) => unknown;
}

type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;
type ScrollChange = Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">;

/** Gatsby's elements around the page: one takes the focus on a page change, one is announced. */
const ids = { wrapper: "gatsby-focus-wrapper", announcer: "gatsby-announcer" };

/**
 * Tells the style sheets that scripts run now, so that for instance `:hover` no longer opens menus, and begins
 * to load the pages of links in view, unless the visitor saves data, and to follow links to them. A link to a page
 * that is not loaded is left to the browser, which is sooner there by the page's HTML than by its data and code
 * (docs/figures.md). As a plugin, gatsby-plugin-catch-links would begin before React has taken over the page,
 * and what is clicked in between would change nothing but the address.
 */
export const onInitialClientRender = (args: BrowserPluginArgs) => {
  const { loadPage, loadPageSync } = args as unknown as Loader;
  // `npm run develop` would run the queries of all those pages, and its HTML is empty
  const isDeveloped = process.env.NODE_ENV === "development";
  document.documentElement.dataset.live = "";
  if (!isDeveloped && !savesData()) startLoading(loadPage);
  catchLinks(window, {}, (address) => {
    const { href, pathname } = new URL(address, location.href);
    const isReady = isDeveloped || pathname === location.pathname || loadPageSync(pathname);
    if (!isReady) location.assign(href);
    else void navigate(address, { replace: href === location.href });
  });
};

/** A new page opens where it should at once; only places on the same page are scrolled to smoothly. */
export const onPreRouteUpdate = ({ location, prevLocation }: PageChange) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  // Chromium scrolls a page by the style that it last computed, and Gatsby scrolls before the next frame.
  void getComputedStyle(root).scrollBehavior;
  // only a page that the browser has loaded itself is laid out in parts
  delete root.dataset.later;
};

/** Another query on the same page leaves it where it is; Gatsby would scroll to its top. */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: ScrollChange) => {
  const before = prevRouterProps?.location;
  const { pathname, search, hash } = routerProps.location;
  const isNewQuery = before?.pathname === pathname && before.search !== search;
  // Gatsby goes its own way where it is given no answer
  return isNewQuery && !hash ? false : undefined;
};

/** Opens the answer that the address names; on a new page moves the focus and reads out the title. */
export const onRouteUpdate = ({ location, prevLocation }: PageChange) => {
  const place = document.getElementById(location.hash.slice(1));
  if (place) openAnswer(place);
  document.documentElement.style.scrollBehavior = "";
  if (!prevLocation) return;
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (isNewPage) focusOn(place ?? document.querySelector("h1"));
  announce(isNewPage);
};

/** A browser opens a closed `details` for an address within it, but not for its own. */
function openAnswer(place: Element): void {
  if (!(place instanceof HTMLDetailsElement) || place.open) return;
  // at once, as the answer that closes for it would go on moving the place that is scrolled to
  const list = place.parentElement;
  list?.style.setProperty("--layout", "0s");
  place.open = true;
  place.scrollIntoView();
  list?.style.removeProperty("--layout");
}

/**
 * Gatsby is about to focus the wrapper of the whole page, which says nothing; where it does so,
 * the focus goes on to the place that the page is about.
 */
function focusOn(place: HTMLElement | null): void {
  const wrapper = document.getElementById(ids.wrapper);
  if (!place || !wrapper) return;
  wrapper.blur();
  wrapper.addEventListener(
    "focus",
    () => {
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    { once: true },
  );
}

/**
 * Puts the title of a new page in the place of Gatsby's English words, in the same frame, so that they are
 * never read. Gatsby announces a new query or place on the same page, too; there nothing is read out.
 */
function announce(isNewPage: boolean): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(ids.announcer);
    if (announcer) announcer.textContent = isNewPage ? document.title : "";
  });
}
