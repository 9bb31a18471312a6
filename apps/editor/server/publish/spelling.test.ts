import child_process from "node:child_process";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { tinyContent, tinyFiles } from "../tiny-content.fixture";
import { spellingComplaint, type SpellingFinding, spellingProgram } from "./spelling";

afterEach(() => void jest.restoreAllMocks());

/** Lets a program print something. @returns how it was called */
function printing(text: string) {
  const print = (...words: unknown[]) =>
    (words.at(-1) as (error: null, printed: object) => void)(null, { stdout: text });
  return jest.spyOn(child_process, "execFile").mockImplementation(print as never).mock.calls;
}

test("the site's own program is asked about the files, with an end, and what it prints is read", async () => {
  const found = [{ file: "faq.yaml", path: [0], words: "ogrudek" }];
  const calls = printing(JSON.stringify(found));
  const check = spellingProgram({ spelling: ["spell.ts", "--json"], preview: () => ["none"] });
  expect(await check("/worktree/content", ["faq.yaml", "company.yaml"])).toEqual(found);
  const [[program, words, limits]] = calls as never as [[string, string[], object]];
  expect(program).toBe(process.execPath);
  const own = ["--import", "tsx", path.resolve("spell.ts"), "--json"];
  expect(words).toEqual([...own, "/worktree/content", "faq.yaml", "company.yaml"]);
  // One that hangs is killed; a long list is read whole.
  expect(limits).toEqual({ killSignal: "SIGKILL", timeout: 180_000, maxBuffer: 16 * 1024 ** 2 });
  expect(await check("/worktree/content", [])).toEqual([]);
  expect(calls).toHaveLength(1);
});

const folder = folderWith(tinyFiles);
const complaint = (change: Partial<SpellingFinding>) =>
  spellingComplaint(tinyContent, folder, {
    file: "faq.yaml",
    path: [1, "question"],
    words: "ogrudek",
    ...change,
  });

test("an unknown word is told with its place, what may be meant, and may be learnt", () => {
  expect(complaint({ nearest: "„ogródek” lub „ogródka”" })).toEqual({
    file: "faq.yaml",
    path: [1, "question"],
    problem: expect.stringMatching(/^Pytanie 2 .* – nieznane słowo „ogrudek”\.$/) as string,
    remedy: "Czy chodziło o „ogródek” lub „ogródka”?",
    isIgnorable: true,
    word: "ogrudek",
  });
  expect(complaint({}).remedy).toBe("");
});

test("what the house writes otherwise is told as it writes it, and is no word to learn", () => {
  const { problem, word, isIgnorable } = complaint({
    words: "E-mail",
    advice: "piszemy „e-mail”.",
  });
  expect(problem).toMatch(/ – E-mail: piszemy „e-mail”\.$/);
  expect([word, isIgnorable]).toEqual([undefined, true]);
});

test("of a file of no model its name is told", () => {
  const other = folderWith({ "other.yaml": "a: ogrudek\n" });
  const finding = { file: "other.yaml", path: ["a"], words: "ogrudek" };
  expect(spellingComplaint(tinyContent, other, finding).problem).toBe(
    "Plik „other.yaml” – nieznane słowo „ogrudek”.",
  );
});
