/** What `npm run develop` adds to a page. */
export { showContentReport } from "./develop/browser/content-report";
export { awaitNewPage } from "./develop/browser/new-page";
