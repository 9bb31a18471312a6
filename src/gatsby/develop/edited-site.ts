import type { EditedSite } from "@typed-site/editing";
import { learnWord } from "@typed-site/workbench";
import { releaseProblems } from "../../build/release-problems";
import { content } from "../../content";

/** What the editing page has to know of this site. */
export const editedSite: EditedSite = {
  content,
  releaseProblems,
  learnWord,
  commands: {
    spelling: ["src/commands/check-spelling.ts", "--json"],
  },
  styles: ["src/styles/fonts.css", "src/styles/tokens.css"],
};
