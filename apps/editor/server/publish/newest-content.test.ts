import { readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { tinyContent as content } from "../tiny-content.fixture";
import { NewestContent, type NewestTools } from "./newest-content";
import { DIVERGED, PROGRAM_CHANGED } from "./refusals";
import type { ChangedFile, ReadFile } from "./repository";

test("a place that a change both writes and removes is written for git, too", async () => {
  const worktree = folderWith({ "content/a.yaml": "old: a\n" });
  const newest = new NewestContent({ repository: { worktree } } as NewestTools);
  await newest.putIn({ write: new Map([["a.yaml", Buffer.from("new: a\n")]]), remove: ["a.yaml"] });
  expect(readFileSync(path.join(worktree, "content/a.yaml"), "utf8")).toBe("new: a\n");
});

const PUCK = "towns/puck.yaml";
const town = (name: string, county = "pucki") => `name: ${name}\ncounty: ${county}\n`;

/** The texts of files in a commit, or as they were saved. */
type Files = Record<string, string>;

interface Situation {
  /** What the branch is at, and what it follows. */
  head?: Files;
  newest?: Files;
  /** What the commit before the newest had. */
  former?: Files;
  saved?: Files;
  changed?: ChangedFile[];
  /** Which commits are part of which: `one of other`. */
  parts?: string[];
  isProgramChanged?: boolean;
  worktree?: string;
}

/** A newest content in a situation, and all that is done in it, in its order. */
function inSituation({
  head = {},
  newest = {},
  former = {},
  saved = {},
  changed = [],
  parts = [],
  isProgramChanged = false,
  worktree = "/worktree",
}: Situation) {
  const done: unknown[] = [];
  const reading =
    (files: Files): ReadFile =>
    (place) =>
      Promise.resolve(place in files ? Buffer.from(files[place] ?? "") : undefined);
  const later =
    (word: string) =>
    async (...words: unknown[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push([word, ...words]);
    };
  const repository = {
    worktree,
    remote: () => Promise.resolve({ name: "origin", branch: "main" }),
    removeStaleLocks: later("unlock"),
    head: () => Promise.resolve("head"),
    fetch: () => later("fetch")().then(() => "fetched"),
    isPartOf: (one: string, other: string) => Promise.resolve(parts.includes(`${one} of ${other}`)),
    prepare: later("prepare"),
    changedFiles: () => Promise.resolve(changed),
    isChanged: (places: readonly string[]) =>
      Promise.resolve(places.length > 0 && isProgramChanged),
    savedFiles: () =>
      Promise.resolve(Object.keys(saved).map((place) => ({ before: place, after: place }))),
    at: (commit: string) => reading({ head, "newest^": former }[commit] ?? newest),
    saved: reading({ ...head, ...saved }),
    moveBranch: later("move"),
  };
  const store = {
    inTurn: (work: () => Promise<unknown>) => work(),
    write: ({ write, remove }: { write: Map<string, Buffer | object>; remove: string[] }) => {
      const texts = [...write].map(([place, source]) => [
        place,
        Buffer.isBuffer(source) ? String(source) : source,
      ]);
      done.push(["write", Object.fromEntries(texts), remove]);
    },
  };
  const tools = { content, repository, store } as unknown as NewestTools;
  return { tools: new NewestContent(tools), done };
}

const both = (place: string): ChangedFile => ({ before: place, after: place });

test("the project follows a commit: files come from the worktree and go, what is saved is put together with it, then the branch moves", async () => {
  const { tools, done } = inSituation({
    head: { [PUCK]: town("Puck") },
    newest: { [PUCK]: town("Pucko") },
    saved: { [PUCK]: town("Puck", "bytowski") },
    changed: [
      both(PUCK),
      { after: "towns/hel.yaml" },
      { before: "towns/reda.yaml" },
      both("../code.ts"),
    ],
  });
  await tools.follow("newest");
  const copyOf = (place: string) => ({ copyOf: path.join("/worktree/content", place) });
  const write = {
    [PUCK]: town("Pucko", "bytowski"),
    "towns/hel.yaml": copyOf("towns/hel.yaml"),
    "../code.ts": copyOf("../code.ts"),
  };
  expect(done).toEqual([
    ["write", write, ["towns/reda.yaml"]],
    ["move", "newest"],
  ]);
});

test("a file that was saved is gone where it was removed there, and nobody has changed it here since", async () => {
  const { tools, done } = inSituation({
    head: { [PUCK]: town("Puck") },
    saved: { [PUCK]: town("Puck") },
    changed: [{ before: PUCK }],
  });
  await tools.follow("newest");
  expect(done).toEqual([
    ["write", {}, [PUCK]],
    ["move", "newest"],
  ]);
});

test("the commit that the branch is at already changes nothing", async () => {
  const { tools, done } = inSituation({ changed: [both(PUCK)] });
  await tools.follow("head");
  expect(done).toEqual([]);
});

test("what was changed here and there is named, and nothing is written, unless what is saved is to be kept", async () => {
  const situation = {
    head: { [PUCK]: town("Puck") },
    newest: { [PUCK]: town("Pucko") },
    saved: { [PUCK]: town("Puckowo") },
    changed: [both(PUCK)],
  };
  const refused = inSituation(situation);
  await expect(refused.tools.follow("newest")).rejects.toThrow("Zmieniono to i tutaj");
  expect(refused.done).toEqual([]);
  const kept = inSituation(situation);
  await kept.tools.follow("newest", true);
  expect(kept.done).toEqual([
    ["write", { [PUCK]: town("Puckowo") }, []],
    ["move", "newest"],
  ]);
});

test("a file of the program that somebody is changing is not overwritten", async () => {
  const changed = [both(PUCK), both("../code.ts")];
  const { tools, done } = inSituation({ changed, isProgramChanged: true });
  await expect(tools.follow("newest")).rejects.toThrow(PROGRAM_CHANGED[0]);
  expect(done).toEqual([]);
  // One of the content alone is.
  await inSituation({ changed: [both(PUCK)], isProgramChanged: true }).tools.follow("newest");
});

test.each([
  ["what is on the server", ["head of fetched"], ["prepare", "fetched"], ["move", "fetched"]],
  [
    "what is here, where the server has less",
    ["fetched of head", "head of head"],
    ["prepare", "head"],
  ],
])(
  "the worktree becomes a copy of %s, once locks are gone and it is fetched",
  async (_, parts, ...after) => {
    const { tools, done } = inSituation({ parts });
    await tools.take();
    const steps = done.filter((step) => (step as string[])[0] !== "write");
    expect(steps).toEqual([["unlock", { name: "origin", branch: "main" }], ["fetch"], ...after]);
  },
);

test("where each has what the other lacks nothing is taken", async () => {
  const { tools, done } = inSituation({});
  await expect(tools.take()).rejects.toThrow(DIVERGED[0]);
  expect(done).not.toContainEqual(expect.arrayContaining(["prepare"]));
});

test("what a commit has changed in a file is taken back in the worktree, and what others have changed there since stays", async () => {
  const worktree = folderWith({ [`content/${PUCK}`]: town("Pucko", "bytowski") });
  const { tools } = inSituation({
    worktree,
    // The commit has renamed the town; its county was changed after that.
    newest: { [PUCK]: town("Pucko") },
    head: { [PUCK]: town("Pucko", "bytowski") },
    former: { [PUCK]: town("Puck") },
  });
  await tools.takeBack("newest", [PUCK]);
  const file = path.join(worktree, "content", PUCK);
  expect(readFileSync(file, "utf8")).toBe(town("Puck", "bytowski"));
});

test("what was changed again since is named, and not taken back", async () => {
  const { tools } = inSituation({
    newest: { [PUCK]: town("Pucko") },
    head: { [PUCK]: town("Puckowo") },
    former: { [PUCK]: town("Puck") },
  });
  await expect(tools.takeBack("newest", [PUCK])).rejects.toThrow("zmieniono to jeszcze raz");
});
