/** A change of a node, which Gatsby carries out in a batch, up to half a second later. */
interface Change {
  resolve?: (result: unknown) => void;
}

/** Gatsby's bus of internal events. */
export interface Emitter {
  on(event: string, listener: (change: Change) => void): void;
  emit(event: string, change: Change): void;
}

const CHANGE = "ENQUEUE_NODE_MUTATION";

/**
 * Keeps Gatsby from dropping changes that are still waiting when the data of a page are asked for: its
 * state machine (`state-machines/develop`) then leaves the state that collects them, and an editor who
 * opens a page right after a save would see the old one until the next save. Changes that were not carried
 * out are emitted again. Must be called before Gatsby itself listens, in `onPreInit`.
 */
export function keepChanges(emitter: Emitter): void {
  const waiting = new Set<Change>();
  emitter.on(CHANGE, (change) => {
    if (waiting.has(change)) return;
    const { resolve } = change;
    waiting.add(change);
    change.resolve = (result) => {
      waiting.delete(change);
      resolve?.(result);
    };
  });
  emitter.on("QUERY_RUN_REQUESTED", () => {
    setImmediate(() => [...waiting].forEach((change) => emitter.emit(CHANGE, change)));
  });
}
