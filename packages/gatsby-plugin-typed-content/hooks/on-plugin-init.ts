import type { ParentSpanPluginArgs } from "gatsby";
import { CONTENT_ERROR, contentError } from "./content-error";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** Registers how Gatsby's reporter prints errors of this plugin, and loads the definition, in workers too. */
export async function onPluginInit(
  { reporter }: Pick<ParentSpanPluginArgs, "reporter">,
  options: Options,
): Promise<void> {
  const text = ({ sourceMessage }: { sourceMessage: string }) => sourceMessage;
  // Gatsby types the level as an enumeration that it does not export.
  reporter.setErrorMap({ [CONTENT_ERROR]: { text, level: "ERROR", category: "USER" } } as never);
  try {
    await loadContent(options);
  } catch (error) {
    const { message = String(error) } = error as Partial<Error>;
    reporter.panic({ ...contentError(message), error: error as Error });
  }
}
