import { readFileSync } from "node:fs";
import path from "node:path";
import { tinyContent as content } from "../tiny-content.fixture";
import {
  answerQuestion,
  git,
  pushElsewhere,
  read,
  refusalOf,
  stage,
  write,
} from "./publisher.fixture";
import { takeNewest } from "./take-newest";

const code = () => readFileSync(path.join(stage.project, "code.ts"), "utf8");
/** A developer changes the program. */
const pushCode = () => pushElsewhere("../code.ts", () => "new\n");

test("a developer's change comes below what is saved and not published, field by field", async () => {
  answerQuestion("kiedy", "Wiosną.");
  const saved = read("faq.yaml");
  pushCode();
  pushElsewhere("faq.yaml", (text) => text.replace("answer: Tak.", "answer: Nie."));
  await takeNewest(content, stage.project);
  expect(code()).toBe("new\n");
  expect(read("faq.yaml")).toBe(saved.replace("answer: Tak.", "answer: Nie."));
  expect(git("status", "--porcelain", "--", "content", "code.ts")).toBe("M content/faq.yaml");
});

test("what a developer notes beside a field stays, where another field is saved and not published", async () => {
  const mine = "powiat kartuski";
  write("towns/puck.yaml", read("towns/puck.yaml").replace(/county: .*/, `county: ${mine}`));
  pushElsewhere("towns/puck.yaml", (text) =>
    text.replace(/^genitive: .*$/m, "# Źródło: urząd\ngenitive: Pucku"),
  );
  await takeNewest(content, stage.project);
  expect(read("towns/puck.yaml")).toContain("# Źródło: urząd\ngenitive: Pucku");
  expect(read("towns/puck.yaml")).toContain(`county: ${mine}`);
});

test("where both have changed a field nothing is taken, and the place is named", async () => {
  pushElsewhere("faq.yaml", (text) => answerQuestion("kiedy", "Jesienią.", text));
  pushCode();
  const mine = answerQuestion("kiedy", "Wiosną.", read("faq.yaml"));
  expect(await refusalOf(takeNewest(content, stage.project))).toContain("Pytanie 2");
  expect([read("faq.yaml"), code()]).toEqual([mine, "old\n"]);
});
