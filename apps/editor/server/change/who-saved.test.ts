import { mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { namesOf, WhoSaved } from "./who-saved";

const folder = mkdtempSync(path.join(os.tmpdir(), "who-saved-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([0, 0.5])(
  "a file that a power failure has torn (to %d of it) stops nobody, and is written anew",
  (part) => {
    const file = path.join(folder, "who-saved.json");
    const whoSaved = new WhoSaved(file);
    whoSaved.note(["faq.yaml"], "Ewa");
    truncateSync(file, Math.floor(readFileSync(file).length * part));
    expect(whoSaved.all()).toEqual({});
    whoSaved.note(["towns/puck.yaml"], "Anna");
    expect(Object.keys(new WhoSaved(file).all())).toEqual(["towns/puck.yaml"]);
  },
);

test("all who saved a file are named once, whoever did it last first", () => {
  const whoSaved = new WhoSaved(path.join(folder, "names.json"));
  for (const name of ["Ewa", "Anna", "Ewa", "Jan", "Ewa"]) whoSaved.note(["faq.yaml"], name);
  const { "faq.yaml": saved } = whoSaved.all();
  expect(saved && namesOf(saved)).toEqual(["Ewa", "Jan", "Anna"]);
  whoSaved.note(["faq.yaml.txt"], "Ewa");
  expect(whoSaved.all()["faq.yaml.txt"]).not.toHaveProperty("others");
});

test("who saved what waits no more is forgotten, but for what was saved meanwhile", () => {
  const whoSaved = new WhoSaved(path.join(folder, "forget.json"));
  whoSaved.note(["faq.yaml", "towns/puck.yaml"], "Ewa");
  const known = { ...whoSaved.all() };
  jest.useFakeTimers({ now: Date.now() + 1000 });
  whoSaved.note(["towns/hel.yaml"], "Ewa");
  jest.useRealTimers();
  whoSaved.forgetAllBut(new Set(["towns/puck.yaml"]), known);
  expect(Object.keys(whoSaved.all())).toEqual(["towns/puck.yaml", "towns/hel.yaml"]);
});
