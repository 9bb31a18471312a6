import type { ParentSpanPluginArgs } from "gatsby";

const ID = "10001";

/** A message of the site's own, as Gatsby's reporter takes it. */
export const ownError = (sourceMessage: string) => ({ id: ID, context: { sourceMessage } });

/** Tells Gatsby's reporter how to show these messages. */
export function onPluginInit({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const text = ({ sourceMessage }: { sourceMessage: string }) => sourceMessage;
  reporter.setErrorMap({ [ID]: { text, level: "ERROR", category: "USER" } } as never);
}
