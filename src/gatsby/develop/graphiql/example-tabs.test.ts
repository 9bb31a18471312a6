import { tabsWithExamples } from "./example-tabs";

const examples = ["# What is there\nquery Things {\n  all\n}\n", "query Others {\n  all\n}\n"];

const queries = (stored: string | null) =>
  tabsWithExamples(examples, stored).tabs.map(({ query }) => query);

test("each example has a tab with the name of its query, from the first visit", () => {
  const { activeTabIndex, tabs } = tabsWithExamples(examples, null);
  expect(tabs.map(({ title }) => title)).toEqual(["Things", "Others"]);
  expect(activeTabIndex).toBe(0);
});

test.each(["", "{", "null", "[]", '{"tabs":1}', '{"tabs":[null]}'])(
  "%j in the storage does no harm",
  (stored) => {
    expect(queries(stored)).toEqual(examples);
  },
);

test("what a person wrote or changed stays, behind the examples as they are", () => {
  const [first, ...others] = tabsWithExamples(examples, null).tabs;
  const changed = { ...first, query: "query Things { one }" };
  const own = { ...first, id: "1", query: "{ site }" };
  const stored = JSON.stringify({ activeTabIndex: 0, tabs: [changed, ...others, own] });
  const { tabs } = tabsWithExamples(examples, stored);
  expect(tabs.map(({ query }) => query)).toEqual([...examples, changed.query, own.query]);
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(4);
  expect(queries(JSON.stringify({ activeTabIndex: 0, tabs }))).toEqual(
    tabs.map(({ query }) => query),
  );
});
