import { loadContent } from "./load-content";
import type { Options } from "./options";

/** The argument that the hook needs; Gatsby types it as `any`. */
interface Tools {
  createResolvers: (resolvers: { Query: object }) => void;
}

/** Adds the content's root fields. */
export async function createResolvers({ createResolvers }: Tools, options: Options): Promise<void> {
  const content = await loadContent(options);
  createResolvers({ Query: content.rootFields() });
}
