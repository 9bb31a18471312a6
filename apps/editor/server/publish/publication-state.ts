import { readFileSync } from "node:fs";

/** The name of the file in the folder that `PUBLICATION_STATE_DIR` names. */
export const PUBLICATION_STATE = "publication.json";

/** What became of the newest commit whose publication has begun, as `deploy/publish` writes it. */
export interface PublicationState {
  commit: string;
  state: "building" | "published" | "failed";
  /** What was done last: `checkout`, `install`, `build`, `release`. */
  step: string;
  /** When that began, ISO 8601. */
  since: string;
}

/** Reads the state; undefined before the first publication, and where the file cannot be read. */
export function readPublicationState(file: string): PublicationState | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as PublicationState;
  } catch {
    // A power failure may have torn it. The next publication writes it anew.
    return undefined;
  }
}

const FAILURES: Partial<Record<string, string>> = {
  install: "Serwer nie mógł zainstalować programów, z których powstaje strona.",
  build: "Strona się nie zbudowała.",
  release: "Nowa strona nie przeszła próby na serwerze.",
};

/** What an editor reads of a step that failed. */
export const failureAt = (step: string) =>
  `${FAILURES[step] ?? "Serwer nie mógł odczytać tego, co wysłano."} Odwiedzający widzą poprzednią wersję. Napisz do opiekuna serwera.`;
