import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  emptyFacts,
  folderWith,
  repositoryWith,
  temporaryFolder,
} from "@typed-site/test-support/site";
import { type MailServer, startMailServer, until } from "@typed-site/test-support/smtp";
import { git } from "@typed-site/utils/node";
import { deploy } from "./deploy";
import { tinySite } from "./deploy-tiny-site.fixture";
import {
  PUBLICATION_STATE,
  type PublicationState,
  readPublicationState,
} from "./publication-state";
import { currentRelease } from "./release-folder";

/**
 * Notes the commit, and which build it is for the cache; fails if another build is at work, and waits
 * while there is a gate.
 */
const BUILD = `set -eu
echo once >> cache
echo "$(git rev-parse HEAD) $(grep -c . cache)" >> "$1/builds"
mkdir "$1/at-work"
echo "$PPID $$" > "$1/processes"
if [ -e "$1/gate" ]; then cat "$1/gate"; fi
rmdir "$1/at-work"
`;

const INSTALL = `set -eu
rm -rf node_modules
mkdir node_modules
echo once >> "$1/installs"
`;

const DEPLOY = `cd "$(dirname "$0")"
exec "${process.execPath}" --import "${require.resolve("tsx")}" \\
  "${path.join(__dirname, "deploy-tiny-site.fixture.ts")}" "$1" site content
`;

const project = {
  ".gitignore": "node_modules\ncache",
  "package-lock.json": "{}",
  "install.sh": INSTALL,
  "check.sh": "exit 0",
  "build.sh": BUILD,
  "deploy.sh": DEPLOY,
  "content/company.yaml": "brand: Ogrody",
  "site/index.html": "<h1>Start</h1>",
  "site/kontakt/index.html": "<h1>Kontakt</h1>",
  "site/404.html": "<h1>Nie ma</h1>",
  [`site/${Object.keys(emptyFacts)[0]}`]: Object.values(emptyFacts)[0] ?? "",
};

let folder = "";
let clone = "";
let mailServer: MailServer;
const hook = () => path.join(folder, "repository.git/hooks/post-receive");
const settings = () => path.join(folder, "settings.env");

/** Runs a program as an editor or the system would. */
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, {
    cwd: clone,
    env: { ...process.env, SETTINGS: settings() },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Commits a change of one file, and pushes it. @returns the commit */
function push(file: string, text: string, branch = "main"): string {
  writeFileSync(path.join(clone, file), text);
  run("git", "add", ".");
  run("git", "-c", "user.name=Anna", "-c", "user.email=anna@example.pl", "commit", "-qm", text);
  run("git", "push", "--quiet", "origin", `HEAD:${branch}`);
  return git(clone, "rev-parse", "HEAD").trim();
}

const state = () => readPublicationState(path.join(folder, PUBLICATION_STATE));

const whenStateIs = (commit: string, wanted: PublicationState["state"]) =>
  until(() => state()?.commit === commit && state()?.state === wanted);

const linesOf = (name: string) => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};

const publicFile = (name: string) =>
  readFileSync(path.join(folder, "current/public", name), "utf8").trim();

/** For each build whether it was the first, second … with its cache. */
const cacheAges = () => linesOf("builds").map((line) => Number(line.split(" ")[1]));

const builtCommits = () => linesOf("builds").map((line) => line.split(" ")[0]);

/** Lets builds wait until it is opened. */
const closeGate = () => run("mkfifo", path.join(folder, "gate"));

/** Lets the build that waits go on, and those after it. */
function openGate(): void {
  const gate = path.join(folder, "gate");
  // The end of the file ends the wait; a name that is gone is not waited for.
  run("sh", "-c", `exec 3>"${gate}"; rm "${gate}"`);
}

beforeAll(async () => (mailServer = await startMailServer()));
afterAll(() => mailServer.close());

