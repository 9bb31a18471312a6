import { tinyContent as content } from "../tiny-content.fixture";
import { publishing } from "./publish-api";
import { anna, answerQuestion, edit, git, publishAll, read, stage } from "./publisher.fixture";

test("the page takes back one record of a publication", async () => {
  const site = {
    content,
    releaseProblems: () => [],
    learnWord: () => undefined,
    commands: { spelling: ["none"] as const, preview: () => ["none"] as const },
    styles: [],
    formAddress: "/",
  };
  const { answers } = publishing(site, stage.store, stage.project);
  edit("towns/puck.yaml", "powiat pucki", "powiat kartuski");
  answerQuestion("kiedy", "Wiosną.");
  await publishAll();
  const { past } = await answers["publishing-state"]({}, anna);
  expect(past).toMatchObject([{ kind: "publication", commit: git("rev-parse", "HEAD") }]);
  const request = {
    commit: git("rev-parse", "HEAD"),
    files: ["towns/puck.yaml"],
    agreed: ["Miejscowość „Puck”", "Pytania i odpowiedzi"],
  };
  await answers["take-back"](request, anna);
  expect(read("towns/puck.yaml")).toContain("powiat pucki");
  expect(read("faq.yaml")).toContain("Wiosną.");
});
