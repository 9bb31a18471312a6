import { commitMessage, pastChanges } from "./commit-message";

const question = "Pytanie 2 „Ile kosztuje?”";
const at = "2026-11-27T10:00:00+01:00";
const logged = (message: string) => ({ commit: message, author: "Anna", at, message });

test("a message names each thing once, and the list of publications reads them back", () => {
  const message = commitMessage("Publish", [question, question, "Zdjęcie „dab.jpg”"]);
  expect(message.split("\n")[0]).toBe("Publish Pytanie 2 „Ile kosztuje?” and 1 more");
  const back = commitMessage("Take back", [question]);
  expect(pastChanges([logged(back), logged(message)], 15)).toMatchObject([
    { labels: [question], isTakenBack: true },
    { labels: [question, "Zdjęcie „dab.jpg”"], isTakenBack: false },
  ]);
});

test("commits of developers are counted, and push no publication out of the list", () => {
  const own = logged(commitMessage("Publish", [question]));
  const other = logged("Rename a key\n\n- in all towns");
  const listed = pastChanges([other, own, other, other, other, own, other, own], 2);
  expect(listed).toEqual([
    { kind: "developers", commits: 1, at },
    expect.objectContaining({ kind: "publication" }),
    { kind: "developers", commits: 3, at },
    expect.objectContaining({ kind: "publication" }),
    { kind: "developers", commits: 1, at },
  ]);
});

test("a subject fits git's width", () => {
  const owner = `Usługa „${"Ogrodzenia ".repeat(3)}” › Rozdział 12 „${"Siatka ".repeat(5)}”`;
  const [subject] = commitMessage("Publish", [owner, "Firma"]).split("\n");
  expect(subject).toHaveLength(72);
  const whole = "a".repeat(72 - "Publish ".length);
  expect(commitMessage("Publish", [whole]).split("\n")[0]).toBe(`Publish ${whole}`);
  expect(subject).toMatch(/… and 1 more$/);
});
