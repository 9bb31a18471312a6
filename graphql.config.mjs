import { existsSync, readdirSync, statSync } from "node:fs";

// What Gatsby writes beside the types, in its first run: code editors complete and explain queries by it.
const schema = ".cache/schema.gql";

// Is written whenever the types are known to be those of the models (`packages/gatsby-plugin-typed-content/types/query-types.ts`).
const note = ".develop/query-types.txt";

const models = "src/models";

const isNew = () => {
  if (!existsSync(schema) || !existsSync(note)) return false;
  const { mtimeMs: noted } = statSync(note);
  const files = readdirSync(models, { encoding: "utf8", recursive: true });
  return files.every((file) => statSync(`${models}/${file}`).mtimeMs <= noted);
};

// An editor shows the name of the type beside each field that it does not know: "Cannot query field …".
const hint = "Types_are_old_run_npm_run_types";

export default {
  schema: isNew() ? schema : `schema { query: ${hint} } type ${hint} { none: Boolean }`,
  documents: "src/**/*.{ts,tsx}",
};
