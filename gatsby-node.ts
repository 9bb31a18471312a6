export { createPages } from "./src/content-layer/create-pages";
export { createSchemaCustomization } from "./src/content-layer/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby-hooks/on-create-dev-server";
export { onPluginInit } from "./src/content-layer/on-plugin-init";
export { onPostBuild } from "./src/gatsby-hooks/on-post-build";
export { onPreBootstrap } from "./src/content-layer/on-pre-bootstrap";
export { onCreateWebpackConfig } from "./src/styles/on-create-webpack-config";
