import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content } from "../../../src/content";
import { releaseProblems } from "../../../src/site/release-problems";
import {
  earlierRelease,
  makeCurrent,
  nextReleaseName,
  releasePath,
} from "../../release/release-folder";
import { ContentStore } from "../change/content-store";
import { WhoSaved } from "../change/who-saved";
import type { EditedSite } from "../edited-site";
import type { SpellingFinding } from "./check-steps";
import { Memory } from "./memory";
import { PublicSite } from "./outside/public-site";
import { Repository } from "./outside/repository";
import { ProgramFailed } from "./outside/run-program";
import { Workshop } from "./outside/workshop";
import { Publisher } from "./publisher";

/** Stands for the project's own programs, which take minutes. */
class Programs extends Workshop {
  readonly started: string[] = [];
  failing: { program: string; output: string } | undefined;
  /** What the check of the spelling finds. */
  misspelt: SpellingFinding[] = [];
  /** What happens while a program runs. */
  meanwhile: () => Promise<void> | void = () => undefined;

  override async run(program: string, args: readonly string[]): Promise<string> {
    this.started.push([path.basename(program), ...args].join(" "));
    await this.meanwhile();
    this.signal?.throwIfAborted();
    if (this.failing && [program, ...args].join(" ").includes(this.failing.program)) {
      throw new ProgramFailed(program, this.failing.output);
    }
    if (program.includes("gatsby")) mkdirSync(path.join(this.site, "public"), { recursive: true });
    if (program.includes("deploy")) this.release(args);
    return args[0] === "check:spelling" ? JSON.stringify(this.misspelt) : "";
  }

  /** Does to a folder of releases what the program does after it has copied the site. */
  private release([how, folder = ""]: readonly string[]): void {
    if (how === "rollback") return makeCurrent(folder, earlierRelease(folder));
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: this.site });
    mkdirSync(path.join(folder, "releases"), { recursive: true });
    const name = nextReleaseName(folder, String(commit).trim());
    const release = releasePath(folder, name);
    cpSync(path.join(this.site, "public"), path.join(release, "public"), { recursive: true });
    makeCurrent(folder, name);
  }
}

/** The folders and the publisher of the test that is running. */
export const stage = {} as {
  root: string;
  project: string;
  programs: Programs;
  publisher: Publisher;
};

/** Git in the project of the test. */
export const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: stage.project, encoding: "utf8" }).trim();
/** Where a file of its content lies. */
export const place = (file: string) => path.join(stage.project, "content", file);
/** What a file of its content says. */
export const read = (file: string) => readFileSync(place(file), "utf8");
/** Writes a file of its content, as a save does. */
export const write = (file: string, text: string) => writeFileSync(place(file), text);
/** Changes an answer. */
export const change = () =>
  write("faq.yaml", read("faq.yaml").replace("answer: Tak.", "answer: Nie."));

const commands: EditedSite["commands"] = {
  spelling: ["task.ts", "check:spelling", "--json"],
  deploy: "deploy-command.ts",
};

/** A publisher for the project, as after a start of the editing page. */
export function newPublisher(
  command?: string,
  isRehearsal = true,
  folder?: string,
  address?: string,
): Publisher {
  const work = path.join(stage.root, "work");
  const repository = new Repository(stage.project, work);
  stage.programs = new Programs(repository, work);
  const site = new PublicSite(stage.programs, commands.deploy, {
    isRehearsal,
    command,
    folder,
    address,
  });
  return new Publisher({
    content,
    store: new ContentStore(
      content,
      path.join(stage.project, "content"),
      path.join(work, "new"),
      new WhoSaved(path.join(work, "who-saved.json")),
    ),
    learnWord: () => undefined,
    releaseProblems,
    commands,
    tokens: "",
    repository,
    workshop: stage.programs,
    site,
    pictures: work,
    memory: new Memory(path.join(work, "memory.json")),
    chromium: undefined,
  });
}

beforeEach(() => {
  stage.root = mkdtempSync(path.join(os.tmpdir(), "publisher-"));
  stage.project = contentFolder(
    Object.fromEntries(
      Object.entries(sampleContent()).map(([file, text]) => [`content/${file}`, text]),
    ),
    "content/photos",
  );
  writeFileSync(path.join(stage.project, ".gitignore"), "public\n");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Anna Żuraw");
  git("config", "user.email", "anna@example.com");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  stage.publisher = newPublisher();
});

afterEach(() => rmSync(stage.root, { recursive: true, force: true }));

/** Waits until nothing is going on. */
export async function atRest() {
  for (;;) {
    const state = await stage.publisher.state();
    if (!state.isRunning) return state;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Prepares a publication, and waits for what comes of it. */
export async function prepare() {
  stage.publisher.prepare(undefined);
  return atRest();
}

/** Prepares and publishes, and waits for what comes of it. */
export async function publish() {
  await prepare();
  await stage.publisher.publish();
  return atRest();
}

/** How each step ended. */
export const states = ({ steps }: Awaited<ReturnType<typeof atRest>>) =>
  steps.map(({ name, state }) => `${name} ${state}`);

/** Gives the project a repository to push to. */
export function addRemote(): string {
  const other = path.join(stage.root, "other.git");
  git("clone", "--quiet", "--bare", ".", other);
  git("remote", "add", "origin", other);
  return other;
}
