/** Post-processing of built pages; for Node only. */
export { compress } from "./compress";
export { beginSite, finish } from "./finish";
export type { PageChange } from "./finish-pages";
export { writeCaddyFiles } from "./headers/write-header-files";
export { type PageFile, pageFiles } from "./page-files";
export type { DescribeSite, Site, SiteDescription } from "./site";
