// A stranger's site: nothing of this one but the packages.
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { namesIn } from "@typed-site/enquiries/testing/delivery";
import { currentRelease } from "@typed-site/release";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { repositoryWith, temporaryFolder } from "@typed-site/test-support/site";

/** Jest wants a limit for a test; a build on a slow machine must not reach it. */
const NO_DEADLINE = 60 * 60_000;

const project = repositoryWith({ ".gitignore": "node_modules\n.cache\npublic\n" });

function run(...command: string[]): string {
  const [program = "", ...words] = command;
  return execFileSync(program, words, {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
}

const htmlOf = (page: string) =>
  readFileSync(path.join(project, "public", page, "index.html"), "utf8");

beforeAll(() => {
  cpSync(path.join(__dirname, "tiny-site"), project, { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"));
  run("npx", "gatsby", "build");
}, NO_DEADLINE);

afterAll(() => rmSync(project, { recursive: true }));

test("each record has its page, and the pages are finished", () => {
  expect(htmlOf("")).toContain("Piekarnia Kłos");
  expect(htmlOf("zytni")).toContain("<strong>dwanaście lat</strong>");
  expect(htmlOf("zytni")).toContain('href="/pszenny"');
  expect(readFileSync(path.join(project, "public/sitemap.xml"), "utf8")).toContain("/pszenny");
  expect(existsSync(path.join(project, "public/zytni/index.html.br"))).toBe(true);
});

test("a mistake in the content stops the build with its place and its remedy", () => {
  const file = path.join(project, "content/breads/zytni.yaml");
  const right = readFileSync(file, "utf8");
  writeFileSync(file, right.replace("(/pszenny)", "(/razowy)"));
  const build = spawnSync("npx", ["gatsby", "build"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  writeFileSync(file, right);
  // Gatsby writes an error to one stream or to the other, by what it takes its terminal for.
  const report = build.stdout + build.stderr;
  expect(build.status).not.toBe(0);
  expect(report).toContain("content/breads/zytni.yaml:5");
  expect(report).toContain("/razowy");
  run("npx", "gatsby", "build");
});

test("an order without a script is stored, and answered by the site's own page", async () => {
  const orders = temporaryFolder();
  const server = await startServerProcess("src/serve.ts", { ENQUIRY_DIR: orders }, [], project);
  const body = new FormData();
  const fields = { form: "contact", page: "/", consent: "on", email: "anna@example.pl" };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("message", "Dwa bochenki na sobotę");
  const answer = await fetch(`${server.url}/zamow`, { method: "POST", body });
  expect(await answer.text()).toContain("Dziękujemy");
  expect([...namesIn(orders, "new"), ...namesIn(orders, "review")]).toHaveLength(1);
  server.process.kill("SIGTERM");
  await once(server.process, "exit");
});

test("what is built becomes a release that answers", () => {
  run("git", "add", ".");
  run("git", "-c", "user.name=Anna", "-c", "user.email=a@example.pl", "commit", "-qm", "Chleb");
  const folder = temporaryFolder();
  run("npm", "run", "--silent", "deploy", "--", folder);
  expect(currentRelease(folder)).toBeDefined();
});
