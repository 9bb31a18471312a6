/** The editing page beside `gatsby develop`; only for Node. */
export { canonicalYaml, keepComments } from "./change/canonical-yaml";
export type { EditedSite } from "./edited-site";
export { editingPackages, INSTALLING } from "./editing-packages";
export { addEditingPage } from "./editing-page";
export type { Server } from "./http";
