/** @jest-environment node */
import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { keepChanges } from "./keep-changes";

test("a change that waits is told again when a page is asked for, one that was made is not", async () => {
  const gatsby = new EventEmitter();
  keepChanges(gatsby);
  const told = jest.fn();
  gatsby.on("ENQUEUE_NODE_MUTATION", told);
  const [made, lost] = [{ resolve: jest.fn() }, { type: "deleteNode" }];
  const { resolve } = made;
  gatsby.emit("ENQUEUE_NODE_MUTATION", made);
  gatsby.emit("ENQUEUE_NODE_MUTATION", lost);
  made.resolve("the node");
  expect(resolve).toHaveBeenCalledWith("the node");
  gatsby.emit("QUERY_RUN_REQUESTED", { pagePath: "/" });
  await nextTurn();
  expect(told.mock.calls).toEqual([[made], [lost], [lost]]);
});
