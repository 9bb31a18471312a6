import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { git } from "@typed-site/utils/node";

const main = "0000 1111 refs/heads/main\n";
const draft = "0000 1111 refs/heads/draft\n";

test.each([
  [main, true],
  [draft + main, true],
  [draft, false],
  ["0000 1111 refs/heads/main-2\n", false],
])("whether a push of %j is to be published: %s", (input, isPublished) => {
  const folder = folderWith({ "repository.git/HEAD": "" });
  const cwd = path.join(folder, "repository.git");
  execFileSync("sh", [path.resolve("deploy/post-receive")], { cwd, input });
  expect(existsSync(path.join(folder, "pushed"))).toBe(isPublished);
});

test.each(["post-receive", "install-packages", "publish"])("%s may be run as it is", (name) => {
  expect(statSync(path.join("deploy", name)).mode & 0o111).toBe(0o111);
});

test("packages are installed once, and again where the lock file has changed or npm has failed", () => {
  const npm = '#!/bin/sh\necho "$@" >>calls\nmkdir -p node_modules\ntest ! -e broken\n';
  const folder = folderWith({ "bin/npm": npm, "package-lock.json": "1", "deploy/x": "" });
  const at = (name: string) => path.join(folder, name);
  chmodSync(at("bin/npm"), 0o755);
  copyFileSync("deploy/install-packages", at("deploy/install-packages"));
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` };
  const install = () => execFileSync("sh", [at("deploy/install-packages")], { env, stdio: "pipe" });
  const calls = () => readFileSync(at("calls"), "utf8").trim().split("\n");
  writeFileSync(at("broken"), "");
  expect(install).toThrow();
  execFileSync("rm", [at("broken")]);
  install();
  install();
  expect(calls()).toEqual(Array(2).fill("ci --no-audit --no-fund"));
  writeFileSync(at("package-lock.json"), "2");
  install();
  expect(calls()).toHaveLength(3);
});

/** What stands for npm: it notes what it is asked for, and does what a test wants at one of the steps. */
const NPM = `#!/bin/sh
echo "$*" >>"$FOLDER/calls"
mkdir -p node_modules
case "$*" in *"$AT"*) eval "$DO" ;; esac
`;

/** A folder as the deploy document sets it up, with one commit; and what runs its publication. */
function publication() {
  const source = folderWith({
    ".gitignore": "cache\nnode_modules\n",
    "package-lock.json": "1",
    "deploy/install-packages": readFileSync("deploy/install-packages", "utf8"),
    "content/company.yaml": "",
  });
  chmodSync(path.join(source, "deploy/install-packages"), 0o755);
  git(source, "init", "--quiet");
  const folder = folderWith({ "bin/npm": NPM, calls: "" });
  chmodSync(path.join(folder, "bin/npm"), 0o755);
  git(folder, "init", "--quiet", "--bare", "repository.git");
  const at = (name: string) => path.join(folder, name);
  const push = (brand = "Bór") => {
    writeFileSync(path.join(source, "content/company.yaml"), `brand: ${brand}`);
    git(source, "add", ".");
    git(source, "-c", "user.name=Anna", "-c", "user.email=a@example.pl", "commit", "-qm", brand);
    git(source, "push", "--quiet", at("repository.git"), "HEAD:refs/heads/main");
    return git(source, "rev-parse", "HEAD").trim();
  };
  return {
    folder,
    at,
    /** Commits all that has changed, and pushes it. */
    push,
    calls: () => readFileSync(at("calls"), "utf8").trim().split("\n"),
    told: () => JSON.parse(readFileSync(at("publication.json"), "utf8")) as unknown,
    /** @param step where npm does something: `ci`, `build`, `deploy:local` */
    publish: (step = "nowhere", what = "", settings = {}) =>
      spawnSync("sh", [path.resolve("deploy/publish"), folder], {
        env: {
          ...process.env,
          PATH: `${at("bin")}:${process.env.PATH}`,
          FOLDER: folder,
          AT: step,
          DO: what,
          ...settings,
        },
        encoding: "utf8",
      }),
  };
}

test("a publication installs, builds and releases the newest commit once, and says what became of it", () => {
  const { folder, at, push, calls, told, publish } = publication();
  const commit = push();
  const watch = 'cp "$FOLDER/publication.json" "$FOLDER/meanwhile"; : >cache';
  expect(publish("build", watch, { PUBLISH_REHEARSAL: "1" }).status).toBe(0);
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;
  expect(JSON.parse(readFileSync(at("meanwhile"), "utf8"))).toEqual({
    commit,
    state: "building",
    step: "checkout",
    since,
  });
  expect(told()).toEqual({ commit, state: "published", step: "release", since });
  const all = ["ci --no-audit --no-fund", "run --silent build"];
  expect(calls()).toEqual([...all, `run --silent deploy:local -- ${folder} --rehearsal`]);
  expect(readFileSync(at("checkout/content/company.yaml"), "utf8")).toBe("brand: Bór");
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  expect(publish().status).toBe(0);
  expect(calls()).toHaveLength(3);
  // The next commit, with the same packages and what the build has kept, whatever somebody has changed there.
  const next = push("Las");
  writeFileSync(at("checkout/content/company.yaml"), "changed by hand");
  expect(publish().status).toBe(0);
  expect(told()).toMatchObject({ commit: next, state: "published" });
  expect(calls().slice(3)).toEqual([
    "run --silent build",
    `run --silent deploy:local -- ${folder}`,
  ]);
  expect(readFileSync(at("checkout/content/company.yaml"), "utf8")).toBe("brand: Las");
  expect(existsSync(at("checkout/cache"))).toBe(true);
});

test("where a step of a publication fails, it is told at which, and the build keeps what it has", () => {
  const { at, push, told, publish } = publication();
  const commit = push();
  writeFileSync(at("checkout"), "in the way");
  expect(publish().status).not.toBe(0);
  expect(told()).toMatchObject({ commit, state: "failed", step: "checkout" });
  rmSync(at("checkout"));
  for (const [call, step] of Object.entries({ ci: "install", build: "build", local: "release" })) {
    expect(publish(call, ": >>cache; exit 3").status).toBe(3);
    expect(told()).toMatchObject({ commit, state: "failed", step });
  }
  expect(publish().status).toBe(0);
  expect(told()).toMatchObject({ commit, state: "published" });
  expect(existsSync(at("checkout/cache"))).toBe(true);
});

test("what a publication has half written that is ended goes before the next one; packages stay", () => {
  const { at, push, told, publish } = publication();
  push();
  const leave =
    ": >>cache; : >.git/index.lock; : >.git/HEAD.lock; : >new; mkdir folder; : >folder/new";
  expect(publish("build", `${leave}; kill $PPID`).status).toBe(143);
  expect(told()).toMatchObject({ state: "failed", step: "build" });
  expect(publish().status).toBe(0);
  expect(told()).toMatchObject({ state: "published" });
  const left = ["cache", "new", "folder", "node_modules"].filter((name) =>
    existsSync(at(`checkout/${name}`)),
  );
  expect(left).toEqual(["node_modules"]);
});
