import { contentFolder } from "@typed-site/test-support/content-folder";
import type { ContentProblem } from "gatsby-plugin-typed-content";
import { Refusal } from "../change/errors";
import { tinyContent as content, tinyFiles } from "../tiny-content.fixture";
import { checkPublication, type Checks } from "./check-publication";

const right = contentFolder(tinyFiles);
const wrong = contentFolder({ ...tinyFiles, "towns/puck.yaml": "name: ''\nnearby: []\n" });

const sample: ContentProblem = {
  file: "company.yaml",
  line: 1,
  column: 1,
  code: "ownOfThing",
  params: { problem: "ma przykładowe dane.", remedy: "Popraw je." },
};
const misspelt = { file: "faq.yaml", path: [1, "answer"], words: "Wioosną" };

/** What is complained about; nothing where it may be published. */
async function complaintsAbout(
  folder: string,
  checks: Partial<Checks>,
  ignoring?: string[],
): Promise<Refusal["complaints"]> {
  const tools: Checks = {
    content,
    releaseProblems: () => [],
    checkSpelling: () => Promise.resolve([]),
    ...checks,
  };
  const files = ["faq.yaml", "photos/a.jpg", "slownik.txt"];
  return checkPublication(tools, folder, files, ignoring).then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refusal) return error.complaints;
      throw error;
    },
  );
}

test("the texts of the changed files alone are looked through for their spelling", async () => {
  const checkSpelling = jest.fn(() => Promise.resolve([]));
  expect(await complaintsAbout(right, { checkSpelling })).toEqual([]);
  expect(checkSpelling.mock.calls).toEqual([[right, ["faq.yaml"]]]);
});

test("what only a release forbids is told once the content is right; each mistake names its file", async () => {
  const releaseProblems = jest.fn(() => [sample]);
  const told = await complaintsAbout(wrong, { releaseProblems });
  expect(told).toContainEqual(expect.objectContaining({ file: "towns/puck.yaml" }));
  expect(releaseProblems).not.toHaveBeenCalled();
  expect(await complaintsAbout(right, { releaseProblems })).toMatchObject([
    { file: "company.yaml" },
  ]);
  expect(releaseProblems).toHaveBeenCalledWith(right);
});

test("a misspelling that an editor has read is not told again, all others are", async () => {
  const checkSpelling = () => Promise.resolve([misspelt, { ...misspelt, path: [2, "answer"] }]);
  const [first, ...others] = await complaintsAbout(right, { checkSpelling });
  expect(first).toMatchObject({ isIgnorable: true, word: "Wioosną", file: "faq.yaml", remedy: "" });
  expect(await complaintsAbout(right, { checkSpelling }, [first?.problem ?? ""])).toEqual(others);
  expect(others).toHaveLength(1);
});

test("a spelling check that fails lets nothing through; what is wrong besides is told first", async () => {
  const checkSpelling = () => Promise.reject(new Error("killed"));
  await expect(complaintsAbout(right, { checkSpelling })).rejects.toThrow("killed");
  expect(await complaintsAbout(wrong, { checkSpelling })).not.toEqual([]);
});
