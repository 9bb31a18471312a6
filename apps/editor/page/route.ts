import { useSyncExternalStore } from "react";

/** Where the editor is in the editing page; its address after the `#`. */
export type Route =
  | { view: "start"; words?: string }
  /** `field` is the path of the field to show, as JSON. */
  | { view: "entry"; file: string; field?: string }
  | { view: "new"; folder: string; copyOf?: string }
  | { view: "photos" }
  | { view: "files" }
  | { view: "publish" };

/** The address of a route: `#?view=entry&file=towns%2Fpuck.yaml`. */
export function addressOf(route: Route): string {
  const words = Object.entries(route).filter(([, value]) => value !== undefined);
  return `#?${new URLSearchParams(words).toString()}`;
}

/** The route of an address; the start page where it is none. */
export function routeOf(hash: string): Route {
  const found = Object.fromEntries(new URLSearchParams(hash.replace(/^#\??/, "")));
  const { view, file, field, folder, copyOf, words } = found;
  if (view === "entry" && file) return { view, file, field };
  if (view === "new" && folder) return { view, folder, copyOf };
  if (view === "photos" || view === "files" || view === "publish") return { view };
  return { view: "start", words };
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

/** The present route; the component is drawn again when it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return routeOf(hash);
}

/** Goes to a route. */
export function goTo(route: Route): void {
  window.location.hash = addressOf(route);
}
