import { setImmediate as nextTurn } from "node:timers/promises";
import { answerRejections, type App } from "./answer-rejections";

type Handle = App["_router"]["stack"][number]["handle"];

const answered = async (handle: Handle) => {
  const app: App = { _router: { stack: [{ handle }] } };
  answerRejections(app);
  const next = jest.fn();
  app._router.stack[0]?.handle("request", "response", next);
  await nextTurn();
  return next.mock.calls as unknown[][];
};

test("what a handler rejects with becomes the answer, and others answer as before", async () => {
  const gone = new Error("ENOENT");
  expect(await answered(() => Promise.reject(gone))).toEqual([[gone]]);
  expect(await answered((_request, _response, next) => next())).toEqual([[]]);
  expect(await answered((...given) => given[2](given.slice(0, 2)))).toEqual([
    [["request", "response"]],
  ]);
});

test("handlers of errors stay what they are", () => {
  const handle = (_error: unknown, _request: unknown, _response: unknown, _next: unknown) =>
    undefined;
  const app = { _router: { stack: [{ handle: handle as unknown as Handle }] } };
  answerRejections(app);
  expect(app._router.stack[0]?.handle).toBe(handle);
});
