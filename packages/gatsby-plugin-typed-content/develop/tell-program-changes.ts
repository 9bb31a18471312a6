import type { Reporter } from "gatsby";
import type { Wording } from "../languages/wording";
import type { ContentGate } from "./content-gate";
import { watchFiles } from "./watch-files";

/**
 * Says, in the terminal and over the page, when develop runs with a program that is no more.
 * @param files those of the program, and of the versions of its libraries
 */
export function tellProgramChanges(
  files: readonly string[],
  gate: Pick<ContentGate, "outdate">,
  reporter: Pick<Reporter, "warn">,
  { programChanged }: Pick<Wording, "programChanged">,
): ReturnType<typeof watchFiles> {
  return watchFiles(files, (file) => {
    reporter.warn(
      `${file} has changed: stop and start develop again, it has loaded the former one.`,
    );
    void gate.outdate(programChanged(file));
  });
}
