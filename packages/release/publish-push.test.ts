import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { PUBLICATION_STATE, readPublicationState } from "./publication-state";
import { announcePush, publishNewest } from "./publish-push";

const step = (command: string) => ({
  command: ["sh", "-c", command] as const,
  problem: "Budowa się nie udała.",
});

let folder: string;
const git = (...words: string[]) =>
  execFileSync("git", words, { cwd: path.join(folder, "clone"), stdio: "pipe" });
const commit = (message: string) =>
  git(
    ...["-c", "user.name=Anna", "-c", "user.email=anna@example.pl", "commit"],
    ...["--quiet", "--allow-empty", "--message", message],
  );
const state = () => readPublicationState(path.join(folder, PUBLICATION_STATE));

beforeEach(() => {
  folder = folderWith({ "clone/package-lock.json": "{}" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  commit("A");
  git("clone", "--quiet", "--bare", ".", path.join(folder, "repository.git"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ["ends well", "exit 0"],
  ["fails", "exit 1"],
])("the end of an older build that %s says nothing of a newer push that waits", async (_, end) => {
  const go = path.join(folder, "go");
  const older = publishNewest(folder, {
    install: step("mkdir node_modules"),
    steps: [step(`until [ -e ${go} ]; do sleep 0.02; done; ${end}`)],
    problem: "Git się nie udał.",
    tellOperator: jest.fn(),
  });
  expect(state()?.state).toBe("building");
  commit("B");
  git("push", "--quiet", path.join(folder, "repository.git"), "main");
  announcePush(folder);
  const waiting = state();
  expect(waiting?.state).toBe("waiting");
  fs.writeFileSync(go, "");
  await older;
  expect(state()).toEqual(waiting);
});

test.each([
  ["install", "kill -9 $$", "exit 0", "exit 0"],
  ["first step", "exit 0", "kill -9 $$", "exit 0"],
  ["last step", "exit 0", "exit 0", "kill -9 $$"],
])(
  "a build whose %s a signal ends, as where there is no memory, is not published",
  async (_, ...[install, ...steps]) => {
    await publishNewest(folder, {
      install: step(`mkdir node_modules; ${install}`),
      steps: steps.map(step),
      problem: "Git się nie udał.",
      tellOperator: jest.fn(),
    });
    expect(state()).toMatchObject({
      state: "failed",
      problem: { polish: "Budowa się nie udała." },
    });
  },
);

test("what is built gets its settings, and no password", async () => {
  Object.assign(process.env, { SITE_URL: "https://a.example", SMTP_URL: "smtps://u:p@b.example" });
  await publishNewest(folder, {
    install: step("mkdir node_modules"),
    steps: [step("env")],
    variables: ["SITE_URL"],
    problem: "Git się nie udał.",
    tellOperator: jest.fn(),
  });
  delete process.env.SITE_URL;
  delete process.env.SMTP_URL;
  const log = fs.readFileSync(path.join(folder, "publish.log"), "utf8");
  expect(log).toContain("SITE_URL=https://a.example");
  expect(log).toMatch(/^PATH=/m);
  expect(log).not.toContain("SMTP_URL");
});

test.each([
  ["passes", "exit 0"],
  ["fails", "exit 1"],
])(
  "a build that %s leaves nothing in the machine's temporary folder, nor elsewhere",
  async (_, end) => {
    const left = path.join(folder, "publish.tmp/left-by-a-kill");
    fs.mkdirSync(path.dirname(left));
    fs.writeFileSync(left, "");
    await publishNewest(folder, {
      install: step("mkdir node_modules"),
      steps: [step("ls -A $TMPDIR"), step("mktemp --directory"), step(end)],
      problem: "Git się nie udał.",
      tellOperator: jest.fn(),
    });
    const [made, ...more] = fs
      .readFileSync(path.join(folder, "publish.log"), "utf8")
      .trim()
      .split("\n");
    expect(more).toEqual([]);
    expect(path.dirname(made ?? "")).toBe(path.join(folder, "publish.tmp"));
    expect(fs.readdirSync(folder)).not.toContain("publish.tmp");
  },
);

test("a relay that keeps silent keeps nobody waiting: the failure is written down before", async () => {
  const known = jest.fn();
  await publishNewest(folder, {
    install: step("mkdir node_modules"),
    steps: [step("exit 1")],
    problem: "Git się nie udał.",
    tellOperator: () => Promise.resolve(known(state()?.state)),
  });
  expect(known).toHaveBeenCalledWith("failed");
});

test("a build that failed is made again when it is asked for, one that is published is not", async () => {
  const build = (command: string) =>
    publishNewest(folder, {
      install: step("mkdir -p node_modules"),
      steps: [step(command)],
      problem: "Git się nie udał.",
      tellOperator: jest.fn(),
    });
  expect((await build("exit 1")).state).toBe("failed");
  expect((await build("exit 0")).state).toBe("published");
  expect((await build("exit 1")).state).toBe("published");
});

test("a build that has filled the disk is told, at the cost of its log", async () => {
  const full = path.join(folder, "checkout/full");
  const { writeFileSync: writeToDisk } = fs;
  jest.spyOn(fs, "writeFileSync").mockImplementation((file, ...data) => {
    if (fs.existsSync(full) && fs.existsSync(path.join(folder, "publish.log"))) {
      throw new Error("ENOSPC: no space left on device");
    }
    writeToDisk(file, ...data);
  });
  const tellOperator = jest.fn();
  await publishNewest(folder, {
    install: step("mkdir node_modules"),
    steps: [step("echo It is full; touch full; exit 1")],
    problem: "Git się nie udał.",
    tellOperator,
  });
  jest.restoreAllMocks();
  const told = expect.objectContaining({
    state: "failed",
    problem: {
      polish: "Budowa się nie udała.",
      details: expect.stringContaining("It is full") as string,
    },
  }) as object;
  expect(tellOperator).toHaveBeenCalledWith(told);
  expect(state()).toEqual(told);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith(PUBLICATION_STATE))).toHaveLength(
    1,
  );
});
