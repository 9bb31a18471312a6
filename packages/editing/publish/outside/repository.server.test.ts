import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Repository } from "./repository";

let root: string;
let folder: string;
let repository: Repository;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "repository-"));
  folder = path.join(root, "project");
  mkdirSync(path.join(folder, "content"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Anna Żuraw");
  git("config", "user.email", "anna@example.com");
  write("content/faq.yaml", "stare\n");
  write("content/łąka.yaml", "łąka\n");
  write("code.ts", "old\n");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  repository = new Repository(folder, path.join(root, "work"));
});

afterEach(() => rmSync(root, { recursive: true }));

async function publish(message = "Publish") {
  const { base, tree } = await repository.snapshot();
  const commit = await repository.commit(tree, base, message);
  await repository.move(base, commit);
  return { base, commit };
}

test("commits the content, with its author, and leaves everything else as the editor has it", async () => {
  write("code.ts", "unfinished\n");
  write("staged.ts", "staged\n");
  git("add", "staged.ts");
  write("content/faq.yaml", "nowe\n");
  write("content/nowy plik.yaml", "nowy\n");
  rmSync(path.join(folder, "content/łąka.yaml"));
  await publish("Publish Pytanie 1\n\n- „Odpowiedź”\n# this is no comment\n");
  expect(git("log", "-1", "--format=%an <%ae>%n%B")).toBe(
    "Anna Żuraw <anna@example.com>\nPublish Pytanie 1\n\n- „Odpowiedź”\n# this is no comment",
  );
  expect(git("-c", "core.quotePath=off", "show", "--name-status", "--format=").split("\n")).toEqual(
    ["M\tcontent/faq.yaml", "A\tcontent/nowy plik.yaml", "D\tcontent/łąka.yaml"],
  );
  expect(
    git("status", "--porcelain")
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual(["M code.ts", "A  staged.ts"]);
});

test("a change that is saved meanwhile waits for the next publication", async () => {
  write("content/faq.yaml", "nowe\n");
  const { base, tree } = await repository.snapshot();
  write("content/faq.yaml", "jeszcze nowsze\n");
  await repository.move(base, await repository.commit(tree, base, "Publish"));
  expect(git("show", "HEAD:content/faq.yaml")).toBe("nowe");
  expect(read("content/faq.yaml")).toBe("jeszcze nowsze\n");
  expect(git("status", "--porcelain")).toBe("M content/faq.yaml");
});

test("a branch that has moved on is not moved", async () => {
  write("content/faq.yaml", "nowe\n");
  const { base, tree } = await repository.snapshot();
  const commit = await repository.commit(tree, base, "Publish");
  git("commit", "--quiet", "--allow-empty", "-m", "Somebody else's");
  const head = git("rev-parse", "HEAD");
  await expect(repository.move(base, commit)).rejects.toThrow();
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect(read("content/faq.yaml")).toBe("nowe\n");
});

test("a commit that could not be sent is taken away again, and its changes are still there", async () => {
  write("content/faq.yaml", "nowe\n");
  const { base, commit } = await publish();
  await repository.move(commit, base);
  expect(git("rev-parse", "HEAD")).toBe(base);
  expect(git("status", "--porcelain")).toBe("M content/faq.yaml");
  expect(read("content/faq.yaml")).toBe("nowe\n");
});

test("tells which files of two versions belong together", async () => {
  const text = Array.from({ length: 20 }, (_, line) => `wiersz ${line}`).join("\n");
  write("content/reda.yaml", text);
  await publish();
  rmSync(path.join(folder, "content/reda.yaml"));
  write("content/nowa reda.yaml", `${text}\nnowy`);
  write("content/faq.yaml", "nowe\n");
  const { base, tree } = await repository.snapshot();
  expect(await repository.changedFiles(base, tree)).toEqual([
    { before: "content/faq.yaml", after: "content/faq.yaml" },
    { before: "content/reda.yaml", after: "content/nowa reda.yaml" },
  ]);
});

test("pushes to what the branch follows, else to its own name, and to nothing where there is no remote", async () => {
  expect(await repository.remote()).toBeUndefined();
  const other = path.join(root, "other.git");
  git("init", "--quiet", "--bare", other);
  git("remote", "add", "origin", other);
  const { commit } = await publish();
  expect(await repository.remote()).toEqual({ name: "origin", ref: "refs/heads/main" });
  git("remote", "add", "firma", other);
  git("config", "branch.main.remote", "firma");
  git("config", "branch.main.merge", "refs/heads/strona");
  const remote = await repository.remote();
  expect(remote).toEqual({ name: "firma", ref: "refs/heads/strona" });
  if (remote) await repository.push(remote, commit);
  expect(git("ls-remote", other)).toBe(`${commit}\trefs/heads/strona`);
});

test("a push asks no hook of the project", async () => {
  const other = path.join(root, "other.git");
  git("init", "--quiet", "--bare", other);
  git("remote", "add", "origin", other);
  mkdirSync(path.join(folder, ".git/hooks"), { recursive: true });
  writeFileSync(path.join(folder, ".git/hooks/pre-push"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await repository.push({ name: "origin", ref: "refs/heads/main" }, git("rev-parse", "HEAD"));
  expect(git("ls-remote", "origin", "main")).toContain(git("rev-parse", "HEAD"));
});

test("a push to a remote that has more is refused, with git's words", async () => {
  const other = path.join(root, "other.git");
  git("clone", "--quiet", "--bare", ".", other);
  git("remote", "add", "origin", other);
  const theirs = git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Theirs");
  git("push", "--quiet", "origin", `${theirs}:refs/heads/main`);
  write("content/faq.yaml", "nowe\n");
  const { commit } = await publish();
  await expect(repository.push({ name: "origin", ref: "refs/heads/main" }, commit)).rejects.toThrow(
    /rejected/,
  );
});

test.each([
  ["outside of a branch", () => git("checkout", "--quiet", "--detach")],
  ["before the first commit", () => git("checkout", "--quiet", "--orphan", "empty")],
  ["where there is no repository", () => rmSync(path.join(folder, ".git"), { recursive: true })],
])("%s there is nothing to publish to", async (_, prepare) => {
  expect(await repository.branch()).toBe("main");
  prepare();
  expect(await repository.branch()).toBeUndefined();
});

test("gives a file the state that it has in a commit, and no other", async () => {
  write("content/*.yaml", "gwiazdka\n");
  const { commit } = await publish();
  rmSync(path.join(folder, "content/*.yaml"));
  write("content/łąka.yaml", "nie ruszaj\n");
  await repository.restore(commit, "content/*.yaml");
  expect(read("content/*.yaml")).toBe("gwiazdka\n");
  expect(read("content/łąka.yaml")).toBe("nie ruszaj\n");
});

test("a branch advances with files that only one of the two commits has, and nothing else", async () => {
  write("code.ts", "unfinished\n");
  write("staged.ts", "staged\n");
  git("add", "staged.ts");
  const rest = git("status", "--porcelain");
  const begin = git("rev-parse", "HEAD");
  write("content/nowy.yaml", "nowy\n");
  rmSync(path.join(folder, "content/łąka.yaml"));
  const { commit } = await publish();
  const later = await repository.commit(git("rev-parse", `${begin}^{tree}`), commit, "Revert");
  await repository.advance(later);
  expect(git("rev-parse", "HEAD")).toBe(later);
  expect(existsSync(path.join(folder, "content/nowy.yaml"))).toBe(false);
  expect(read("content/łąka.yaml")).toBe("łąka\n");
  expect(git("status", "--porcelain")).toBe(rest);
});

test("a branch does not advance over what was saved meanwhile", async () => {
  const begin = git("rev-parse", "HEAD");
  write("content/faq.yaml", "nowe\n");
  write("content/łąka.yaml", "nowa\n");
  const { commit } = await publish();
  const later = await repository.commit(git("rev-parse", `${begin}^{tree}`), commit, "Revert");
  write("content/faq.yaml", "jeszcze nowsze\n");
  await expect(repository.advance(later)).rejects.toThrow("content/faq.yaml");
  expect(git("rev-parse", "HEAD")).toBe(commit);
  expect([read("content/faq.yaml"), read("content/łąka.yaml")]).toEqual([
    "jeszcze nowsze\n",
    "nowa\n",
  ]);
});

test("a branch whose index can't be written stays where it was", async () => {
  write("content/faq.yaml", "nowe\n");
  const { base, commit } = await publish();
  const later = await repository.commit(git("rev-parse", `${base}^{tree}`), commit, "Revert");
  const lock = path.join(folder, ".git/index.lock");
  for (const move of [() => repository.move(commit, base), () => repository.advance(later)]) {
    writeFileSync(lock, "");
    await expect(move()).rejects.toThrow(/index\.lock/);
    rmSync(lock);
    expect(git("rev-parse", "HEAD")).toBe(commit);
    expect(read("content/faq.yaml")).toBe("nowe\n");
    expect(git("status", "--porcelain")).toBe("");
  }
});
