import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { learnWord } from "./own-words";

const folder = mkdtempSync(path.join(os.tmpdir(), "words-"));
const file = path.join(folder, "slownik.txt");
afterAll(() => rmSync(folder, { recursive: true }));

it("takes a word once, on a line of its own", () => {
  writeFileSync(file, "# Maszyny\nmulczer");
  for (const word of ["frezarka", "mulczer", "frezarka"]) learnWord(folder, word);
  expect(readFileSync(file, "utf8")).toBe("# Maszyny\nmulczer\nfrezarka\n");
});

it("takes nothing but a word", () => {
  writeFileSync(file, "mulczer\n");
  for (const text of ["", "dwa słowa", "a\nb", "# uwaga", "../x"]) {
    expect(() => learnWord(folder, text)).toThrow("no word");
  }
  expect(readFileSync(file, "utf8")).toBe("mulczer\n");
});
