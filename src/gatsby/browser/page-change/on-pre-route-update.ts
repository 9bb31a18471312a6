import type { RouteUpdateArgs } from "gatsby";

type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;

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
