import type { Reporter } from "gatsby";
import { watchProgram } from "@typed-site/workbench";
import { contentGate } from "../on-pre-bootstrap";

/** What Gatsby loads when it starts: models and hooks, not what the bundler makes of pages and components. */
const loadedOnce = [
  "src/content.ts",
  "src/models",
  "src/gatsby",
  "src/build",
  "packages/content-model",
  "packages/enquiries/server",
  "packages/enquiries/shared",
  "packages/workbench",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
];

const startAgain = (file: string) =>
  `Zmienił się program strony (${file}). Zatrzymaj podgląd i uruchom go jeszcze raz; do tego czasu treść nie jest sprawdzana.`;

/** Says, in the terminal and over the page, when develop runs with a program that is no more. */
export function tellProgramChanges(reporter: Reporter): void {
  watchProgram(loadedOnce, (file) => {
    reporter.warn(
      `${file} has changed: stop and start develop again, it has loaded the former one.`,
    );
    void contentGate.outdate(startAgain(file));
  });
}
