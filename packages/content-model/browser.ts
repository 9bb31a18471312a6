/** What of the content model runs in a browser, too: on the editing page. */
export { count } from "./wording";
