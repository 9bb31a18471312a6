import { EventEmitter } from "node:events";
import { takeTurns } from "./take-turns";

interface Change {
  name: string;
  resolve?: (result: unknown) => void;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Gatsby's bus, with a list of what Gatsby hears: names of changes, and addresses of pages that are asked for. */
function bus() {
  const gatsby = new EventEmitter();
  const heard: string[] = [];
  gatsby.on("ENQUEUE_NODE_MUTATION", ({ name }: Change) => heard.push(name));
  gatsby.on("QUERY_RUN_REQUESTED", ({ pagePath }: { pagePath: string }) => heard.push(pagePath));
  takeTurns(gatsby);
  return {
    heard,
    change: (change: Change) => gatsby.emit("ENQUEUE_NODE_MUTATION", change),
    ask: (pagePath: string) => gatsby.emit("QUERY_RUN_REQUESTED", { pagePath }),
    start: (path: string) => gatsby.emit("QUERY_START", { payload: { path } }),
    end: (path: string) => gatsby.emit("PAGE_QUERY_RUN", { payload: { path } }),
  };
}

test("a page that is asked for waits until the changes before it were made", () => {
  const { heard, change, ask } = bus();
  const resolve = jest.fn();
  const first: Change = { name: "first", resolve };
  const second: Change = { name: "second" };
  change(first);
  change(second);
  ask("/");
  first.resolve?.("the node");
  expect(resolve).toHaveBeenCalledWith("the node");
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(["first", "second"]);
  second.resolve?.(undefined);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(["first", "second", "/"]);
});

test("a page is asked for at once while nothing changes", () => {
  const { heard, ask } = bus();
  ask("/");
  expect(heard).toEqual(["/"]);
});

test("a change waits until no query runs", () => {
  const { heard, change, start, end } = bus();
  start("/");
  start("/kontakt");
  change({ name: "late" });
  end("/");
  expect(heard).toEqual([]);
  end("/kontakt");
  expect(heard).toEqual(["late"]);
});

test("a page that is asked for while a change waits for a query comes after it", () => {
  const { heard, change, ask, start, end } = bus();
  const late: Change = { name: "late" };
  start("/");
  change(late);
  ask("/kontakt");
  end("/");
  late.resolve?.(undefined);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(["late", "/kontakt"]);
});

test("a change that was dropped is told again, and no page waits for it for ever", () => {
  const { heard, change, ask } = bus();
  const dropped: Change = { name: "dropped" };
  change(dropped);
  ask("/");
  jest.advanceTimersByTime(3_000);
  expect(heard).toEqual(["dropped", "/", "dropped"]);
  dropped.resolve?.(undefined);
  ask("/");
  jest.advanceTimersByTime(3_000);
  expect(heard).toEqual(["dropped", "/", "dropped", "/"]);
});

test("a query that failed holds no change for ever", () => {
  const { heard, change, start } = bus();
  start("/");
  change({ name: "held" });
  jest.advanceTimersByTime(20_000);
  change({ name: "next" });
  expect(heard).toEqual(["held", "next"]);
});

test("a change that waits for a later query is not told early by the patience with a former one", () => {
  const { heard, change, start, end } = bus();
  start("/");
  change({ name: "first" });
  jest.advanceTimersByTime(5_000);
  end("/");
  start("/kontakt");
  change({ name: "second" });
  jest.advanceTimersByTime(6_000);
  expect(heard).toEqual(["first"]);
  end("/kontakt");
  expect(heard).toEqual(["first", "second"]);
});
