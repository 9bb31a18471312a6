import type { Route } from "./route";

/** An entry's form, with the page beside it. */
export function EntryView({ route }: { route: Extract<Route, { view: "entry" | "new" }> }) {
  return <main>{route.view}</main>;
}
