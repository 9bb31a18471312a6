import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { folderWith } from "../../e2e/support/server/site";
import { PUBLICATION_STATE, readPublicationState } from "./publication-state";
import { publishNewest } from "./publish-push";

const step = (command: string) => ({
  command: ["sh", "-c", command] as const,
  problem: "Budowa się nie udała.",
});

test("a build that has filled the disk is told, at the cost of its log", async () => {
  const folder = folderWith({ "clone/package-lock.json": "{}" });
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: path.join(folder, "clone"), stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Anna", "-c", "user.email=anna@example.pl", "commit", "--quiet", "-m", "A");
  git("clone", "--quiet", "--bare", ".", path.join(folder, "repository.git"));
  const state = path.join(folder, PUBLICATION_STATE);
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
  expect(readPublicationState(state)).toEqual(told);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith(PUBLICATION_STATE))).toHaveLength(
    1,
  );
  fs.rmSync(folder, { recursive: true });
});
