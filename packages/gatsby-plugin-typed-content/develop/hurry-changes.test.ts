import { EventEmitter } from "node:events";
import { createMachine, interpret } from "xstate";
import { hurryChanges } from "./hurry-changes";

jest.useFakeTimers();
afterAll(() => jest.useRealTimers());

const { waitingMachine } = jest.requireActual<{
  waitingMachine: ReturnType<typeof createMachine>;
}>("gatsby/dist/state-machines/waiting");

/** Gatsby's own machine that gathers changes. @returns what tells it of one, and whether it has made those it was told */
function gatherChanges(files: string[]) {
  const emitter = new EventEmitter();
  const quiet = {
    services: { runMutationBatch: () => Promise.resolve() },
    actions: { callApi: () => undefined },
  };
  const machine = interpret(
    waitingMachine.withConfig(quiet as object, { nodeMutationBatch: [] }),
  ).start();
  const tell = (payload: object[]) => emitter.emit("ENQUEUE_NODE_MUTATION", { payload });
  emitter.on("ENQUEUE_NODE_MUTATION", (payload: object) =>
    machine.send({ type: "ADD_NODE_MUTATION", payload } as never),
  );
  hurryChanges(emitter, { touchNode: (node) => tell([node]) }, new Set(files));
  return {
    see: (relativePath: string) => tell([{ relativePath }]),
    areMade: () => machine.getSnapshot().value !== "batchingNodeMutations",
  };
}

test("Gatsby makes its nodes as soon as it has seen the last file of a change", () => {
  const { see, areMade } = gatherChanges(["faq.yaml", "towns/puck.yaml"]);
  see("faq.yaml");
  expect(areMade()).toBe(false);
  see("towns/puck.yaml");
  expect(areMade()).toBe(true);
});

test("what did not come through the gate, as a photo, is gathered as Gatsby does", () => {
  const { see, areMade } = gatherChanges(["faq.yaml"]);
  see("photos/dom.jpg");
  see("photos/las.jpg");
  expect(areMade()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(areMade()).toBe(true);
});
