/** A tab as GraphiQL 3 keeps it in the browser's storage. */
interface Tab {
  id: string;
  title: string;
  query: string;
  variables: string | null;
  headers: string | null;
  operationName: string | null;
  response: string | null;
}

/** What GraphiQL keeps of all tabs. */
export interface Tabs {
  activeTabIndex: number;
  tabs: Tab[];
}

/**
 * The tabs that GraphiQL is to open: the examples as their files are, then what the person wrote or changed.
 * @param stored the tabs of the last time
 */
export function tabsWithExamples(examples: readonly string[], stored: string | null): Tabs {
  const own = tabsIn(stored)
    .filter(({ query }) => !examples.includes(query))
    .map((tab, index) => ({ ...tab, id: `own-${index}` }));
  return { activeTabIndex: 0, tabs: [...examples.map(exampleTab), ...own] };
}

function tabsIn(stored: string | null): Tab[] {
  try {
    return (JSON.parse(stored ?? "") as Tabs).tabs.filter((tab) => typeof tab.query === "string");
  } catch {
    // Nothing is stored yet, or by another version of GraphiQL.
    return [];
  }
}

function exampleTab(query: string, index: number): Tab {
  const [, title = ""] = /^query (\w+)/m.exec(query) ?? [];
  return {
    id: `example-${index}`,
    title,
    query,
    variables: null,
    headers: null,
    operationName: title,
    response: null,
  };
}
