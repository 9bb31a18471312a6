import { tabsWithExamples } from "./example-tabs";

/** The sources of the example queries; esbuild puts them in. */
declare const EXAMPLE_QUERIES: readonly string[];

/** Where GraphiQL and Gatsby's page around it look for their state. */
const TABS = "graphiql:tabState";
const QUERY = "graphiql:query";

const state = tabsWithExamples(EXAMPLE_QUERIES, localStorage.getItem(TABS));
localStorage.setItem(TABS, JSON.stringify(state));
// GraphiQL opens the tab of this query, and a new tab for one that is in none.
const last = localStorage.getItem(QUERY);
if (!state.tabs.some(({ query }) => query === last)) {
  localStorage.setItem(QUERY, EXAMPLE_QUERIES[0] ?? "");
}
