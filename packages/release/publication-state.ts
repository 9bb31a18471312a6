import { readFileSync } from "node:fs";
import { writeWhole } from "@typed-site/utils/node";

/** The name of the file in the folder that `PUBLICATION_STATE_DIR` names. */
export const PUBLICATION_STATE = "publication.json";

/** What became of the push of a commit, written by the push hook, read by who shows it. */
export interface PublicationState {
  commit: string;
  state: "waiting" | "building" | "published" | "failed";
  /** When this state began, ISO 8601. */
  since: string;
  problem?: {
    /** A sentence for the editor. */
    polish: string;
    /** The end of what the failed program printed, at most 4 kB, for the operator. */
    details: string;
  };
}

/** Reads the state of the newest push; undefined before the first one, and where the file cannot be read. */
export function readPublicationState(file: string): PublicationState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PublicationState;
  } catch {
    // A power failure may have torn it. The next push writes it anew.
    return undefined;
  }
}

/** Writes the state of the newest push, atomically: a reader finds the former or the new one. */
export function writePublicationState(file: string, state: PublicationState): void {
  writeWhole(file, `${JSON.stringify(state, null, 2)}\n`);
}
