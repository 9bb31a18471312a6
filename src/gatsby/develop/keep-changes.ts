/** A change of a node that Gatsby carries out with others, up to half a second later. */
interface Change {
  resolve?: (result: unknown) => void;
}

/** How the parts of Gatsby tell each other what happens. */
export interface Emitter {
  on(event: string, listener: (change: Change) => void): void;
  emit(event: string, change: Change): void;
}

const CHANGE = "ENQUEUE_NODE_MUTATION";

/**
 * Gatsby forgets the changes that wait when the data of a page are asked for: it leaves the state in which
 * they were collected (`state-machines/develop`). An editor who opens a page at once would see the old one
 * until the next save. What was not carried out is told again. Must be called before Gatsby itself
 * listens, in `onPreInit`.
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
