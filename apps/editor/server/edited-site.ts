import type { Content, ContentProblem } from "gatsby-plugin-typed-content";

/** The site that is edited. */
export interface EditedSite {
  content: Content;
  /** What has to change before visitors see the content of a folder, which the check finds right. */
  releaseProblems: (folder: string) => ContentProblem[];
  /** Takes a word for good that the spelling check of a content folder did not know. */
  learnWord: (folder: string, word: string) => void;
  /** The site's own commands. */
  commands: SiteCommands;
  /** The style sheets with the site's fonts and colours, as paths in the project. */
  styles: readonly string[];
  /** Where the site's forms are sent, which in the preview send nothing. */
  formAddress: string;
}

/** Programs that the editing page runs. */
export interface SiteCommands {
  /** The TypeScript file in the project that prints what the spelling check finds, as JSON; takes the content folder, and the files in it. */
  spelling: readonly [program: string, ...words: string[]];
  /** Draws the site's pages on a port of this machine, and draws them anew when the content changes. */
  preview: (port: number) => readonly [program: string, ...words: string[]];
}
