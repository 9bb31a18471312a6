/** @jest-environment node */
// The privacy policy names all that forms and browser keep.
import { problemsIn } from "../../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../../e2e/support/content/sample-content";
import { FIELDS } from "../../../enquiry/shared/fields";
import { STORAGE_KEYS } from "../../../utils/browser-storage";

const place = "legal/polityka-prywatnosci.yaml";

const without = (words: string) => ({
  [place]: (sampleContent()[place] ?? "").replace(words, "coś"),
});

test("a policy that names all of it", async () => {
  expect(await problemsIn({ [place]: sampleContent()[place] ?? "" })).toBe("");
});

test("words are named in other letters and with more blanks, too", async () => {
  const policy = (sampleContent()[place] ?? "").replace("numer telefonu", "Numer  telefonu");
  expect(await problemsIn({ [place]: policy })).toBe("");
});

test.each(Object.entries(FIELDS))("silence about the field %s", async (_name, { inPolicy }) => {
  expect(await problemsIn(without(inPolicy))).toContain(
    `nie wymienia pola formularza „${inPolicy}”. Napisz w niej „${inPolicy}”`,
  );
});

test.each(Object.entries(STORAGE_KEYS))("silence about the storage key %s", async (_name, key) => {
  expect(await problemsIn(without(key))).toContain(`nie wymienia zapisu „${key}”`);
});
