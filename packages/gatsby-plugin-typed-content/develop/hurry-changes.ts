import type { CreateDevServerArgs, Node } from "gatsby";

/** As many changes of nodes as Gatsby makes at once; for more it waits half a second (5.16, `state-machines/waiting`). */
const BATCH = 100;

/** What tells of changes that wait; Gatsby types it as `any`. */
export interface Emitter {
  on(
    event: "ENQUEUE_NODE_MUTATION",
    listener: (waiting: { payload: readonly [Node?, ...unknown[]] }) => void,
  ): void;
}

/**
 * Has Gatsby make its nodes as soon as it has seen all files of a change, by filling its batch: a node that is touched
 * stays as it is.
 * @param unseen the files of the last change that Gatsby has not seen, below its folder
 */
export function hurryChanges(
  emitter: Emitter,
  { touchNode }: Pick<CreateDevServerArgs["actions"], "touchNode">,
  unseen: Set<string>,
): void {
  emitter.on("ENQUEUE_NODE_MUTATION", ({ payload: [node] }) => {
    if (!node || !unseen.delete(String(node.relativePath)) || unseen.size > 0) return;
    for (let touched = 0; touched < BATCH; touched += 1) touchNode(node);
  });
}
