import { navigate, type RouteUpdateArgs, type ShouldUpdateScrollArgs } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";
import { savesData } from "@typed-site/page-finisher/browser";
import { startLoading } from "../../../components/site-link/load-in-view";

/** The arguments of every browser API that we use and that Gatsby's types leave out. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
  /** Returns the page if it is already loaded. */
  loadPageSync: (path: string) => unknown;
}

type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;
type ScrollChange = Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">;

/** Gatsby's elements around the page: the one focused on a page change, and the live region. */
const ids = { wrapper: "gatsby-focus-wrapper", announcer: "gatsby-announcer" };

/**
 * Marks the page as live, so that style sheets know that scripts run (`:hover`, for instance, no
 * longer opens menus). Starts loading the pages of links in view, unless the visitor saves data,
 * and makes the router follow links to loaded pages. Links to other pages are left to the browser,
 * which shows HTML sooner than data and code. Registered as a plugin,
 * gatsby-plugin-catch-links would start before hydration, when following a link changes nothing but
 * the address.
 */
export const onInitialClientRender = ({ loadPage, loadPageSync }: Loader) => {
  // `npm run develop` would run the queries of all these pages, and its HTML is empty
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

/** A new page starts at its top (or target) at once; smooth scrolling is only for targets on the same page. */
export const onPreRouteUpdate = ({ location, prevLocation }: PageChange) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  // Chromium scrolls by the last computed style, and Gatsby scrolls before the next frame.
  void getComputedStyle(root).scrollBehavior;
  // only a page that the browser has loaded defers the layout of its lower parts
  delete root.dataset.later;
};

/** Keeps the scroll position when only the query changes; Gatsby would scroll to the top. */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: ScrollChange) => {
  const before = prevRouterProps?.location;
  const { pathname, search, hash } = routerProps.location;
  const isNewQuery = before?.pathname === pathname && before.search !== search;
  // undefined leaves it to Gatsby
  return isNewQuery && !hash ? false : undefined;
};

/** Opens the answer that the address names. On a new page also moves the focus and announces the title. */
export const onRouteUpdate = ({ location, prevLocation }: PageChange) => {
  const place = document.getElementById(location.hash.slice(1));
  if (place) openAnswer(place);
  document.documentElement.style.scrollBehavior = "";
  if (!prevLocation) return;
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (isNewPage) focusOn(place ?? document.querySelector("h1"));
  announce(isNewPage);
};

/** A browser opens a closed `details` for a fragment inside it, but not for its own id. */
function openAnswer(place: Element): void {
  if (!(place instanceof HTMLDetailsElement) || place.open) return;
  // without a transition: while the former answer closes, the target would keep moving
  const list = place.parentElement;
  list?.style.setProperty("--layout", "0s");
  place.open = true;
  place.scrollIntoView();
  list?.style.removeProperty("--layout");
}

/**
 * Gatsby focuses a wrapper around the whole page, which tells nobody anything. Passes that focus on
 * to the place that the page is about.
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
 * Replaces Gatsby's English announcement by the new page's title, in the same frame, so that only
 * the title is read out. Gatsby also announces a new query or fragment on the same page; there the
 * announcement is cleared.
 */
function announce(isNewPage: boolean): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(ids.announcer);
    // A title of Gatsby's own `Head` comes later.
    const title = document.title || document.querySelector("h1")?.textContent;
    if (announcer) announcer.textContent = isNewPage ? (title ?? "") : "";
  });
}
