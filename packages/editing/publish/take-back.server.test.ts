import { readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { listReleases, makeCurrent, releaseName } from "../../workbench/deploy/releases";
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

describe("going back to the release before", () => {
  const publishTo = (folder: string | undefined) => {
    stage.publisher = newPublisher(undefined, true, folder);
    change();
    return publish();
  };
  let folder: string;

  beforeEach(async () => {
    folder = path.join(stage.root, "released");
    await publishTo(folder);
  });

  test("leaves nothing to publish where one commit lies between", async () => {
    await publishTo(folder);
    await stage.publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toEqual([]);
  });

  test("shows what visitors don't see any more where more lies between", async () => {
    await publishTo(undefined);
    const { changes } = await publishTo(folder);
    expect(changes).toEqual([]);
    await stage.publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toMatchObject([{ field: "Odpowiedź" }]);
  });

  test("shows nothing that a release made elsewhere may hold", async () => {
    const [own = ""] = listReleases(folder);
    const other = releaseName(new Date(2025, 0, 1), "0000000");
    renameSync(path.join(folder, "releases", own), path.join(folder, "releases", other));
    makeCurrent(folder, other);
    await publishTo(folder);
    await stage.publisher.takeBack();
    const state = await atRest();
    expect(state.failure).toBeUndefined();
    expect(state.changes).toEqual([]);
  });
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

test("what is saved before taking back fails stays, and everything else is published again", async () => {
  stage.publisher = newPublisher("true");
  change();
  write("nowe.txt", "nowe");
  await publish();
  stage.publisher = newPublisher(`echo "# nowsze" >> "${place("faq.yaml")}"; exit 3`);
  await stage.publisher.takeBack();
  expect(states(await atRest())).toContain("rollback failed");
  expect(read("faq.yaml")).toContain("# nowsze");
  expect(read("nowe.txt")).toBe("nowe");
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
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
  expect(state.failure?.complaints[0]?.problem).toContain("wysłać");
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
    expect(states(state)).toContain("push failed");
    expect(files()).toBe(published);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
    expect(state.last).toBeDefined();
  });
});

test("where a commit can't be taken away again the log tells both failures", async () => {
  stage.publisher = newPublisher(
    `touch "${stage.project}/.git/refs/heads/main.lock"; echo kaput; exit 3`,
  );
  change();
  const { failure } = await publish();
  expect(failure?.complaints[0]?.problem).toContain("nie udało się opublikować");
  expect(failure?.log).toMatch(/kaput[^]*main\.lock/);
});
