import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import {
  addRemote,
  atRest,
  change,
  git,
  newPublisher,
  place,
  publish,
  read,
  stage,
  states,
  write,
} from "./publisher.fixture";

test("the last publication is taken back in the repository, in the files and for visitors", async () => {
  addRemote();
  stage.publisher = newPublisher('echo "$PUBLISH_COMMIT" >> "../published"');
  const before = read("faq.yaml");
  change();
  await publish();
  write("nieopublikowane.txt", "zostaje");
  await stage.publisher.takeBack();
  const state = await atRest();
  expect(state.failure).toBeUndefined();
  expect(read("faq.yaml")).toBe(before);
  expect(read("nieopublikowane.txt")).toBe("zostaje");
  expect(git("log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  expect(git("rev-parse", "origin/main")).toBe(git("rev-parse", "HEAD"));
  const published = readFileSync(path.join(stage.root, "work/published"), "utf8")
    .trim()
    .split("\n");
  expect(published.at(-1)).toBe(git("rev-parse", "HEAD"));
  expect(state.last).toBeUndefined();
  await expect(stage.publisher.takeBack()).rejects.toThrow("Nie ma czego cofnąć");
});

test("what is taken back right after its publication is not built again, and leaves nothing to publish", async () => {
  const folder = path.join(stage.root, "released");
  stage.publisher = newPublisher(undefined, true, folder);
  await stage.programs.keepBefore(git("rev-parse", "HEAD"));
  change();
  await publish();
  stage.programs.started.length = 0;
  await stage.publisher.takeBack();
  const state = await atRest();
  expect(state.failure).toBeUndefined();
  expect(state.changes).toEqual([]);
  expect(stage.programs.started.map((line) => line.split(" ").slice(0, 2))).toEqual([
    ["deploy-command.ts", "deploy"],
  ]);
});

test("newer changes of the same file are not lost by taking back", async () => {
  change();
  await publish();
  change();
  const newer = read("faq.yaml");
  expect((await stage.publisher.state()).last?.staysBecause).toContain("Pytanie 2");
  await stage.publisher.takeBack();
  const { failure } = await atRest();
  expect(failure?.complaints[0]?.problem).toContain("Pytanie 2");
  expect(read("faq.yaml")).toBe(newer);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("what is saved while the former site is built is not lost by taking back", async () => {
  stage.publisher = newPublisher("true");
  change();
  await publish();
  const newer = `${read("faq.yaml")}# nowsze\n`;
  stage.programs.meanwhile = () => write("faq.yaml", newer);
  await stage.publisher.takeBack();
  const state = await atRest();
  expect(states(state)).toContain("commit failed");
  expect(state.failure?.complaints[0]?.problem).toMatch(/coś jeszcze\. Cofnięcie/);
  expect(read("faq.yaml")).toBe(newer);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("what is saved before taking back fails stays, and the rest waits for the next publication", async () => {
  stage.publisher = newPublisher("true");
  change();
  write("nowe.txt", "nowe");
  await publish();
  stage.publisher = newPublisher(`echo "# nowsze" >> "${place("faq.yaml")}"; exit 3`);
  await stage.publisher.takeBack();
  const state = await atRest();
  expect(states(state)).toContain("release failed");
  expect(state.changes.map(({ file }) => file)).toContain("nowe.txt");
  expect(read("faq.yaml")).toContain("# nowsze");
  expect(existsSync(place("nowe.txt"))).toBe(false);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Revert/);
  expect(git("status", "--porcelain")).toBe("M content/faq.yaml");
});

test("a push of what was taken back that is refused leaves everything published", async () => {
  addRemote();
  change();
  await publish();
  const published = read("faq.yaml");
  git("remote", "set-url", "origin", path.join(stage.root, "nowhere.git"));
  await stage.publisher.takeBack();
  const state = await atRest();
  expect(state.failure?.complaints[0]?.problem).toContain("Nie ma połączenia");
  expect(read("faq.yaml")).toBe(published);
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
  expect(git("status", "--porcelain")).toBe("");
  expect(state.last).toBeDefined();
});

describe("a publication that added one file, removed another and renamed a third", () => {
  const files = () => git("ls-tree", "-r", "--name-only", "HEAD", "content");
  let before: string;
  let published: string;

  beforeEach(async () => {
    before = files();
    write("nowe.txt", "nowe");
    rmSync(place("photos/38.jpg"));
    renameSync(place("photos/39.jpg"), place("photos/inne.jpg"));
    change();
    expect((await publish()).failure).toBeUndefined();
    published = files();
    expect(published).not.toBe(before);
  });

  test("is taken back", async () => {
    await stage.publisher.takeBack();
    expect((await atRest()).failure).toBeUndefined();
    expect(files()).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Revert "Publish/);
  });

  test("stays where what takes it back can't be pushed", async () => {
    addRemote();
    git("remote", "set-url", "origin", path.join(stage.root, "nowhere.git"));
    await stage.publisher.takeBack();
    const state = await atRest();
    expect(states(state)).toContain("commit failed");
    expect(files()).toBe(published);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
    expect(state.last).toBeDefined();
  });
});