beforeEach(async () => {
  folder = temporaryFolder();
  clone = folderWith(project);
  writeFileSync(settings(), `SMTP_URL=${mailServer.url}\n`);
  const first = repositoryWith(project);
  const site = tinySite(path.join(first, "site"), path.join(first, "content"));
  await deploy(folder, site, () => undefined);
  run("git", "init", "--quiet", "--bare", "--initial-branch=main", `${folder}/repository.git`);
  copyFileSync(path.join(__dirname, "post-receive"), hook());
  run("git", "init", "--quiet", "--initial-branch=main");
  run("git", "remote", "add", "origin", path.join(folder, "repository.git"));
});
afterEach(() => {
  // A publisher that still waits for the lock finds no repository, and ends.
  run("flock", path.join(folder, "publish.lock"), "rm", "-rf", `${folder}/repository.git`);
  rmSync(folder, { recursive: true });
});

test("what is pushed to main is published, and names its commit", async () => {
  closeGate();
  const commit = push("content/company.yaml", "brand: Bór");
  expect(["waiting", "building"]).toContain(state()?.state);
  openGate();
  await whenStateIs(commit, "published");
  expect(publicFile("version.txt")).toBe(commit);
});

test("a push to another branch publishes nothing", () => {
  push("content/company.yaml", "brand: Bór", "szkic");
  expect(state()).toBeUndefined();
});

test("of pushes during a build only the newest is built, after it", async () => {
  closeGate();
  const first = push("content/company.yaml", "brand: A");
  await until(() => builtCommits().includes(first));
  push("content/company.yaml", "brand: B");
  const newest = push("content/company.yaml", "brand: C");
  expect(state()).toMatchObject({ commit: newest, state: "waiting" });
  openGate();
  await whenStateIs(newest, "published");
  expect(builtCommits()).toEqual([first, newest]);
  expect(cacheAges()).toEqual([1, 2]);
  expect(publicFile("version.txt")).toBe(newest);
});

test("packages are installed only when the lock file has changed", async () => {
  await whenStateIs(push("content/company.yaml", "brand: A"), "published");
  await whenStateIs(push("content/company.yaml", "brand: B"), "published");
  expect(linesOf("installs")).toHaveLength(1);
  await whenStateIs(push("package-lock.json", '{ "name": "x" }'), "published");
  expect(linesOf("installs")).toHaveLength(2);
});

test.each([
  ["install.sh", "Instalacja się nie udała."],
  ["check.sh", "Treść ma błąd."],
  ["build.sh", "Budowa się nie udała."],
  ["deploy.sh", "Próba się nie udała."],
])("where %s fails, all stays as it is, and editor and operator hear why", async (file, polish) => {
  const former = currentRelease(folder);
  const failed = push(file, "echo no space left; exit 1");
  await whenStateIs(failed, "failed");
  expect(state()?.problem?.polish).toBe(polish);
  expect(state()?.problem?.details).toContain("no space left");
  // The editor hears first, whatever the relay does.
  const isOfThis = ({ subject }: { subject?: string }) => subject === failed;
  await until(() => mailServer.mails.some(isOfThis));
  expect(mailServer.mails.find(isOfThis)?.text).toContain("no space left");
  expect(currentRelease(folder)).toBe(former);
  const mended = push(file, project[file as keyof typeof project] ?? "");
  await whenStateIs(mended, "published");
});

test("a publication that was killed is begun anew, and nothing of it stays at work", async () => {
  closeGate();
  const commit = push("content/company.yaml", "brand: A");
  await until(() => linesOf("processes").length > 0);
  const [publisher, build] = linesOf("processes").join().split(" ").map(Number);
  process.kill(publisher ?? 0, "SIGKILL");
  // What a git that was killed would have left.
  writeFileSync(path.join(folder, "checkout/.git/index.lock"), "");
  rmSync(path.join(folder, "gate"));
  rmSync(path.join(folder, "at-work"), { recursive: true });
  run(hook(), "start");
  await whenStateIs(commit, "published");
  expect(builtCommits()).toEqual([commit, commit]);
  expect(cacheAges()).toEqual([1, 1]);
  // A process that nobody has waited for yet has no program any more.
  expect(existsSync(`/proc/${build}/exe`)).toBe(false);
});

test("what is published is not built again", async () => {
  const commit = push("content/company.yaml", "brand: A");
  await whenStateIs(commit, "published");
  run(hook(), "start");
  await whenStateIs(push("content/company.yaml", "brand: B"), "published");
  expect(builtCommits()).toHaveLength(2);
});
