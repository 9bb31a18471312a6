/** The editing page beside `gatsby develop`; only for Node. */
export { addEditingPage } from "./api/editing-page";
export type { Server } from "./api/http";
export { canonicalYaml, keepComments } from "./change/canonical-yaml";
export type { EditedSite } from "./edited-site";
export { addLogin, type LoginOptions } from "./login/add-login";
export { changeLogins, loginsFile } from "./login/logins-file";
export { takeNewest } from "./publish/take-newest";
export { answerPreviewForm } from "./preview-forms";
