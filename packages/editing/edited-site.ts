import type { Content, ContentProblem } from "@typed-site/content-model";

/** The site that is edited. */
export interface EditedSite {
  content: Content;
  /** What has to change before visitors see the content of a folder, which the check finds right. */
  releaseProblems: (folder: string) => ContentProblem[];
  /** Takes a word for good that the spelling check of a content folder did not know. */
  learnWord: (folder: string, word: string) => void;
  /** The site's own commands, which publishing runs. */
  commands: SiteCommands;
  /** The style sheets with the site's fonts and colours, as paths in the project. */
  styles: readonly string[];
}

/** Commands as the path of their TypeScript file in the project. */
export interface SiteCommands {
  /** Prints what the spelling check finds, as JSON; takes the content folder, and the files in it. */
  spelling: readonly [program: string, ...words: string[]];
}
