import { movedEntries, wordDiff } from "./word-diff";

/** A diff as one reads it: `[-old-]`, `[+new+]`, a paragraph on each line. */
const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map((parts) =>
      parts
        .map(({ kind, words }) => ({ same: words, old: `[-${words}-]`, new: `[+${words}+]` })[kind])
        .join(" "),
    )
    .join("\n");

const words = (number: number) => Array(number).fill("słowo").join(" ");

test("two small corrections in one text are two, and what is the same between them is left out", () => {
  const middle = words(40);
  expect(shown(`Zależy ${middle} roku.`, `O, zależy ${middle} roku. Zapraszamy.`)).toBe(
    `[-Zależy-] [+O, zależy+] ${words(7)} … ${words(6)} roku. [+Zapraszamy.+]`,
  );
});

test("a short text is shown whole", () => {
  expect(shown("Ile trwa nasze cięcie?", "Ile kosztuje nasze cięcie?")).toBe(
    "Ile [-trwa-] [+kosztuje+] nasze cięcie?",
  );
});

test("words that were only added or taken away have nothing in their place", () => {
  expect(shown("tak tak", "tak tak tak")).toBe("tak tak [+tak+]");
  expect(shown("tak no tak", "tak tak")).toBe("tak [-no-] tak");
  expect(shown("", "Nowy akapit.\n\nDrugi.")).toBe("[+Nowy akapit.+]\n[+Drugi.+]");
  expect(shown("Dawny.", "")).toBe("[-Dawny.-]");
});

test("a paragraph is compared with the one that it was, also behind a new one", () => {
  expect(shown("Raz.\n\nDwa i pół.", "Raz.\n\nNowy.\n\nDwa i ćwierć.")).toContain("…");
  expect(shown("A.\n\nB.\n\nC.", "A.\n\nNowy.\n\nB.\n\nC.")).toBe("…\n[+Nowy.+]\n…");
});

test("a paragraph that says something else is not mixed with the former one word by word", () => {
  expect(shown("Sadzimy i podlewamy w maju.", "Drewno na opał tniemy w hali i wozimy.")).toBe(
    "[-Sadzimy i podlewamy w maju.-] [+Drewno na opał tniemy w hali i wozimy.+]",
  );
});

test("only the entries that explain another order are moved", () => {
  expect([...movedEntries(["a", "b", "c", "d"], ["b", "c", "d", "a"])]).toEqual(["a"]);
});

test("seven unchanged words beside a change, and fourteen between two, are shown whole", () => {
  const between = words(14);
  const diff = shown(`${words(7)} raz ${between} raz`, `${words(7)} dwa ${between} dwa`);
  expect(diff).toBe(`${words(7)} [-raz-] [+dwa+] ${between} [-raz-] [+dwa+]`);
  expect(shown(`${words(8)} raz`, `${words(8)} dwa`)).toBe(`… ${words(7)} [-raz-] [+dwa+]`);
});
