import { readFileSync } from "node:fs";
import { listFiles } from "../../packages/utils/node";
import { queryProblems } from "../../packages/workbench";
import { content } from "../content";

const TYPES_FILE = "src/gatsby-types.d.ts";

/** `npm run lint:queries`: prints what is wrong with queries, fragments and their types; exits with 1 if there is any. */
function run(): void {
  const files = ["src", "packages"]
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter(
      (file) =>
        !file.includes("/node_modules/") &&
        /\.tsx?$/.test(file) &&
        !/\.(test|fixture|d)\.tsx?$/.test(file),
    );
  const problems = queryProblems({
    texts: new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
    typesFile: TYPES_FILE,
    typesText: readFileSync(TYPES_FILE, "utf8"),
    models: content.modelTypes(),
    command: "npm run task types",
  });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

run();
