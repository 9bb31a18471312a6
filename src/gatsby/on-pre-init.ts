import path from "node:path";

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
export function onPreInit({ store }: { store: Store }): void {
  const here = process.cwd() + path.sep;
  const { pages } = store.getState();
  if ([...pages.values()].every(({ component }) => component.startsWith(here))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
