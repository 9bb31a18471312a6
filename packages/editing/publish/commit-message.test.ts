import { commitMessage, publicationOf } from "./commit-message";

const question = "Pytanie 2 „Ile kosztuje?”";

test("a message names each thing once, and the list of publications reads them back", () => {
  const message = commitMessage("Publish", [question, question, "Zdjęcie „dab.jpg”"]);
  expect(message.split("\n")[0]).toBe("Publish Pytanie 2 „Ile kosztuje?” and 1 more");
  const logged = {
    commit: "1",
    author: "Anna",
    at: "2026-11-27T10:00:00+01:00",
    message,
  };
  expect(publicationOf(logged)).toMatchObject({
    things: [question, "Zdjęcie „dab.jpg”"],
    isTakenBack: false,
  });
  const back = commitMessage("Take back", [question]);
  expect(publicationOf({ ...logged, message: back })).toMatchObject({
    things: [question],
    isTakenBack: true,
  });
});

test("what developers write to each other is shown to no editor", () => {
  const message = "Rename a key\n\n- in all towns";
  const logged = {
    commit: "1",
    author: "Jan",
    at: "",
    message,
  };
  expect(publicationOf(logged).things).toEqual([]);
});

test("a subject fits git's width", () => {
  const thing = `Usługa „${"Ogrodzenia ".repeat(3)}” › Rozdział 12 „${"Siatka ".repeat(5)}”`;
  const [subject] = commitMessage("Publish", [thing, "Firma"]).split("\n");
  expect(subject?.length).toBeLessThanOrEqual(72);
  expect(subject).toMatch(/… and 1 more$/);
});
