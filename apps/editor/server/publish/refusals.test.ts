import { GitFailed } from "@typed-site/utils/node";
import { NeedsConsent, Refusal, refusal } from "../change/errors";
import * as words from "./refusals";
import { failedWith, withHintOnOthers } from "./refusals";

/** Whole sentences. */
const SENTENCES = expect.stringMatching(/^\p{Lu}.*\.$/u) as string;

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

test.each([
  ["fatal: Unable to create '/srv/.git/index.lock': File exists.", "ślad po przerwanej pracy"],
  [" ! [rejected] HEAD -> main (fetch first)", "opublikowano coś innego"],
  ["hint: Updates were rejected: non-fast-forward", "opublikowano coś innego"],
  ["error: cannot lock ref: is at a but expected b", "opublikowano coś innego"],
  ["fatal: write error: No space left on device", "nie ma już miejsca"],
  ["error: unable to write file content/a.yaml", "nie ma już miejsca"],
  ["ENOSPC: no space left on device, write", "nie ma już miejsca"],
  ["error: failed to push some refs to 'origin'", "nie odpowiada albo nie przyjął"],
  ["fatal: Could not read from remote repository.", "nie odpowiada albo nie przyjął"],
  ["fatal: unable to access 'https://a.pl/': timeout", "nie odpowiada albo nie przyjął"],
  ["fatal: '/a' does not appear to be a git repository", "nie odpowiada albo nie przyjął"],
  ["ssh: Could not resolve hostname a.pl", "nie odpowiada albo nie przyjął"],
  ["something else", "w redakcji wystąpił błąd"],
])(
  "what ended a publication is told in an editor's words, and the operator finds it: %s",
  (printed, words) => {
    for (const error of [
      new Error(printed),
      Object.assign(Object.create(GitFailed.prototype) as GitFailed, { output: printed }),
    ]) {
      const { message, complaints } = failedWith(error) as Refusal;
      expect(message).toContain(words);
      // And what to do now.
      expect(complaints).toEqual([expect.objectContaining({ remedy: SENTENCES })]);
      expect(logged).toHaveBeenLastCalledWith(error);
    }
  },
);

test("a refusal and a question stay as they are", () => {
  const question = new NeedsConsent({ ask: "Odrzucić?", places: [], agree: "Odrzuć" });
  for (const error of [refusal("Nie."), question]) expect(failedWith(error)).toBe(error);
  expect(logged).not.toHaveBeenCalled();
});

test("of mistakes besides spelling it is said that they may come from what was left out", () => {
  const spelling = { problem: "Nieznane słowo.", remedy: "", isIgnorable: true };
  const alone = new Refusal([spelling]);
  expect(withHintOnOthers(alone)).toBe(alone);
  const told = withHintOnOthers(new Refusal([spelling, { problem: "Brak zdjęcia.", remedy: "" }]));
  expect((told as Refusal).complaints.map(({ problem }) => problem)).toEqual([
    "Nieznane słowo.",
    "Brak zdjęcia.",
    "Odznaczone zmiany mogą być potrzebne pozostałym.",
  ]);
  expect((told as Refusal).complaints.at(-1)?.remedy).toEqual(SENTENCES);
  const other = new Error("killed");
  expect(withHintOnOthers(other)).toBe(other);
});

test("each refusal says what has happened, and what to do now", () => {
  for (const { problem, remedy } of [words.changedBothHere("Tytuł"), words.changedSince("Tytuł")])
    expect([problem, remedy]).toEqual([expect.stringMatching(/: Tytuł\.$/), SENTENCES]);
  const told = Object.values(words).filter((one) => Array.isArray(one));
  expect(told.length).toBeGreaterThan(5);
  for (const sentences of told) {
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).toEqual(SENTENCES);
  }
});
