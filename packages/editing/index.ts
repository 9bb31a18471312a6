/** The editing page's own server; only for Node. */
export { canonicalYaml, keepComments } from "./change/canonical-yaml";
export type { EditedSite } from "./edited-site";
export { addLogin, type LoginOptions } from "./login/add-login";
export { changeLogins, loginsFile } from "./login/logins-file";
export { takeNewest } from "./publish/take-newest";
export { createEditingServer, type EditingServerOptions } from "./server/create-editing-server";
