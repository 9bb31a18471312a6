import type { ParentSpanPluginArgs } from "gatsby";

/** Codes of the errors that this layer reports. */
export const errorIds = { content: "10001", pages: "10002" } as const;

interface ErrorContext {
  sourceMessage: string;
}

/** Gives the layer's errors a text, a level and a category in Gatsby's reporter. */
export function onPluginInit({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  reporter.setErrorMap({
    [errorIds.content]: {
      text: ({ sourceMessage }: ErrorContext) => sourceMessage,
      level: "ERROR",
      category: "USER",
    },
    [errorIds.pages]: {
      text: ({ sourceMessage }: ErrorContext) => sourceMessage,
      level: "ERROR",
      category: "SYSTEM",
    },
  } as never);
}
