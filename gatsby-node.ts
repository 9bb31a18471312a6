// Gatsby compiles this file, but leaves the packages, which are TypeScript too, to Node.
import "tsx/cjs";
export { createPages } from "./src/gatsby/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { onPluginInit } from "./src/gatsby/on-plugin-init";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPostBootstrap } from "./src/gatsby/on-post-bootstrap";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
export { onPreInit } from "./src/gatsby/on-pre-init";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
