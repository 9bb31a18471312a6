import type { RouteUpdateArgs } from "gatsby";
import { announce, focusOn } from "./tell-new-page";

type PageChange = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Opens the answer or the folded section that the address names. On a new page also moves the focus and announces the title. */
export const onRouteUpdate = ({ location, prevLocation }: PageChange) => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) openAnswer(target);
  document.documentElement.style.scrollBehavior = "";
  if (!prevLocation) return;
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (isNewPage) focusOn(target ?? document.querySelector("h1"));
  announce(isNewPage);
};

/** A browser opens a closed `details` for a fragment inside it, but not for its own id, nor for that of the section around it. */
function openAnswer(target: Element): void {
  const answer = target.matches("details") ? target : target.querySelector(":scope > details");
  if (!(answer instanceof HTMLDetailsElement) || answer.open) return;
  // without a transition: while the former answer closes, the target would keep moving
  const list = answer.parentElement;
  list?.style.setProperty("--layout", "0s");
  answer.open = true;
  target.scrollIntoView();
  list?.style.removeProperty("--layout");
}
