/** A change of a node, which Gatsby carries out in a batch, up to half a second later. */
interface Change {
  resolve?: (result: unknown) => void;
}

/** Gatsby's bus of internal events, which also tells every action of its store. */
export interface Emitter {
  emit(event: string, payload: never): void;
}

const CHANGE = "ENQUEUE_NODE_MUTATION";
const REQUEST = "QUERY_RUN_REQUESTED";

/** How long after the last change a page may be asked for: a file's own node brings others with it. */
const SETTLED_IN_MS = 100;

/** How long a page waits for changes; by then Gatsby has dropped them. */
const DROPPED_IN_MS = 2_000;

/** How long a change waits for queries; one that failed doesn't tell that it has ended. */
const FAILED_IN_MS = 10_000;

/**
 * Lets changes of the content and queries take turns in `gatsby develop`: pages are asked for while no change waits,
 * changes are told while no query runs. Gatsby's state machine (`state-machines/develop`) drops the changes that
 * wait when a page is asked for, and its store (`reducers/queries`) forgets that a query is out of date if its data
 * change while it runs. An editor who opens a page right after a save would see the old one until the next save. Must
 * be called before Gatsby emits anything, in `onPreInit`.
 */
export function takeTurns(emitter: Emitter): void {
  const tell = emitter.emit.bind(emitter) as (event: string, payload: unknown) => void;
  const waiting = new Set<Change>();
  const running = new Set<string>();
  let changes: Change[] = [];
  let requests: unknown[] = [];
  let settled: NodeJS.Timeout | undefined;
  let failed: NodeJS.Timeout | undefined;

  const tellChanges = () => {
    clearTimeout(failed);
    failed = undefined;
    const held = changes;
    changes = [];
    for (const change of held) tellChange(change);
  };
  const tellAnyway = () => {
    running.clear();
    tellChanges();
  };
  const tellChange = (change: Change) => {
    const { resolve } = change;
    waiting.add(change);
    change.resolve = (result) => {
      waiting.delete(change);
      resolve?.(result);
      askSoon();
    };
    tell(CHANGE, change);
  };
  const ask = () => {
    const held = requests;
    requests = [];
    for (const request of held) tell(REQUEST, request);
  };
  const askSoon = () => {
    clearTimeout(settled);
    settled = setTimeout(() => waiting.size === 0 && ask(), SETTLED_IN_MS);
  };
  const askAnyway = () => {
    if (requests.length === 0) return;
    ask();
    setImmediate(() => [...waiting].forEach((change) => tell(CHANGE, change)));
  };

  emitter.emit = (event: string, payload: unknown) => {
    if (event === CHANGE && running.size > 0) {
      changes.push(payload as Change);
      failed ??= setTimeout(tellAnyway, FAILED_IN_MS);
    } else if (event === CHANGE) {
      tellChange(payload as Change);
    } else if (event === REQUEST && waiting.size + changes.length > 0) {
      requests.push(payload);
      setTimeout(askAnyway, DROPPED_IN_MS);
    } else {
      if (event === "QUERY_START") running.add(pathOf(payload));
      tell(event, payload);
      if (event === "PAGE_QUERY_RUN") running.delete(pathOf(payload));
      if (running.size === 0) tellChanges();
    }
  };
}

const pathOf = (action: unknown) => (action as { payload: { path: string } }).payload.path;
