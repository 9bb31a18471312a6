/** The editing page's own server; only for Node. */
export { canonicalYaml, keepComments } from "./change/canonical-yaml";
export type { EditedSite } from "./edited-site";
export { createEditingServer, type EditingServerOptions } from "./server/create-editing-server";
