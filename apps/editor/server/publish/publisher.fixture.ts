import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentFolder, samplePhotos } from "@typed-site/test-support/content-folder";
import type { Author, ShownVersions } from "../../shared/contract";
import { ContentStore } from "../change/content-store";
import { Refusal } from "../change/errors";
import { tinyContent as content, tinyFiles } from "../tiny-content.fixture";
import { Publisher } from "./publisher";
import { Repository } from "./repository";
import type { SpellingFinding } from "./spelling";

/** The project of a test file, the repository that it is pushed to, and its publisher. */
export const stage = {} as {
  root: string;
  project: string;
  /** The bare repository. */
  server: string;
  store: ContentStore;
  repository: Repository;
  publisher: Publisher;
  /** What the spelling check finds. */
  misspelt: SpellingFinding[];
  /** What happens while a publication is checked. */
  meanwhile: () => Promise<void> | void;
  /** The files whose spelling was checked. */
  spelled: string[];
};

export const anna: Author = {
  name: "Anna Żuraw",
  email: "anna@example.com",
};

export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
/** Git in the project. */
export const git = (...args: string[]) => gitIn(stage.project, ...args);
/** Git in the bare repository. */
export const atServer = (...args: string[]) => gitIn(stage.server, ...args);

/** Where a file of the project's content lies. */
export const place = (file: string) => path.join(stage.project, "content", file);
/** What a file of the content says. */
export const read = (file: string) => readFileSync(place(file), "utf8");
/** Writes a file of the content, as a save does. */
export const write = (file: string, text: string) => writeFileSync(place(file), text);
/** Puts another text in place of one in a file of the content. */
export const edit = (file: string, from: string | RegExp, to: string) =>
  write(file, read(file).replace(from, to));

/** Another answer to one of the questions, all of which say "Tak.". */
export function answerQuestion(slug: string, answer: string, text = read("faq.yaml")): string {
  const changed = text.replace(
    RegExp(`(question: Pytanie ${slug}\\?\\n  answer: ).*`),
    `$1${answer}`,
  );
  write("faq.yaml", changed);
  return changed;
}

/** Somebody else changes a file of the content in a copy of his own, and pushes that. */
export function pushElsewhere(file: string, change: (text: string) => string): void {
  const copy = path.join(stage.root, "elsewhere");
  rmSync(copy, { recursive: true, force: true });
  gitIn(stage.root, "clone", "--quiet", stage.server, copy);
  const edited = path.join(copy, "content", file);
  writeFileSync(edited, change(readFileSync(edited, "utf8")));
  const jan = ["-c", "user.name=Jan", "-c", "user.email=jan@example.com"];
  gitIn(copy, "add", "--all");
  gitIn(copy, ...jan, "commit", "--quiet", "-m", "Theirs");
  gitIn(copy, "push", "--quiet");
}

/** The files that wait for publication. */
export const waitingFiles = async () =>
  (await stage.publisher.waiting()).flatMap(({ files }) => files).sort();

/** What the list shows of files at present. */
export async function shown(...files: string[]): Promise<ShownVersions> {
  const versions = (await stage.publisher.waiting()).flatMap((record) =>
    Object.entries(record.versions),
  );
  const gone = files.map((file) => [file, "nothing"] as const);
  return Object.fromEntries([...gone, ...versions.filter(([file]) => files.includes(file))]);
}

/** Publishes files as they are shown at present. */
export async function publish(...files: string[]): Promise<void> {
  await stage.publisher.publish({ shown: await shown(...files) }, anna);
}

/** Publishes all that waits. */
export const publishAll = async () => publish(...(await waitingFiles()));

/** Why something was refused, as an editor reads it. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error.message;
  throw error instanceof Error ? error : new Error("It was not refused.");
}

/** A publisher for the project, as after a start of the server. */
export function newPublisher(): Publisher {
  const work = path.join(stage.root, "work");
  stage.repository = new Repository(stage.project, path.join(work, "worktree"));
  stage.store = new ContentStore(content, path.join(stage.project, "content"), work);
  return new Publisher({
    content,
    store: stage.store,
    repository: stage.repository,
    releaseProblems: () => [],
    checkSpelling: async (_, files) => {
      stage.spelled.push(...files);
      await stage.meanwhile();
      return stage.misspelt;
    },
  });
}

beforeAll(() => {
  stage.root = mkdtempSync(path.join(os.tmpdir(), "publisher-"));
  stage.server = path.join(stage.root, "server.git");
  stage.project = contentFolder(
    Object.fromEntries(Object.entries(tinyFiles).map(([file, text]) => [`content/${file}`, text])),
    "content/photos",
  );
  // The others are links.
  for (const name of ["dom", "las"]) {
    copyFileSync(
      path.join(samplePhotos, `hero-${name}.jpg`),
      path.join(stage.project, `content/photos/own-${name}.jpg`),
    );
  }
  writeFileSync(path.join(stage.project, "code.ts"), "old\n");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Developer");
  git("config", "user.email", "developer@example.com");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  git("tag", "begin");
  git("clone", "--quiet", "--bare", ".", stage.server);
  git("remote", "add", "origin", stage.server);
});

/** Gives project and bare repository their first state, and starts the server. */
export function beginAnew(): void {
  git("remote", "set-url", "origin", stage.server);
  git("reset", "--quiet", "--hard", "begin");
  git("clean", "--quiet", "--force", "-d");
  git("push", "--quiet", "--force", "--set-upstream", "origin", "main");
  rmSync(path.join(stage.root, "work"), { recursive: true, force: true });
  stage.misspelt = [];
  stage.meanwhile = () => undefined;
  stage.spelled = [];
  stage.publisher = newPublisher();
}

beforeEach(() => {
  beginAnew();
  // What the operator finds in the journal.
  jest.spyOn(console, "error").mockImplementation();
});

afterAll(() => rmSync(stage.root, { recursive: true, force: true }));
