import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { OwnTexts } from "./own-texts";

const folder = mkdtempSync(path.join(os.tmpdir(), "own-texts-"));

test("only a text that was handed out is taken back, also after a restart", () => {
  const file = path.join(folder, "key");
  const marked = new OwnTexts(file).marked("name: Łeba\n");
  expect(marked).toMatch(/name: Łeba\n$/);
  const texts = new OwnTexts(file);
  expect(texts.unmarked(marked)).toBe("name: Łeba\n");
  for (const sent of [`${marked}x`, marked.slice(1), "name: Łeba\n", "", `ł${marked.slice(1)}`]) {
    expect(texts.unmarked(sent)).toBe("");
  }
  expect(texts.unmarked(texts.marked(""))).toBe("");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the texts of another server are none of its own, and an empty key is no key", () => {
  const [one, other] = ["one", "other"].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(other, "");
  const marked = new OwnTexts(one).marked("a");
  expect(new OwnTexts(other).unmarked(marked)).toBe("");
  const again = new OwnTexts(other).marked("a");
  expect(new OwnTexts(other).unmarked(again)).toBe("a");
});
