import path from "node:path";
import { gatsbyProgram } from "./gatsby-program";
import type { Options } from "./options";

/** The name by which Gatsby keeps what this plugin notes. */
const NAME = "gatsby-plugin-typed-content";

/** The parts of Gatsby's store that the hook needs; Gatsby types its functions as `any`. */
interface Store {
  getState(): {
    config: { siteMetadata?: object };
    pages: ReadonlyMap<string, { component: string }>;
    /** By plugin, what it has noted in the cache; `onPostBootstrap` notes the program. */
    status: { plugins: Readonly<Record<string, { program?: string }>> };
  };
  dispatch(action: { type: "UPDATE_PLUGINS_HASH"; payload: string }): void;
}

/**
 * Has Gatsby clear its cache, by removing a hash, as after the update of a plugin, in two cases:
 *
 * - The program has changed. Gatsby runs a query again only if its text or its data have changed, not
 *   if a resolver has. Pictures stay, since Gatsby remembers them apart.
 * - The project was copied or moved. The cache stores absolute paths of pages and queries, and a
 *   build would fail with "The result of this StaticQuery could not be fetched". All pictures are
 *   made anew, since Gatsby remembers them by absolute paths, too.
 */
export async function onPreInit({ store }: { store: Store }, options: Options): Promise<void> {
  const { config, pages, status } = store.getState();
  const { digest } = await gatsbyProgram(options, config.siteMetadata ?? {});
  if (pages.size === 0) return;
  const here = process.cwd() + path.sep;
  const isFromHere = [...pages.values()].every(({ component }) => component.startsWith(here));
  if (isFromHere && status.plugins[NAME]?.program === digest) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}
