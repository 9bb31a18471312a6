import type { Reporter } from "gatsby";
import { watchFiles } from "@typed-site/workbench";
import { gatsbyProgram } from "../gatsby-program";
import { contentGate } from "../on-pre-bootstrap";

const startAgain = (file: string) =>
  `Zmienił się program strony (${file}). Zatrzymaj podgląd i uruchom go jeszcze raz; do tego czasu treść nie jest sprawdzana.`;

/** Says, in the terminal and over the page, when develop runs with a program that is no more. */
export async function tellProgramChanges(
  reporter: Pick<Reporter, "warn">,
): Promise<ReturnType<typeof watchFiles>> {
  const { files } = await gatsbyProgram();
  return watchFiles([...files, "package-lock.json"], (file) => {
    reporter.warn(
      `${file} has changed: stop and start develop again, it has loaded the former one.`,
    );
    void contentGate.outdate(startAgain(file));
  });
}
