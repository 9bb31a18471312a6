import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { EditedSite } from "../edited-site";
import { tinyContent as content } from "../tiny-content.fixture";
import { publishing } from "./publish-api";
import {
  anna,
  answerQuestion,
  atServer,
  edit,
  git,
  place,
  publishAll,
  read,
  refusalOf,
  shown,
  stage,
} from "./publisher.fixture";

const site: EditedSite = {
  content,
  releaseProblems: () => [],
  learnWord: () => undefined,
  commands: { spelling: ["none"], preview: () => ["none"] },
  styles: [],
  formAddress: "/",
};

/** A spelling check that finds nothing, and ends when a file is there. */
function waitingSpelling(): { command: [string]; end: () => void } {
  const [program, end] = ["spelling.cjs", "end"].map((name) => path.join(stage.root, name)) as [
    string,
    string,
  ];
  const look = `if (require("node:fs").existsSync(${JSON.stringify(end)})) { console.log("[]"); clearInterval(timer); }`;
  writeFileSync(program, `const timer = setInterval(() => { ${look} }, 20);`);
  return { command: [program], end: () => writeFileSync(end, "") };
}

afterEach(() => {
  delete process.env.PUBLISH_REHEARSAL;
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
});

test("the page takes back one record of a publication", async () => {
  const { answers } = publishing(site, stage.store, stage.project);
  edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
  answerQuestion("kiedy", "Wiosną.");
  const before = await answers["publishing-state"]({}, anna);
  expect(before).toMatchObject({ author: anna, past: [], progress: { state: "sent" } });
  expect(before.waiting.map(({ files }) => files).sort()).toEqual([
    ["faq.yaml"],
    ["towns/puck.yaml"],
  ]);
  await publishAll();
  const { past, waiting } = await answers["publishing-state"]({}, anna);
  expect(waiting).toEqual([]);
  expect(past).toMatchObject([{ kind: "publication", commit: git("rev-parse", "HEAD") }]);
  const published = await answers.publication({ commit: git("rev-parse", "HEAD") }, anna);
  expect(published.map(({ files }) => files).sort()).toEqual([["faq.yaml"], ["towns/puck.yaml"]]);
  const request = {
    commit: git("rev-parse", "HEAD"),
    files: ["towns/puck.yaml"],
    agreed: ["Miejscowość „Puck”", "Pytania i odpowiedzi"],
  };
  await answers["take-back"](request, anna);
  expect(read("towns/puck.yaml")).toContain("powiat pucki");
  expect(read("faq.yaml")).toContain("Wiosną.");
});

test("while somebody publishes everybody is told so", async () => {
  const spelling = waitingSpelling();
  const commands = { ...site.commands, spelling: spelling.command };
  const { answers } = publishing({ ...site, commands }, stage.store, stage.project);
  const state = async () => (await answers["publishing-state"]({}, anna)).progress?.state;
  answerQuestion("kiedy", "Wiosną.");
  const publication = answers.publish({ shown: await shown("faq.yaml") }, anna);
  expect(await state()).toBe("sending");
  spelling.end();
  await publication;
  expect(await state()).toBe("sent");
  expect(atServer("show", "main:content/faq.yaml")).toContain("Wiosną.");
});

test("where git does not open another user's folder, the page says so in git's own words", async () => {
  const { answers } = publishing(site, stage.store, stage.project);
  // git's own switch, for its tests
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  const { problem } = await answers["publishing-state"]({}, anna);
  expect(problem?.problem).not.toContain("nie jest połączona");
  expect(problem?.remedy).toMatch(/dubious ownership[\s\S]*safe\.directory/);
});

test("where the branch follows no remote, the page says that nothing can be published", async () => {
  const { answers } = publishing(site, stage.store, stage.project);
  git("branch", "--unset-upstream");
  const { problem } = await answers["publishing-state"]({}, anna);
  git("branch", "--set-upstream-to=origin/main");
  expect(problem?.problem).toContain("nie jest połączona");
});

test("a spelling check that a signal ends lets nothing through", async () => {
  const program = path.join(stage.root, "killed-spelling.cjs");
  writeFileSync(program, `console.log("[]"); process.kill(process.pid, "SIGKILL");`);
  const commands = { ...site.commands, spelling: [program] as [string] };
  const { answers } = publishing({ ...site, commands }, stage.store, stage.project);
  answerQuestion("kiedy", "Wiosną.");
  const publication = answers.publish({ shown: await shown("faq.yaml") }, anna);
  expect(await refusalOf(Promise.resolve(publication))).toContain("wystąpił błąd");
  expect(atServer("rev-parse", "main")).toBe(git("rev-parse", "begin"));
});

test("a good word is learnt where the content is", async () => {
  const learnWord = jest.fn();
  const { answers } = publishing({ ...site, learnWord }, stage.store, stage.project);
  await answers["learn-word"]({ word: "zrębkowanie" }, anna);
  expect(learnWord.mock.calls).toEqual([[stage.store.folder, "zrębkowanie"]]);
});

test.each([
  ["is published by nobody", ""],
  ["goes out in a rehearsal", "yes"],
])("what customers must not see %s", async (_, rehearsal) => {
  const sample = {
    file: "company.yaml",
    line: 1,
    column: 1,
    code: "ownOfThing" as const,
    params: { problem: "ma przykładowe dane.", remedy: "Popraw je." },
  };
  process.env.PUBLISH_REHEARSAL = rehearsal;
  const withSample = { ...site, releaseProblems: () => [sample] };
  const { answers } = publishing(withSample, stage.store, stage.project);
  // No text, so no spelling is checked.
  copyFileSync(place("photos/own-dom.jpg"), place("photos/nowe.jpg"));
  const publication = answers.publish({ shown: await shown("photos/nowe.jpg") }, anna);
  if (!rehearsal)
    expect(await refusalOf(Promise.resolve(publication))).toContain("przykładowe dane");
  else await publication;
  const published = atServer("ls-tree", "--name-only", "main:content/photos");
  expect(published.includes("nowe.jpg")).toBe(rehearsal !== "");
});
