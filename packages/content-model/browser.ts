/** What of the content model runs in a browser, too: on the editing page. */
export { valueAt } from "./value-at";
export { count } from "./wording";
