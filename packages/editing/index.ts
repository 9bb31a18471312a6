/** The editing page beside `gatsby develop`; only for Node. */
export { addEditingPage } from "./api/editing-page";
export type { Server } from "./api/http";
export { canonicalYaml, keepComments } from "./change/canonical-yaml";
export type { EditedSite } from "./edited-site";
export { answerPreviewForm } from "./preview-forms";
