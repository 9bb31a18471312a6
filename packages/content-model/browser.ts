/** What of the content model runs in a browser, too: on the editing page. */
export { renderMarkdown } from "./graphql/markdown";
export { count } from "./wording";
