/** All that this plugin does for Gatsby; only for Node. */
export { onCreateDevServer } from "./hooks/on-create-dev-server";
export { onCreateWebpackConfig } from "./hooks/on-create-webpack-config";
export { onPostBuild } from "./hooks/on-post-build";
export { onPreBootstrap } from "./hooks/on-pre-bootstrap";
export { onPreInit } from "./hooks/on-pre-init";
export { pluginOptionsSchema } from "./hooks/plugin-options-schema";
