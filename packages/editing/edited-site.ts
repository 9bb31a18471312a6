import type { Content, ContentProblem } from "../content-model";

/** The site that is edited, as far as the editing page has to know it. */
export interface EditedSite {
  content: Content;
  /** What has to change before visitors see the content of a folder, which the check finds right. */
  releaseProblems: (folder: string) => ContentProblem[];
}
