import {
  loadCheckSite,
  loadCheckSpelling,
  loadEnquiriesCommand,
  loadPageBenchmark,
  loadServerBenchmark,
} from "../../packages/workbench";
import { sampleEnquiry } from "./sample-enquiry";

/** A rarely used command. */
interface Task {
  help: string;
  run: (words: string[]) => unknown;
}

/** The tasks by name; each loads only its own module. */
const tasks: Record<string, Task> = {
  "bench:pages": {
    help: "Lighthouse, and paints on a really slow phone, of one page of each template",
    run: async () => (await loadPageBenchmark()).benchPages(),
  },
  "bench:server": {
    help: "pages a second beside Caddy, and enquiries a second",
    run: async () =>
      (await loadServerBenchmark()).benchServer({
        program: "src/server/start.ts",
        enquiry: sampleEnquiry,
      }),
  },
  "check:site": {
    help: "html-validate on every built page, and every link and anchor",
    run: async () => (await loadCheckSite()).checkSite(),
  },
  "check:spelling": {
    help: "spelling, units, link texts and agreed words of all texts",
    run: async (words) => {
      const [{ content }, { townStyle }] = await Promise.all([
        import("../content"),
        import("./town-style"),
      ]);
      return (await loadCheckSpelling()).checkSpelling({ content, styleRules: townStyle }, words);
    },
  },
  "check:towns": {
    help: "how alike the pages of the towns are; fails where two are too much so",
    run: async () => (await import("./check-towns")).checkTowns(),
  },
  enquiries: {
    help: "lists enquiries; -- find TEXT, show NR, resend NR, resend all, delete NR",
    run: async (words) => (await loadEnquiriesCommand()).main(words),
  },
  "format:content": {
    help: "writes all YAML in the one form that keeps diffs small",
    run: async () => (await import("./format-content")).formatContent(),
  },
  publish: {
    help: "-- DIR: builds and publishes what was pushed to DIR/repository.git",
    run: async (words) => (await import("./publish-command")).main(["run", ...words]),
  },
  release: {
    help: "-- DIR: puts all that serves the site into an empty folder",
    run: async (words) => (await import("./deploy-command")).main(["release", ...words]),
  },
  schemas: {
    help: "writes the JSON Schemas and VS Code's settings, after a new model",
    run: async () => (await import("./schemas")).writeAllSchemas(),
  },
  types: {
    help: "writes the types of GraphQL queries, after a new field or query; develop does it by itself",
    run: async () => (await import("./types-command")).writeTypes(),
  },
};

/** The list that `npm run task` prints. */
function listOfTasks(): string {
  const rows = Object.entries(tasks).map(([name, { help }]) => `  ${name.padEnd(20)}${help}`);
  return ["npm run task NAME -- ARGUMENTS", ...rows].join("\n");
}

/** Runs a task by its name. Without a name, or with an unknown one, prints the list of tasks. */
export async function runTask([name, ...words]: readonly string[]): Promise<void> {
  const task = Object.entries(tasks).find(([known]) => known === name)?.[1];
  if (task) {
    await task.run(words);
    return;
  }
  process.stdout.write(`${listOfTasks()}\n`);
  if (name !== undefined) process.exitCode = 1;
}

if (require.main === module) void runTask(process.argv.slice(2));
