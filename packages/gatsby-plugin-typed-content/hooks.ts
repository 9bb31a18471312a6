/** All that this plugin does for Gatsby; only for Node. */
export { createResolvers } from "./hooks/create-resolvers";
export { createSchemaCustomization } from "./hooks/create-schema-customization";
export { onCreateDevServer } from "./hooks/on-create-dev-server";
export { onPluginInit } from "./hooks/on-plugin-init";
export { onPostBootstrap } from "./hooks/on-post-bootstrap";
export { onPostBuild } from "./hooks/on-post-build";
export { onPreBootstrap } from "./hooks/on-pre-bootstrap";
export { onPreExtractQueries } from "./hooks/on-pre-extract-queries";
export { onPreInit } from "./hooks/on-pre-init";
export { pluginOptionsSchema } from "./hooks/plugin-options-schema";
export { setFieldsOnGraphQLNodeType } from "./hooks/set-fields-on-graphql-node-type";
