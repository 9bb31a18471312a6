import path from "node:path";
import type { PublicationProgress } from "../../shared/contract";
import { failureAt, PUBLICATION_STATE, readPublicationState } from "./publication-state";
import type { Repository } from "./repository";

/** Where it can be seen what became of a publication. */
export interface PublicSite {
  /** The file that `deploy/publish` writes. */
  stateFile?: string;
  /** The address at which visitors see the site. */
  address?: string;
}

/** The file with the commit that visitors get. */
const VERSION_FILE = "/version.txt";
const TIME_LIMIT = 5_000;
/** Milliseconds that a server may take to serve a new release: it finishes the answers under way, and starts anew. */
const SWITCH = 60_000;

/** Reads from the server's environment where it can be seen what became of a publication. */
export function publicSiteFrom({
  PUBLICATION_STATE_DIR: folder,
  SITE_URL: address,
}: NodeJS.ProcessEnv): PublicSite {
  return {
    stateFile: folder && path.join(folder, PUBLICATION_STATE),
    address,
  };
}

/** What became of the commit that is checked out. It keeps nothing: all is in git, in the state file and at the site. */
export async function publicationProgress(
  repository: Repository,
  { stateFile, address }: PublicSite,
): Promise<PublicationProgress> {
  const head = await repository.head();
  const isHeadOrLater = async (commit: string) => {
    // Nothing is pushed by force, so what is not known here was pushed later.
    if (!(await repository.isKnown(commit))) return true;
    return repository.isPartOf(head, commit);
  };
  const visible = address && (await versionOf(address));
  const told = stateFile ? readPublicationState(stateFile) : undefined;
  const isOfHead = told !== undefined && (await isHeadOrLater(told.commit));
  if (visible && (await isHeadOrLater(visible))) {
    return { state: "published", since: isOfHead ? told.since : undefined };
  }
  if (!told) return { state: "sent" };
  if (!isOfHead) return { state: "waiting" };
  const { state, since } = told;
  if (state === "failed") return { state, since, problem: failureAt(told.step) };
  if (state === "building" || !visible) return { state, since };
  const isSwitching = Date.now() - Date.parse(since) < SWITCH;
  return isSwitching ? { state: "building", since } : { state, since, problem: EARLIER_VERSION };
}

const EARLIER_VERSION =
  "W internecie widać jednak jeszcze wcześniejszą wersję. Jeśli tak zostanie, daj znać opiekunowi strony.";

/** The commit that visitors get; undefined where the site does not answer. */
async function versionOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(VERSION_FILE, address), {
      cache: "no-store",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const commit = (await response.text()).trim();
    return response.ok && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}
