import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../content/check/check-content";
import { formatReport } from "../content/check/problem";
import { askContent } from "../queries/ask-content";
import { exampleQueries, type ExampleQuery } from "../queries/example-queries";
import { asTable } from "../queries/table";

/**
 * `npm run query`: lists the example queries. `-- NAME` or `-- FILE`, one or several, prints what the content answers,
 * as a table or, with `--json`, as GraphQL does.
 */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false } },
  });
  const examples = exampleQueries();
  if (positionals.length === 0) {
    print(asTable(examples.map(({ name, comment }) => ({ name, "what it answers": comment }))));
    return;
  }
  const queries = positionals.map((wanted) => sourceOf(wanted, examples));
  const problems = await checkContent(path.resolve("content"));
  if (problems.length > 0) throw new Error(formatReport(problems));
  for (const { data, errors = [] } of await askContent(queries)) {
    for (const { message } of errors) console.error(message);
    if (errors.length > 0) process.exitCode = 1;
    if (!data) continue;
    if (values.json) print(JSON.stringify(data, null, 2));
    else
      for (const [field, answer] of Object.entries(data)) print(`${field}\n\n${asTable(answer)}\n`);
  }
}

/** @throws where there is neither an example nor a file of that name */
function sourceOf(wanted: string, examples: readonly ExampleQuery[]): string {
  const example = examples.find(({ name }) => name === wanted);
  if (example) return example.source;
  if (existsSync(wanted)) return readFileSync(path.resolve(wanted), "utf8");
  throw new Error(`There is no example and no file "${wanted}". npm run query lists the examples.`);
}

const print = (text: string) => process.stdout.write(`${text}\n`);

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
