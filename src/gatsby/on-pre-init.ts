import path from "node:path";

/** The parts of Gatsby's store that are used here; Gatsby types its functions as any. */
interface Store {
  getState(): { pages: ReadonlyMap<string, { component: string }> };
  dispatch(action: { type: "UPDATE_PLUGINS_HASH"; payload: string }): void;
}

/**
 * Gatsby's cache names pages and queries by the absolute places of their files. After the project was
 * copied or moved it would look for them where they were, and a build would end with "The result of this
 * StaticQuery could not be fetched". Without the hash that this takes away Gatsby empties its cache itself,
 * as after an update of a plugin; pictures are kept.
 */
export function onPreInit({ store }: { store: Store }): void {
  const here = process.cwd() + path.sep;
  const { pages } = store.getState();
  if ([...pages.values()].every(({ component }) => component.startsWith(here))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
