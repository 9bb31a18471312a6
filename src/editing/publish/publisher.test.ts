/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { earlierRelease, listReleases, makeCurrent, releaseName } from "../../deploy/releases";
import { Refusal } from "../change/answers";
import { PublicSite } from "./public-site";
import { Publisher } from "./publisher";
import { Repository } from "./repository";
import { ProgramFailed } from "./run-program";
import { Workshop } from "./workshop";

/** Stands for the project's own programs, which take minutes. */
class Programs extends Workshop {
  readonly started: string[] = [];
  failing: { program: string; output: string } | undefined;
  /** What happens while a program runs. */
  meanwhile: () => Promise<void> | void = () => undefined;

  override async run(program: string, args: readonly string[]): Promise<string> {
    this.started.push([path.basename(program), ...args].join(" "));
    await this.meanwhile();
    if (this.failing && program.includes(this.failing.program)) {
      throw new ProgramFailed(program, this.failing.output);
    }
    if (program.includes("deploy")) this.release(args);
    return "";
  }

  /** Does to a folder of releases what the program does after it has copied the site. */
  private release([how, folder = ""]: readonly string[]): void {
    if (how === "rollback") return makeCurrent(folder, earlierRelease(folder));
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: this.site });
    const second = existsSync(path.join(folder, "releases")) ? listReleases(folder).length : 0;
    const name = releaseName(new Date(2026, 0, 1, 0, 0, second), String(commit).trim());
    mkdirSync(path.join(folder, "releases", name), { recursive: true });
    makeCurrent(folder, name);
  }
}

let root: string;
let project: string;
let programs: Programs;
let publisher: Publisher;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: project, encoding: "utf8" }).trim();
const place = (file: string) => path.join(project, "content", file);
const read = (file: string) => readFileSync(place(file), "utf8");
const write = (file: string, text: string) => writeFileSync(place(file), text);
const change = () => write("faq.yaml", read("faq.yaml").replace("answer: Tak.", "answer: Nie."));

function newPublisher(command?: string, isRehearsal = true, folder?: string): Publisher {
  const work = path.join(root, "work");
  const repository = new Repository(project, work);
  programs = new Programs(repository, work);
  const site = new PublicSite(programs, {
    isRehearsal,
    ...(command && { command }),
    ...(folder && { folder }),
  });
  return new Publisher({
    repository,
    workshop: programs,
    site,
    pictures: work,
    chromium: undefined,
  });
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "publisher-"));
  project = contentFolder(
    Object.fromEntries(
      Object.entries(sampleContent()).map(([file, text]) => [`content/${file}`, text]),
    ),
    "content/photos",
  );
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Anna Żuraw");
  git("config", "user.email", "anna@example.com");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  publisher = newPublisher();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Waits until nothing is going on. */
