import path from "node:path";

/** The parts of Gatsby's store that the hook needs; Gatsby types its functions as `any`. */
interface Store {
  getState(): { pages: ReadonlyMap<string, { component: string }> };
  dispatch(action: { type: "UPDATE_PLUGINS_HASH"; payload: string }): void;
}

/**
 * Gatsby's cache stores absolute paths of pages and queries. After the project was copied or moved,
 * a build would fail with "The result of this StaticQuery could not be fetched". Removing a hash
 * makes Gatsby clear that cache, as after a plugin update. All pictures are made anew, since
 * Gatsby names them in its cache by absolute paths, too.
 */
export function onPreInit({ store }: { store: Store }): void {
  const here = process.cwd() + path.sep;
  const { pages } = store.getState();
  if ([...pages.values()].every(({ component }) => component.startsWith(here))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
