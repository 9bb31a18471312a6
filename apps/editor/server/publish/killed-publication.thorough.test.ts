import childProcess from "node:child_process";
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tinyContent as content } from "../tiny-content.fixture";
import { NewestContent } from "./newest-content";
import {
  anna,
  answerQuestion,
  atServer,
  beginAnew,
  edit,
  git,
  newPublisher,
  publish,
  pushElsewhere,
  read,
  refusalOf,
  stage,
  waitingFiles,
} from "./publisher.fixture";

// Some forty commands, after each of which a publication is killed and done again.
jest.setTimeout(15 * 60_000);

/** More commands of git than this belong to a publication: an end after fewer means that none was killed. */
const FEWEST = 10;

const runForReal = childProcess.execFile;

/**
 * Does something with a publisher that is killed after so many commands of git: nothing of it goes on.
 * @returns whether it came to its end before
 */
async function killedAfter(commands: number, work: () => Promise<unknown>): Promise<boolean> {
  let left = commands;
  const killed = new Promise<false>((resolve) => {
    const run = (...args: unknown[]) => {
      const answer = args.pop() as (...answers: unknown[]) => void;
      const answerUnlessKilled = (...answers: unknown[]) => {
        left -= 1;
        if (left > 0) answer(...answers);
        else resolve(false);
      };
      return (runForReal as (...all: unknown[]) => unknown)(...args, answerUnlessKilled);
    };
    jest.spyOn(childProcess, "execFile").mockImplementation(run as typeof runForReal);
  });
  const isDone = await Promise.race([work().then(() => true as const), killed]);
  jest.mocked(childProcess.execFile).mockRestore();
  return isDone;
}

/** Starts the server again, with what its unit does first. */
async function startAgain(): Promise<void> {
  stage.publisher = newPublisher();
  await new NewestContent({ content, ...stage }).take();
}

const head = () => git("rev-parse", "HEAD");

test("killed after any of its commands, a publication over a newer one is done once", async () => {
  const publishQuestions = () => publish("faq.yaml");
  pushElsewhere("towns/puck.yaml", (text) => text.replace("genitive: miasta", "genitive: Pucka"));
  atServer("tag", "theirs", "main");
  let commands = 1;
  for (let isDone = false; !isDone; commands++) {
    beginAnew();
    atServer("branch", "--force", "main", "theirs");
    edit("towns/puck.yaml", "county: powiat pucki", "county: powiat kartuski");
    answerQuestion("kiedy", "Wiosną.");
    isDone = await killedAfter(commands, publishQuestions);
    const isSent = atServer("log", "-1", "--format=%an", "main") === "Anna Żuraw";
    await startAgain();
    if (isSent) {
      // It is at its end without a press.
      expect([head(), await waitingFiles()]).toEqual([
        atServer("rev-parse", "main"),
        ["towns/puck.yaml"],
      ]);
      expect(await refusalOf(publishQuestions())).toContain("Nie ma tu już");
    } else await publishQuestions();
    expect(atServer("log", "--format=%an", "begin..main")).toBe("Anna Żuraw\nJan");
    expect(head()).toBe(atServer("rev-parse", "main"));
    expect(read("faq.yaml")).toContain("Wiosną.");
    expect(read("towns/puck.yaml")).toMatch(/genitive: Pucka\ncounty: powiat kartuski/);
    expect(git("status", "--porcelain")).toBe("M content/towns/puck.yaml");
  }
  expect(commands).toBeGreaterThan(FEWEST);
});

test("killed after any of its commands, taking back is done once", async () => {
  let commands = 1;
  for (let isDone = false; !isDone; commands++) {
    beginAnew();
    answerQuestion("kiedy", "Wiosną.");
    await publish("faq.yaml");
    const commit = head();
    edit("towns/puck.yaml", "county: powiat pucki", "county: powiat kartuski");
    const takeBack = () =>
      stage.publisher.takeBack({ commit, agreed: ["Pytania i odpowiedzi"] }, anna);
    isDone = await killedAfter(commands, takeBack);
    const isSent = atServer("rev-parse", "main") !== commit;
    await startAgain();
    if (!isSent) await takeBack();
    expect(head()).toBe(atServer("rev-parse", "main"));
    expect(atServer("rev-list", "--count", "begin..main")).toBe("2");
    expect(read("faq.yaml")).not.toContain("Wiosną.");
    expect(git("status", "--porcelain")).toBe("M content/towns/puck.yaml");
  }
  expect(commands).toBeGreaterThan(FEWEST);
});

describe("a lock that a killed git has left", () => {
  const ago = (seconds: number) => Date.now() / 1000 - seconds;
  const lock = (file: string, age: number) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
    utimesSync(file, ago(age), ago(age));
  };

  test.each([
    ["of the project's branch", () => path.join(stage.project, ".git/refs/heads/main.lock")],
    ["of the project's index", () => path.join(stage.project, ".git/index.lock")],
    ["of the repository that is pushed to", () => path.join(stage.server, "refs/heads/main.lock")],
  ])("%s goes by itself, and what waits is published", async (_, file) => {
    answerQuestion("kiedy", "Wiosną.");
    lock(file(), 120);
    await publish("faq.yaml");
    expect(atServer("rev-parse", "main")).toBe(head());
    expect([git("status", "--porcelain"), await waitingFiles()]).toEqual(["", []]);
  });

  test("that another git may hold stays, and it is told when to try again", async () => {
    answerQuestion("kiedy", "Wiosną.");
    const file = path.join(stage.server, "refs/heads/main.lock");
    lock(file, 1);
    expect(await refusalOf(publish("faq.yaml"))).toContain("za dwie minuty");
    expect(await waitingFiles()).toEqual(["faq.yaml"]);
    rmSync(file);
  });
});
