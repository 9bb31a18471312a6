// The site in a copy without `apps`: whoever reads, builds or tests it may delete that folder.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";
import { git, linkLibraries, simplifyPhotos } from "./support/project-copy";

/** Jest wants a limit for a test; a build on a slow machine must not reach it. */
const NO_DEADLINE = 60 * 60_000;

const site = temporaryFolder();

/** Copies what git tracks, as it is now. */
function copyTracked(): void {
  const tracked = git(".", "ls-files", "-z").split("\0");
  for (const file of tracked.filter((name) => existsSync(name) && !name.startsWith("apps/"))) {
    if (!file) continue;
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    copyFileSync(file, path.join(site, file));
  }
}

/** Removes the links to what lies in `apps`, which npm would not make. */
function removeDeadLinks(): void {
  const modules = path.join(site, "node_modules");
  for (const name of readdirSync(modules)) {
    if (!existsSync(path.join(modules, name))) rmSync(path.join(modules, name));
  }
}

/** Runs a command in the copy. @returns its output if it fails */
async function failureOf(command: string): Promise<string> {
  const [program = "", ...words] = command.split(" ");
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: site,
    encoding: "utf8",
    maxBuffer: Infinity,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      E2E_PORT: String(await freePort()),
      // Playwright refuses to run in a worker of Jest.
      JEST_WORKER_ID: undefined,
    },
  });
  return status === 0 ? "" : `${command} ended with ${status}:\n${stdout}${stderr}`;
}

beforeAll(async () => {
  copyTracked();
  linkLibraries(".", site);
  removeDeadLinks();
  await simplifyPhotos(site);
  git(site, "init", "--quiet", "--initial-branch=main");
  git(site, "add", "--all");
}, NO_DEADLINE);

afterAll(() => rmSync(site, { recursive: true }));

test("nothing of it speaks of the editor", () => {
  const words = ["redakcja", "editing", "EDITING_", "PREVIEW_"].flatMap((word) => ["-e", word]);
  const rooms = ["gatsby-*.ts", "src", "packages", "deploy", "docs", "scripts", "package.json"];
  const found = spawnSync("git", ["grep", "-n", ...words, "--", ...rooms], {
    cwd: site,
    encoding: "utf8",
  });
  // Git found nothing, and could look.
  expect([found.stdout, found.stderr, found.status]).toEqual(["", "", 1]);
});

test.each([
  "npm run --silent check:content",
  // Before the types, which it writes.
  "npm run build",
  "npx tsc --noEmit",
  "npm run --silent lint:arrows",
  "npx jest --selectProjects node --runTestsByPath src/commands/dependencies.test.ts",
  "npx playwright test --config e2e/playwright.config.ts --project=quick routes page-change",
])(
  "%s",
  async (command) => {
    expect(await failureOf(command)).toBe("");
  },
  NO_DEADLINE,
);
