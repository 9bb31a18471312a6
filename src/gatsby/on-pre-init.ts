import path from "node:path";
import { type Emitter, takeTurns } from "./develop/take-turns";

/** The parts of Gatsby's store that are used here; Gatsby types its functions as any. */
interface Store {
  getState(): { pages: ReadonlyMap<string, { component: string }> };
  dispatch(action: { type: "UPDATE_PLUGINS_HASH"; payload: string }): void;
}

/**
 * Gatsby's cache refers to pages and queries by absolute paths. After the project was copied or moved, a build
 * would fail with "The result of this StaticQuery could not be fetched". This removes a hash, so that Gatsby
 * empties its cache as after an update of a plugin; pictures are kept.
 */
function forgetOtherPlaces(store: Store): void {
  const here = process.cwd() + path.sep;
  const { pages } = store.getState();
  if ([...pages.values()].every(({ component }) => component.startsWith(here))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** The first thing that Gatsby calls. */
export function onPreInit({ store, emitter }: { store: Store; emitter: Emitter }): void {
  forgetOtherPlaces(store);
  if (process.env.gatsby_executing_command === "develop") takeTurns(emitter);
}
