import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyFacts, folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { type Publisher, startPublisher } from "../support/publisher";

/**
 * Notes the commit, and which build it is for the cache; fails if another build is at work, and waits
 * while there is a gate.
 */
const BUILD = `set -eu
echo once >> cache
echo "$(git rev-parse HEAD) $(grep -c . cache)" >> ../builds
mkdir ../at-work
if [ -e ../gate ]; then cat ../gate; fi
rmdir ../at-work
`;

const INSTALL = `set -eu
echo once >> ../installs
`;

const DEPLOY = `exec "${process.execPath}" --import "${require.resolve("tsx")}" \\
  "${path.resolve("packages/release/deploy-tiny-site.fixture.ts")}" "$1" site content
`;

const project = {
  ".gitignore": "cache",
  "package.json": JSON.stringify({
    scripts: { build: "sh build.sh", "deploy:local": "sh deploy.sh" },
  }),
  "deploy/publish": readFileSync("deploy/publish", "utf8"),
  "deploy/install-packages": INSTALL,
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
let publisher: Publisher;

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { cwd: clone, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Commits a change of one file, and pushes it. @returns the commit */
function push(file: string, text: string, branch = "main"): string {
  writeFileSync(path.join(clone, file), text);
  run("git", "add", ".");
  run("git", "update-index", "--chmod=+x", "deploy/install-packages");
  run("git", "-c", "user.name=Anna", "-c", "user.email=anna@example.pl", "commit", "-qm", text);
  run("git", "push", "--quiet", "origin", `HEAD:${branch}`);
  return run("git", "rev-parse", "HEAD").trim();
}

/** What the editor's page reads. */
const told = () => {
  const file = path.join(folder, "publication.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : undefined;
};

const whenTold = (commit: string, state: string) =>
  until(() => {
    const now = told();
    return now !== undefined && "commit" in now && now.commit === commit && "state" in now
      ? now.state === state
      : false;
  });

const linesOf = (name: string) => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};

const publicCommit = () =>
  readFileSync(path.join(folder, "current/public/version.txt"), "utf8").trim();

/** For each build whether it was the first, second … with its cache. */
const cacheAges = () => linesOf("builds").map((line) => Number(line.split(" ")[1]));

const builtCommits = () => linesOf("builds").map((line) => line.split(" ")[0]);

const isAtWork = () => existsSync(path.join(folder, "at-work"));

/** Lets builds wait until it is opened. */
const closeGate = () => run("mkfifo", path.join(folder, "gate"));

/** Lets the build that waits go on, and those after it. */
function openGate(): void {
  const gate = path.join(folder, "gate");
  // The end of the file ends the wait; a name that is gone is not waited for.
  run("sh", "-c", `exec 3>"${gate}"; rm "${gate}"`);
}

beforeEach(() => {
  folder = temporaryFolder();
  clone = folderWith(project);
  run("git", "init", "--quiet", "--bare", "--initial-branch=main", `${folder}/repository.git`);
  copyFileSync("deploy/post-receive", path.join(folder, "repository.git/hooks/post-receive"));
  run("git", "init", "--quiet", "--initial-branch=main");
  run("git", "remote", "add", "origin", path.join(folder, "repository.git"));
  publisher = startPublisher(folder);
});
afterEach(async () => {
  await publisher.stop();
  rmSync(folder, { recursive: true });
});

test("what is pushed to main is published, and names its commit", async () => {
  closeGate();
  const commit = push("content/company.yaml", "brand: Bór");
  await whenTold(commit, "building");
  openGate();
  await whenTold(commit, "published");
  expect(publicCommit()).toBe(commit);
});

test("a push to another branch publishes nothing", async () => {
  push("content/company.yaml", "brand: Bór", "szkic");
  await publisher.stop();
  expect(existsSync(path.join(folder, "pushed"))).toBe(false);
  expect(told()).toBeUndefined();
});

test("of pushes during a build only the newest is built, after it", async () => {
  closeGate();
  const first = push("content/company.yaml", "brand: A");
  await until(() => builtCommits().includes(first));
  push("content/company.yaml", "brand: B");
  const newest = push("content/company.yaml", "brand: C");
  expect(told()).toMatchObject({ commit: first, state: "building" });
  openGate();
  await whenTold(newest, "published");
  expect(builtCommits()).toEqual([first, newest]);
  expect(cacheAges()).toEqual([1, 2]);
  expect(publicCommit()).toBe(newest);
});

test.each([
  ["deploy/install-packages", "install"],
  ["build.sh", "build"],
  ["deploy.sh", "release"],
])("where %s fails, all stays as it is, and it is told at which step", async (file, step) => {
  const former = push("content/company.yaml", "brand: A");
  await whenTold(former, "published");
  const failed = push(file, "#!/bin/sh\necho no space left; exit 1");
  await whenTold(failed, "failed");
  expect(told()).toMatchObject({ step });
  const { code, words } = await publisher.run();
  expect([code, words]).toEqual([1, expect.stringContaining("no space left")]);
  expect(publicCommit()).toBe(former);
  const mended = push(file, project[file as keyof typeof project] ?? "");
  await whenTold(mended, "published");
});

test("a faulty script of the publication is mended by the next push", async () => {
  push("deploy/publish", "exit 1");
  await whenTold(push("deploy/publish", project["deploy/publish"]), "published");
});

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a publication that %s has ended is begun anew, without what it left half",
  async (signal) => {
    closeGate();
    const commit = push("content/company.yaml", "brand: A");
    await until(isAtWork);
    process.kill(-publisher.group(), signal);
    await publisher.stop();
    expect(told()).toMatchObject({ state: signal === "SIGTERM" ? "failed" : "building" });
    // What a git that was killed would have left.
    writeFileSync(path.join(folder, "checkout/.git/index.lock"), "");
    rmSync(path.join(folder, "gate"));
    rmSync(path.join(folder, "at-work"), { recursive: true });
    expect(await publisher.run()).toMatchObject({ code: 0 });
    expect(told()).toMatchObject({ commit, state: "published" });
    expect(cacheAges()).toEqual([1, 1]);
  },
);

test("what is published is not built again", async () => {
  await whenTold(push("content/company.yaml", "brand: A"), "published");
  await publisher.run();
  expect(await publisher.run()).toMatchObject({ code: 0 });
  expect(builtCommits()).toHaveLength(1);
});

test("where there is no room for another byte, a failure is told all the same", async () => {
  closeGate();
  const commit = push("build.sh", `${BUILD}exit 1`);
  await until(isAtWork);
  for (const id of run("pgrep", "--pgroup", String(publisher.group())).trim().split("\n")) {
    run("prlimit", "--pid", id, "--fsize=0");
  }
  openGate();
  await whenTold(commit, "failed");
});
