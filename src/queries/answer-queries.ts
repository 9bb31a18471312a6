import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createGraphQLRunner } from "gatsby/dist/bootstrap/create-graphql-runner";
import { buildSchema, customizeSchema, initialize, sourceNodes } from "gatsby/dist/services";
import report from "gatsby-cli/lib/reporter";
import type { ExecutionResult } from "graphql";

/** What the process sends, in the order of the queries. */
export type Answers = ExecutionResult[];

/**
 * The process of `askContent`: the first steps of Gatsby's `bootstrap`, as far as the schema, without pages and
 * what follows from them.
 */
async function answer(): Promise<void> {
  const [queries] = (await once(process, "message")) as [string[]];
  const directory = process.cwd();
  const sitePackageJson = JSON.parse(readFileSync("package.json", "utf8")) as object;
  const program = { _: "build", directory, report, sitePackageJson } as never;
  const { store } = await initialize({ program });
  const context = { program, store };
  await customizeSchema(context);
  await sourceNodes(context);
  await buildSchema(context);
  const ask = createGraphQLRunner(store, report);
  const results: Answers = [];
  for (const query of queries) results.push(await ask(query, {}));
  // Workers of Gatsby would hold the process.
  process.send?.(results, () => process.exit());
}

void answer();
