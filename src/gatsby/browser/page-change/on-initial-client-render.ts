import { navigate } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";
import { savesData } from "gatsby-plugin-finished-pages/browser";
import { startLoading } from "../../../components/site-link/load-in-view";

/** The arguments of every browser API that we use and that Gatsby's types leave out. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
  /** Returns the page if it is already loaded. */
  loadPageSync: (path: string) => unknown;
}

/**
 * Starts loading the pages of links in view, unless the visitor saves data,
 * and makes the router follow links to loaded pages. Links to other pages are left to the browser,
 * which shows HTML sooner than data and code. Registered as a plugin,
 * gatsby-plugin-catch-links would start before hydration, when following a link changes nothing but
 * the address.
 */
export const onInitialClientRender = ({ loadPage, loadPageSync }: Loader) => {
  // `npm run develop` would run the queries of all these pages, and its HTML is empty
  const isDeveloped = process.env.NODE_ENV === "development";
  if (!isDeveloped && !savesData()) startLoading(loadPage);
  catchLinks(window, {}, (address) => {
    const { href, pathname } = new URL(address, location.href);
    const isReady = isDeveloped || pathname === location.pathname || loadPageSync(pathname);
    if (!isReady) location.assign(href);
    else void navigate(address, { replace: href === location.href });
  });
};
