import type { Reporter } from "gatsby";
import type { ContentGate } from "./content-gate";
import { watchFiles } from "./watch-files";

const startAgain = (file: string) =>
  `Zmienił się program strony (${file}). Zatrzymaj podgląd i uruchom go jeszcze raz; do tego czasu treść nie jest sprawdzana.`;

/**
 * Says, in the terminal and over the page, when develop runs with a program that is no more.
 * @param files those of the program, and of the versions of its libraries
 */
export function tellProgramChanges(
  files: readonly string[],
  gate: Pick<ContentGate, "outdate">,
  reporter: Pick<Reporter, "warn">,
): ReturnType<typeof watchFiles> {
  return watchFiles(files, (file) => {
    reporter.warn(
      `${file} has changed: stop and start develop again, it has loaded the former one.`,
    );
    void gate.outdate(startAgain(file));
  });
}