async function atRest() {
  for (;;) {
    const state = await publisher.state();
    if (!state.isRunning) return state;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function prepare() {
  publisher.prepare(undefined);
  return atRest();
}

async function publish() {
  await prepare();
  await publisher.publish();
  return atRest();
}

const states = ({ steps }: Awaited<ReturnType<typeof atRest>>) =>
  steps.map(({ name, state }) => `${name} ${state}`);

test("what changed is checked, built and committed, and then there is nothing to publish", async () => {
  change();
  const prepared = await prepare();
  expect(prepared.changes).toMatchObject([
    { thing: expect.stringMatching(/^Pytanie 1/) as string, field: "Odpowiedź" },
  ]);
  expect(prepared.isPrepared).toBe(true);
  expect(git("log", "--format=%s")).toBe("Begin");
  await publisher.publish();
  const state = await atRest();
  expect(state.failure).toBeUndefined();
  expect(states(state).slice(-3)).toEqual(["commit done", "push skipped", "release skipped"]);
  expect(git("log", "-1", "--format=%an: %s")).toMatch(/^Anna Żuraw: Publish Pytanie 1/);
  expect(git("status", "--porcelain")).toBe("");
  expect(state.changes).toEqual([]);
  expect(state.last?.author).toBe("Anna Żuraw");
});

test("a mistake in the content is told in the words of the form, and nothing is built or committed", async () => {
  write("faq.yaml", read("faq.yaml").replace("  answer: Tak.\n", ""));
  const { failure, isPrepared } = await prepare();
  expect(failure?.complaints[0]?.problem).toMatch(/Pytanie 1.*odpowiedzi/);
  expect(programs.started).toEqual([]);
  expect(isPrepared).toBe(false);
  await expect(publisher.publish()).rejects.toThrow(Refusal);
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("samples are refused where visitors would see them", async () => {
  publisher = newPublisher("true", false);
  change();
  const { failure } = await prepare();
  expect(failure?.complaints.map(({ problem }) => problem).join()).toContain("Firma");
  publisher = newPublisher("true");
  expect((await prepare()).failure).toBeUndefined();
});

test("a word that is spelled wrong is told with its place", async () => {
  change();
  programs.failing = {
    program: "spelling",
    output: "content/faq.yaml:3 Niee\n\nPopraw tekst albo…\n",
  };
  const { failure } = await prepare();
  expect(failure?.complaints).toEqual([
    {
      problem: expect.stringMatching(/^Pytanie 1.*Odpowiedź.*„Niee”/) as string,
      remedy: expect.stringContaining("slownik.txt") as string,
    },
  ]);
});

test("a build that fails shows what it printed", async () => {
  change();
  programs.failing = { program: "gatsby", output: "out of memory" };
  const state = await prepare();
  expect(states(state)).toContain("build failed");
  expect(state.failure?.log).toContain("out of memory");
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("after a second check that failed nothing is published", async () => {
  change();
  await prepare();
  programs.failing = { program: "spelling", output: "out of memory" };
  expect((await prepare()).isPrepared).toBe(false);
  await expect(publisher.publish()).rejects.toThrow(Refusal);
});

test("a second press and a second tab are refused while something is going on", async () => {
  change();
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  programs.meanwhile = () => held;
  publisher.prepare(undefined);
  expect(() => publisher.prepare(undefined)).toThrow("już trwa");
  await expect(publisher.publish()).rejects.toThrow("już trwa");
  goOn();
  expect((await atRest()).failure).toBeUndefined();
});

test("what was saved after the check is not published unseen", async () => {
  change();
  await prepare();
  write("faq.yaml", read("faq.yaml").replace("answer: Tak.", "answer: Może."));
  await expect(publisher.publish()).rejects.toThrow("zmieniła się");
  expect((await atRest()).isPrepared).toBe(false);
});

function addRemote(): string {
  const other = path.join(root, "other.git");
  git("clone", "--quiet", "--bare", ".", other);
  git("remote", "add", "origin", other);
  return other;
}

test("a push that is refused takes the commit back, and says what to do", async () => {
  addRemote();
  const theirs = git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Theirs");
  git("push", "--quiet", "origin", `${theirs}:refs/heads/main`);
  change();
  const state = await publish();
  expect(state.failure?.complaints[0]?.remedy).toContain(
    "„git pull --rebase --autostash origin main”",
  );
  expect(git("log", "--format=%s")).toBe("Begin");
  expect(read("faq.yaml")).toContain("Nie.");
  expect(state.changes).toHaveLength(1);
  git("push", "--quiet", "--force", "origin", "HEAD:refs/heads/main");
  await publisher.publish();
  expect((await atRest()).failure).toBeUndefined();
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("a first release that fails after the push is tried again with the next publication", async () => {
  addRemote();
  publisher = newPublisher("exit 3");
  change();
  const failed = await publish();
  expect(failed.failure?.complaints[0]?.problem).toContain("nie udało się wydać");
  expect(git("rev-parse", "origin/main")).toBe(git("rev-parse", "HEAD"));
  expect(failed.changes).not.toEqual([]);
  expect(failed.last).toBeUndefined();
  publisher = newPublisher('echo "$PUBLISH_COMMIT" > "../published"');
  const state = await publish();
  expect(state.failure).toBeUndefined();
  expect(readFileSync(path.join(root, "work/published"), "utf8").trim()).toBe(
    git("rev-parse", "HEAD"),
  );
  expect(state.changes).toEqual([]);
});

test("a release that fails without a remote leaves no commit", async () => {
  publisher = newPublisher("exit 3");
  change();
  const state = await publish();
  expect(states(state).slice(-3)).toEqual(["commit done", "push skipped", "release failed"]);
  expect(git("log", "--format=%s")).toBe("Begin");
  expect(read("faq.yaml")).toContain("Nie.");
});

test("the last publication is taken back in the repository, in the files and for visitors", async () => {
  addRemote();
  publisher = newPublisher('echo "$PUBLISH_COMMIT" >> "../published"');
  const before = read("faq.yaml");
  change();
  await publish();
  write("nieopublikowane.txt", "zostaje");
  await publisher.takeBack();
  const state = await atRest();
  expect(state.failure).toBeUndefined();
  expect(read("faq.yaml")).toBe(before);
  expect(read("nieopublikowane.txt")).toBe("zostaje");
  expect(git("log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  expect(git("rev-parse", "origin/main")).toBe(git("rev-parse", "HEAD"));
  const published = readFileSync(path.join(root, "work/published"), "utf8").trim().split("\n");
  expect(published.at(-1)).toBe(git("rev-parse", "HEAD"));
  expect(state.last).toBeUndefined();
  await expect(publisher.takeBack()).rejects.toThrow("Nie ma czego cofnąć");
});

describe("going back to the release before", () => {
  const publishTo = (folder: string | undefined) => {
    publisher = newPublisher(undefined, true, folder);
    change();
    return publish();
  };
  let folder: string;

  beforeEach(async () => {
    folder = path.join(root, "released");
    await publishTo(folder);
  });

  test("leaves nothing to publish where one commit lies between", async () => {
    await publishTo(folder);
    await publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toEqual([]);
  });

  test("shows what visitors don't see any more where more lies between", async () => {
    await publishTo(undefined);
    const { changes } = await publishTo(folder);
    expect(changes).toEqual([]);
    await publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toMatchObject([{ field: "Odpowiedź" }]);
  });

  test("shows nothing that a release made elsewhere may hold", async () => {
    const [own = ""] = listReleases(folder);
    const other = releaseName(new Date(2025, 0, 1), "0000000");
    renameSync(path.join(folder, "releases", own), path.join(folder, "releases", other));
    makeCurrent(folder, other);
    await publishTo(folder);
    await publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toEqual([]);
  });
});

test("newer changes of the same file are not lost by taking back", async () => {
  change();
  await publish();
  change();
  const newer = read("faq.yaml");
  await publisher.takeBack();
  const { failure } = await atRest();
  expect(failure?.complaints[0]?.problem).toContain("Pytanie 2");
  expect(read("faq.yaml")).toBe(newer);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("what is saved while the former site is built is not lost by taking back", async () => {
  publisher = newPublisher("true");
  change();
  await publish();
  const newer = `${read("faq.yaml")}# nowsze\n`;
  programs.meanwhile = () => write("faq.yaml", newer);
  await publisher.takeBack();
  const state = await atRest();
  expect(states(state)).toContain("commit failed");
  expect(state.failure?.complaints[0]?.problem).toMatch(/coś jeszcze\. Cofnięcie/);
  expect(read("faq.yaml")).toBe(newer);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("what is saved before taking back fails stays, and everything else is published again", async () => {
  publisher = newPublisher("true");
  change();
  write("nowe.txt", "nowe");
  await publish();
  publisher = newPublisher(`echo "# nowsze" >> "${place("faq.yaml")}"; exit 3`);
  await publisher.takeBack();
  expect(states(await atRest())).toContain("rollback failed");
  expect(read("faq.yaml")).toContain("# nowsze");
  expect(read("nowe.txt")).toBe("nowe");
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
  expect(git("status", "--porcelain")).toBe("M content/faq.yaml");
});

test("a push of what was taken back that is refused leaves everything published", async () => {
  addRemote();
  change();
  await publish();
  const published = read("faq.yaml");
  git("remote", "set-url", "origin", path.join(root, "nowhere.git"));
  await publisher.takeBack();
  const state = await atRest();
  expect(state.failure?.complaints[0]?.problem).toContain("wysłać");
  expect(read("faq.yaml")).toBe(published);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
  expect(git("status", "--porcelain")).toBe("");
  expect(state.last).toBeDefined();
});

describe("a publication that added one file, removed another and renamed a third", () => {
  const files = () => git("ls-tree", "-r", "--name-only", "HEAD", "content");
  let before: string;
  let published: string;

  beforeEach(async () => {
    before = files();
    write("nowe.txt", "nowe");
    rmSync(place("photos/38.jpg"));
    renameSync(place("photos/39.jpg"), place("photos/inne.jpg"));
    change();
    expect((await publish()).failure).toBeUndefined();
    published = files();
    expect(published).not.toBe(before);
  });

  test("is taken back", async () => {
    await publisher.takeBack();
    expect((await atRest()).failure).toBeUndefined();
    expect(files()).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  });

  test("stays where what takes it back can't be pushed", async () => {
    addRemote();
    git("remote", "set-url", "origin", path.join(root, "nowhere.git"));
    await publisher.takeBack();
    const state = await atRest();
    expect(states(state)).toContain("push failed");
    expect(files()).toBe(published);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
    expect(state.last).toBeDefined();
  });
});

test("where a commit can't be taken away again the log tells both failures", async () => {
  publisher = newPublisher(`touch "${project}/.git/refs/heads/main.lock"; echo kaput; exit 3`);
  change();
  const { failure } = await publish();
  expect(failure?.complaints[0]?.problem).toContain("nie udało się wydać");
  expect(failure?.log).toMatch(/kaput[^]*main\.lock/);
});

test("who commits is asked once", async () => {
  git("config", "user.name", "");
  git("config", "user.email", "");
  change();
  expect((await publisher.state()).author).toBeUndefined();
  publisher.prepare({ name: "Jan Grab", email: "jan@example.com" });
  expect((await atRest()).author).toEqual({ name: "Jan Grab", email: "jan@example.com" });
});
