import { existsSync } from "node:fs";

// What Gatsby writes beside the types, in its first run: code editors complete and explain queries by it.
const schema = ".cache/schema.gql";

export default {
  schema: existsSync(schema) ? schema : "type Query { runNpmRunTypesFirst: Boolean }",
  documents: "src/**/*.{ts,tsx}",
};
