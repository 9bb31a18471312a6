/** What of the content model runs in a browser, too: where a program edits it. */
export { shownMarkdown } from "./graphql/markdown-grammar";
export { isMapping, valueAt } from "./value-at";
export { count } from "./languages/polish-count";
