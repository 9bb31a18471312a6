import type { RouteUpdateArgs } from "gatsby";
import { announce, focusOn } from "./tell-new-page";

type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Opens the answer or the folded section that the address names. On a new page also moves the focus and announces the title. */
export const onRouteUpdate = ({ location, prevLocation }: PageChange) => {
  const place = document.getElementById(location.hash.slice(1));
  if (place) openAnswer(place);
  document.documentElement.style.scrollBehavior = "";
  if (!prevLocation) return;
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (isNewPage) focusOn(place ?? document.querySelector("h1"));
  announce(isNewPage);
};

/** A browser opens a closed `details` for a fragment inside it, but not for its own id, nor for that of the section around it. */
function openAnswer(place: Element): void {
  const answer = place.matches("details") ? place : place.querySelector(":scope > details");
  if (!(answer instanceof HTMLDetailsElement) || answer.open) return;
  // without a transition: while the former answer closes, the target would keep moving
  const list = answer.parentElement;
  list?.style.setProperty("--layout", "0s");
  answer.open = true;
  place.scrollIntoView();
  list?.style.removeProperty("--layout");
}
