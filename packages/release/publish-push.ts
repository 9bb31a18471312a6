import { rmSync } from "node:fs";
import path from "node:path";
import { git } from "@typed-site/utils/node";
import { buildCheckout, type CheckoutSteps, StepFailed } from "./build-checkout";
import { endLeftovers } from "./end-leftovers";
import {
  PUBLICATION_STATE,
  type PublicationState,
  readPublicationState,
  writePublicationState,
} from "./publication-state";

/** How a site is published. */
export interface PublicationPlan extends CheckoutSteps {
  /** Tells the operator of a failure. */
  tellOperator: (failed: PublicationState) => Promise<void>;
}

/** Where everything lies in the folder of the releases. */
const placesIn = (folder: string) => ({
  repository: path.join(folder, "repository.git"),
  checkout: path.join(folder, "checkout"),
  log: path.join(folder, "publish.log"),
  temporary: path.join(folder, "publish.tmp"),
  state: path.join(folder, PUBLICATION_STATE),
});

const newestCommit = (repository: string) => git(repository, "rev-parse", "main").trim();

/**
 * Writes that the newest commit waits, unless its state is known.
 * @param folder holds the releases, and the bare repository as `repository.git`
 */
export function announcePush(folder: string): void {
  const { repository, state } = placesIn(folder);
  const commit = newestCommit(repository);
  if (readPublicationState(state)?.commit === commit) return;
  writePublicationState(state, { commit, state: "waiting", since: new Date().toISOString() });
}

/** Writes the state. Where a build has filled the disk, the room of its log has to do. */
function makeKnown(entered: PublicationState, { state, log }: ReturnType<typeof placesIn>): void {
  try {
    writePublicationState(state, entered);
  } catch {
    rmSync(log, { force: true });
    writePublicationState(state, entered);
  }
}

/**
 * Builds and publishes the newest commit of `main`, unless it is published already. What is public
 * stays as it is until the last step, and where one fails. Must not run twice at once: the hook
 * holds a lock.
 * @param folder holds the releases, `repository.git`, and `checkout`, which is cloned if it is missing
 * @returns what became of the commit
 */
export async function publishNewest(
  folder: string,
  plan: PublicationPlan,
): Promise<PublicationState> {
  const places = placesIn(folder);
  const commit = newestCommit(places.repository);
  const former = readPublicationState(places.state);
  if (former?.commit === commit && former.state === "published") return former;
  endLeftovers(places.checkout);
  const enter = (state: PublicationState["state"], problem?: PublicationState["problem"]) => {
    const entered = { commit, state, since: new Date().toISOString(), problem };
    // Of a push that has come meanwhile the hook has written that it waits.
    if (newestCommit(places.repository) === commit) makeKnown(entered, places);
    return entered;
  };
  try {
    enter("building");
    await buildCheckout(places, commit, plan);
    return enter("published");
  } catch (error) {
    const problem = {
      polish: error instanceof StepFailed ? error.problem : plan.problem,
      details: error instanceof Error ? error.message : String(error),
    };
    // A relay may keep silent for minutes: the editor knows first.
    const failed = enter("failed", problem);
    await plan.tellOperator(failed);
    return failed;
  } finally {
    endLeftovers(places.checkout);
  }
}
