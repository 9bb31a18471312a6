import type { ParentSpanPluginArgs } from "gatsby";

const ID = "10001";

/** An error of the site's own, in the form that Gatsby's reporter takes. */
export const ownError = (sourceMessage: string) => ({ id: ID, context: { sourceMessage } });

/** Registers how Gatsby's reporter prints these errors. */
export function onPluginInit({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const text = ({ sourceMessage }: { sourceMessage: string }) => sourceMessage;
  reporter.setErrorMap({ [ID]: { text, level: "ERROR", category: "USER" } } as never);
}
