import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { build } from "esbuild";
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
 * Loads the definition of a content, in TypeScript or JavaScript. It is bundled first, so that a site needs no loader;
 * libraries are left to Node.
 */
export async function contentOf(definition: string): Promise<Content> {
  const { outputFiles } = await build({
    entryPoints: [definition],
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    write: false,
    // Gatsby tells of a mistake itself.
    logLevel: "silent",
    supported: { "dynamic-import": false },
  });
  const filename = path.resolve(definition);
  const module = { exports: {} as { content?: Partial<Content> } };
  const given = { module, exports: module.exports, require: createRequire(filename) };
  const run = vm.compileFunction(outputFiles[0]?.text ?? "", Object.keys(given), { filename });
  (run as (...all: unknown[]) => void)(...Object.values(given));
  const { content } = module.exports;
  if (content?.checkFolder) return content as Content;
  throw new Error(
    `${definition} exports no content. Write: export const content = defineContent({ … })`,
  );
}
