import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  addRemote,
  atRest,
  change,
  git,
  prepare,
  publish,
  read,
  stage,
  states,
} from "./publisher.fixture";

/** What somebody else has pushed: a file of the content with another text. */
function pushElsewhere(file: string, text: string): void {
  const other = path.join(stage.root, "elsewhere");
  git("clone", "--quiet", path.join(stage.root, "other.git"), other);
  writeFileSync(path.join(other, "content", file), text);
  const theirs = ["-c", "user.name=Jan", "-c", "user.email=jan@example.com", "-C", other];
  git(...theirs, "commit", "--quiet", "--all", "-m", "Theirs");
  git(...theirs, "push", "--quiet");
}

const takeNewer = () => {
  stage.publisher.takeNewer();
  return atRest();
};

test("newer changes are found before anything else, brought here and published with one's own", async () => {
  addRemote();
  const theirs = `# ich\n${read("equipment.yaml")}`;
  pushElsewhere("equipment.yaml", theirs);
  change();
  const mine = read("faq.yaml");
  const found = await prepare();
  expect(states(found)[0]).toBe("newer failed");
  expect(found.failure?.complaints[0]?.problem).toContain("nowsze zmiany");
  expect(stage.programs.started).toEqual([]);
  expect((await takeNewer()).failure).toBeUndefined();
  expect([read("faq.yaml"), read("equipment.yaml")]).toEqual([mine, theirs]);
  expect(git("log", "-1", "--format=%s")).toBe("Theirs");
  expect((await publish()).failure).toBeUndefined();
  expect(git("ls-remote", "origin", "main")).toContain(git("rev-parse", "HEAD"));
});

test("what was changed both here and there is told by its name, and nothing is lost", async () => {
  addRemote();
  const theirs = read("faq.yaml").replace("answer: Tak.", "answer: Może.");
  pushElsewhere("faq.yaml", theirs);
  change();
  const mine = read("faq.yaml");
  const head = git("rev-parse", "HEAD");
  const { failure } = await takeNewer();
  expect(failure?.complaints).toMatchObject([
    { problem: expect.stringMatching(/Pytanie 1.*faq\.yaml/) as string },
  ]);
  expect(read("faq.yaml")).toBe(mine);
  expect([git("rev-parse", "HEAD"), git("status", "--porcelain")]).toEqual([
    head,
    "M content/faq.yaml",
  ]);
  await stage.publisher.discard("faq.yaml");
  expect((await takeNewer()).failure).toBeUndefined();
  expect(read("faq.yaml")).toBe(theirs);
});

test("newer changes with another list of packages tell what has to be done", async () => {
  writeFileSync(path.join(stage.project, "package-lock.json"), "{}\n");
  git("add", "package-lock.json");
  git("commit", "--quiet", "-m", "Packages");
  addRemote();
  pushElsewhere("../package-lock.json", "{ }\n");
  const { failure, said } = await takeNewer();
  expect(failure).toBeUndefined();
  expect(said).toContain("npm ci");
});

test("a remote that does not answer keeps nobody from preparing", async () => {
  addRemote();
  git("remote", "set-url", "origin", path.join(stage.root, "nowhere.git"));
  change();
  expect((await prepare()).isPrepared).toBe(true);
  expect((await takeNewer()).failure?.complaints[0]?.problem).toContain("Nie ma połączenia");
});
