import { loadModule } from "@typed-site/utils/node";
import type { Content } from "../define-content";
import type { Options } from "./options";

let loading: Promise<Content> | undefined;
let loaded: Content | undefined;

/**
 * The content of the site, as its definition was when it was first asked for.
 * @throws where the module cannot be loaded, or exports no content
 */
export function loadContent({ definition }: Options): Promise<Content> {
  loading ??= contentOf(definition).then((content) => (loaded = content));
  return loading;
}

/**
 * The content that a hook of this plugin has loaded.
 * @throws where the site does not use the plugin
 */
export function loadedContent(): Content {
  if (loaded) return loaded;
  throw new Error("gatsby-plugin-typed-content is not in the list of plugins of gatsby-config.");
}

/**
 * Loads the definition of a content.
 * @throws where the module cannot be loaded, exports no content, or names no language: JavaScript has no types
 */
export async function contentOf(definition: string): Promise<Content> {
  const { content } = await loadModule<{ content: Partial<Content> }>(definition);
  if (!content?.checkFolder) {
    throw new Error(
      `${definition} exports no content. Write: export const content = defineContent({ … })`,
    );
  }
  if (!content.language) {
    throw new Error(
      `${definition} names no language. Write: defineContent({ language: english, … })`,
    );
  }
  return content as Content;
}
