import type { Root } from "react-dom/client";
import { forgetAllDrafts } from "./entry/drafts";
import { leaveUnasked } from "./entry/use-leave-question";

/** The channel on which a tab tells the others that it logs out. */
export const LOGGED_OUT = "redakcja-wylogowano";

/** Ends the page when another tab logs out: its forms go before they could keep a draft again. */
export function endWhenLoggedOut(root: Root, page: Element): void {
  new BroadcastChannel(LOGGED_OUT).onmessage = () => {
    leaveUnasked();
    root.unmount();
    forgetAllDrafts();
    page.innerHTML =
      '<main><p role="status">Wylogowano w innej karcie. <a href="/admin">Zaloguj się ponownie</a></p></main>';
  };
}
