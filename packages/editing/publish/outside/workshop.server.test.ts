import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { Repository } from "./repository";
import { Workshop } from "./workshop";

/** Builds by writing the content into `public`. */
class Programs extends Workshop {
  builds = 0;
  /** What a build does that breaks off. */
  breakOff: (() => void) | undefined;

  override run(): Promise<string> {
    this.builds++;
    if (this.breakOff) {
      this.breakOff();
      return Promise.reject(new Error("ended"));
    }
    mkdirSync(path.join(this.site, "public"), { recursive: true });
    cpSync(path.join(this.site, "content"), path.join(this.site, "public"), { recursive: true });
    return Promise.resolve("");
  }
}

let root: string;
let project: string;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();

function commit(text: string): string {
  writeFileSync(path.join(project, "content/faq.yaml"), text);
  git("add", "--all");
  git("commit", "--quiet", "--message", text);
  return git("rev-parse", "HEAD");
}

const workshopIn = (folder: string) => {
  const work = path.join(folder, ".develop/publish");
  return new Programs(new Repository(folder, work), work);
};
const read = (...names: string[]) => readFileSync(path.join(...names), "utf8");

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "workshop-"));
  project = path.join(root, "project");
  mkdirSync(path.join(project, "content"), { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "Anna Żuraw");
  git("config", "user.email", "anna@example.com");
  writeFileSync(path.join(project, ".gitignore"), ".cache\n.develop\npublic\nnode_modules\n");
});

afterEach(() => rmSync(root, { recursive: true }));

test("each commit is built once, beside the project, and an earlier one is kept to compare with", async () => {
  const [before, after] = [commit("stare"), commit("nowe")];
  writeFileSync(path.join(project, "content/faq.yaml"), "niezatwierdzone");
  const workshop = workshopIn(project);
  await workshop.keepBefore(before);
  await workshop.build(after);
  await workshop.build(after);
  expect(workshop.builds).toBe(2);
  expect(read(workshop.before, "public/faq.yaml")).toBe("stare");
  expect(read(workshop.site, "public/faq.yaml")).toBe("nowe");
  expect(read(project, "content/faq.yaml")).toBe("niezatwierdzone");
  await workshop.keepBefore(after);
  expect(workshop.builds).toBe(2);
  expect(read(workshop.before, "public/faq.yaml")).toBe("nowe");
});

test("what an earlier build has left in the checkout does not get into the next, but its pictures stay", async () => {
  const workshop = workshopIn(project);
  await workshop.build(commit("stare"));
  writeFileSync(path.join(workshop.site, "content/faq.yaml"), "zmienione przez build");
  writeFileSync(path.join(workshop.site, "left-over.ts"), "");
  await workshop.open(git("rev-parse", "HEAD"));
  expect(read(workshop.site, "content/faq.yaml")).toBe("stare");
  expect(existsSync(path.join(workshop.site, "left-over.ts"))).toBe(false);
  expect(existsSync(path.join(workshop.site, "public/faq.yaml"))).toBe(true);
});

test("what a build that broke off has left does not get into the next, but what is kept does", async () => {
  const workshop = workshopIn(project);
  const picture = path.join(workshop.site, "public/picture.webp");
  const before = commit("stare");
  await workshop.build(before);
  writeFileSync(picture, "whole");
  await workshop.keepBefore(before);
  const after = commit("nowe");
  const half = path.join(workshop.site, ".cache/half");
  workshop.breakOff = () => {
    mkdirSync(path.dirname(half), { recursive: true });
    for (const file of [half, picture]) writeFileSync(file, "ha");
  };
  await expect(workshop.build(after)).rejects.toThrow();
  await expect(workshop.build(after)).rejects.toThrow();
  workshop.breakOff = undefined;
  await workshop.build(after);
  expect(existsSync(half)).toBe(false);
  expect(readFileSync(picture, "utf8")).toBe("whole");
  expect(read(workshop.site, "public/faq.yaml")).toBe("nowe");
});

test("what is kept is not built again", async () => {
  const [before, after] = [commit("stare"), commit("nowe")];
  const workshop = workshopIn(project);
  await workshop.keepBefore(before);
  await workshop.build(after);
  await workshop.build(before);
  expect(workshop.builds).toBe(2);
  expect(read(workshop.site, "public/faq.yaml")).toBe("stare");
});

test("a checkout that is gone, or came with a copied project, is made anew", async () => {
  const first = commit("stare");
  const workshop = workshopIn(project);
  await workshop.open(first);
  rmSync(workshop.site, { recursive: true });
  await workshop.open(first);
  expect(read(workshop.site, "content/faq.yaml")).toBe("stare");

  const copy = path.join(root, "copy");
  cpSync(project, copy, { recursive: true });
  const other = workshopIn(copy);
  await other.open(first);
  const own = execFileSync("git", ["rev-parse", "--path-format=absolute", "--git-common-dir"], {
    cwd: other.site,
    encoding: "utf8",
  });
  expect(own.trim()).toBe(path.join(copy, ".git"));
});

test("a checkout that a power cut has left locked is made and built anew", async () => {
  const first = commit("stare");
  const workshop = workshopIn(project);
  await workshop.build(first);
  const own = git("-C", workshop.site, "rev-parse", "--absolute-git-dir");
  writeFileSync(path.join(own, "index.lock"), "");
  writeFileSync(path.join(own, "locked"), "initializing");
  await workshop.open(first);
  expect(read(workshop.site, "content/faq.yaml")).toBe("stare");
  await workshop.keepBefore(first);
  expect(workshop.builds).toBe(2);
  expect(read(workshop.before, "public/faq.yaml")).toBe("stare");
});

test("a checkout that broke off before it had the packages gets them", async () => {
  const first = commit("stare");
  const workshop = workshopIn(project);
  await workshop.open(first);
  const packages = path.join(workshop.site, "node_modules");
  rmSync(packages);
  await workshop.open(first);
  expect(readlinkSync(packages)).toBe(path.join(project, "node_modules"));
});

test("a commit is taken back beside the project", async () => {
  commit("jeden");
  const second = commit("dwa");
  const workshop = workshopIn(project);
  const reverted = await workshop.revert(second, second);
  expect(git("show", `${reverted}:content/faq.yaml`)).toBe("jeden");
  expect(git("rev-parse", "HEAD")).toBe(second);
});
