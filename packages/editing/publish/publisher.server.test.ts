import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Refusal } from "../change/answers";
import {
  addRemote,
  atRest,
  change,
  git,
  newPublisher,
  prepare,
  publish,
  read,
  stage,
  states,
  write,
} from "./publisher.fixture";

test("what changed is checked, built and committed, and then there is nothing to publish", async () => {
  change();
  const prepared = await prepare();
  expect(prepared.changes).toMatchObject([
    { thing: expect.stringMatching(/^Pytanie 1/) as string, field: "Odpowiedź" },
  ]);
  expect(prepared.isPrepared).toBe(true);
  expect(git("log", "--format=%s")).toBe("Begin");
  await stage.publisher.publish();
  const state = await atRest();
  expect(state.failure).toBeUndefined();
  expect(states(state)).toEqual(["commit done"]);
  expect(state.said).toBe("Zatwierdzono zmiany.");
  expect(git("log", "-1", "--format=%an: %s")).toMatch(/^Anna Żuraw: Publish Pytanie 1/);
  expect(git("status", "--porcelain")).toBe("");
  expect(state.changes).toEqual([]);
  expect(state.last?.author).toBe("Anna Żuraw");
});

test("a mistake in the content is told in the words of the form, and nothing is built or committed", async () => {
  write("faq.yaml", read("faq.yaml").replace("  answer: Tak.\n", ""));
  const { failure, isPrepared } = await prepare();
  expect(failure?.complaints[0]?.problem).toMatch(/Pytanie 1.*„Odpowiedź”/);
  expect(stage.programs.started).toEqual([]);
  expect(isPrepared).toBe(false);
  await expect(stage.publisher.publish()).rejects.toThrow(Refusal);
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("samples are refused where visitors would see them", async () => {
  stage.publisher = newPublisher("true", false);
  change();
  const { failure } = await prepare();
  expect(failure?.complaints.map(({ problem }) => problem).join()).toContain("Firma");
  stage.publisher = newPublisher("true");
  expect((await prepare()).failure).toBeUndefined();
});

test("a word that is spelled wrong is told with its place, the nearest one, and what to take for good", async () => {
  change();
  const place = { file: "faq.yaml", line: 3, path: [0, "answer"] };
  stage.programs.misspelt = [
    { ...place, words: "Niee", nearest: "„Nie” lub „Nieee”" },
    { ...place, words: "Xyz", nearest: "" },
    { ...place, words: "2 %", advice: "piszemy „2%”" },
  ];
  const { failure } = await prepare();
  expect(failure?.complaints).toEqual([
    {
      problem: expect.stringMatching(/^Pytanie 1.*Odpowiedź.*„Niee”/) as string,
      remedy: expect.stringContaining("Czy chodziło o „Nie” lub „Nieee”?") as string,
      word: "Niee",
    },
    {
      problem: expect.stringContaining("„Xyz”") as string,
      remedy: expect.stringContaining("słownika") as string,
      word: "Xyz",
    },
    {
      problem: expect.stringContaining("2 %: piszemy „2%”") as string,
      remedy: "Popraw ten tekst.",
    },
  ]);
});

test("a build that fails shows what it printed", async () => {
  change();
  stage.programs.failing = { program: "gatsby", output: "out of memory" };
  const state = await prepare();
  expect(states(state)).toContain("build failed");
  expect(state.failure?.log).toContain("out of memory");
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("after a second check that failed nothing is published", async () => {
  change();
  await prepare();
  stage.programs.failing = { program: "spelling", output: "out of memory" };
  expect((await prepare()).isPrepared).toBe(false);
  await expect(stage.publisher.publish()).rejects.toThrow(Refusal);
});

test("a second press and a second tab are refused while something is going on", async () => {
  change();
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  stage.programs.meanwhile = () => held;
  stage.publisher.prepare(undefined);
  expect(() => stage.publisher.prepare(undefined)).toThrow("już trwa");
  await expect(stage.publisher.publish()).rejects.toThrow("już trwa");
  goOn();
  expect((await atRest()).failure).toBeUndefined();
});

test("why something was not begun is shown until something is, and never over what is going on", async () => {
  change();
  await prepare();
  write("faq.yaml", read("faq.yaml").replace("answer: Tak.", "answer: Może."));
  await stage.publisher.publish().catch((error: unknown) => stage.publisher.refuse(error));
  const refused = await atRest();
  expect(refused.said).toBe("Nie zaczęto.");
  expect(refused.failure?.complaints[0]?.problem).toContain("się zmieniła");
  expect((await stage.publisher.state()).failure).toEqual(refused.failure);
  stage.programs.meanwhile = () => stage.publisher.refuse(new Refusal([]));
  const { failure, said } = await prepare();
  expect(failure).toBeUndefined();
  expect(said).toContain("Wszystko jest w porządku");
});

test("a project that nothing can be published from says why", async () => {
  git("checkout", "--quiet", "--detach");
  const { failure } = await stage.publisher.state();
  expect(failure?.complaints[0]?.problem).toContain("nie jest na żadnej gałęzi");
  git("checkout", "--quiet", "main");
  writeFileSync(path.join(stage.root, "work"), "no folder");
  const broken = await stage.publisher.state();
  expect(broken.failure?.complaints[0]?.problem).toBe("W redakcji wystąpił błąd.");
  expect(broken.failure?.log).toContain("EEXIST");
});

test("what prepares can be stopped, changes nothing and can be begun again", async () => {
  change();
  stage.programs.meanwhile = () => stage.publisher.stop();
  const stopped = await prepare();
  expect(states(stopped).slice(0, 3)).toEqual(["newer done", "check done", "spelling stopped"]);
  expect(stopped.failure).toBeUndefined();
  expect(stopped.isPrepared).toBe(false);
  expect(stopped.changes).toHaveLength(1);
  await expect(stage.publisher.publish()).rejects.toThrow(Refusal);
  stage.programs.meanwhile = () => undefined;
  expect((await prepare()).isPrepared).toBe(true);
  stage.publisher.stop();
  expect((await publish()).failure).toBeUndefined();
});

test("a step tells how long it took last time, also after a new start", async () => {
  change();
  stage.programs.meanwhile = () => new Promise((resolve) => setTimeout(resolve, 20));
  await prepare();
  stage.publisher = newPublisher();
  const { steps } = await prepare();
  const usual = (name: string) => steps.find((step) => step.name === name)?.usual;
  expect(usual("spelling")).toBeGreaterThanOrEqual(19);
  expect(usual("commit")).toBeUndefined();
});

test("what was saved after the check is not published unseen", async () => {
  change();
  await prepare();
  write("faq.yaml", read("faq.yaml").replace("answer: Tak.", "answer: Może."));
  await expect(stage.publisher.publish()).rejects.toThrow("się zmieniła");
  expect((await atRest()).isPrepared).toBe(false);
});

test("what was built of something else meanwhile does not go to visitors", async () => {
  const shown = path.join(stage.root, "shown");
  stage.publisher = newPublisher(`cp "$PUBLISH_SITE/version.txt" "${shown}"`);
  change();
  await prepare();
  await stage.programs.build(git("rev-parse", "HEAD"));
  await stage.publisher.publish();
  expect((await atRest()).failure).toBeUndefined();
  expect(readFileSync(shown, "utf8")).toBe(git("rev-parse", "HEAD^{tree}"));
});

test("a push that is refused takes the commit back, and says what to do", async () => {
  addRemote();
  change();
  await prepare();
  const theirs = git("commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Theirs");
  git("push", "--quiet", "origin", `${theirs}:refs/heads/main`);
  await stage.publisher.publish();
  const state = await atRest();
  expect(state.failure?.complaints[0]?.remedy).toContain("„Pobierz nowsze zmiany”");
  expect(git("log", "--format=%s")).toBe("Begin");
  expect(read("faq.yaml")).toContain("Nie.");
  expect(state.changes).toHaveLength(1);
  git("push", "--quiet", "--force", "origin", "HEAD:refs/heads/main");
  await stage.publisher.publish();
  expect((await atRest()).failure).toBeUndefined();
  expect(git("log", "-1", "--format=%s")).toMatch(/^Publish/);
});

test("a first release that fails after the push is tried again with the next publication", async () => {
  addRemote();
  stage.publisher = newPublisher("exit 3");
  change();
  const failed = await publish();
  expect(failed.failure?.complaints[0]?.problem).toContain("nie udało się opublikować");
  expect(failed.said).toBe("Nie opublikowano.");
  expect(git("rev-parse", "origin/main")).toBe(git("rev-parse", "HEAD"));
  expect(failed.changes).not.toEqual([]);
  expect(failed.last).toBeUndefined();
  stage.publisher = newPublisher('echo "$PUBLISH_COMMIT" > "../published"');
  const state = await publish();
  expect(state.failure).toBeUndefined();
  expect(readFileSync(path.join(stage.root, "work/published"), "utf8").trim()).toBe(
    git("rev-parse", "HEAD"),
  );
  expect(state.changes).toEqual([]);
});

test("a release is told as public only when visitors get it", async () => {
  const folder = path.join(stage.root, "released");
  let isRestarted = false;
  const server = createServer((request, response) => {
    const file = request.url?.replace(/\?.*/, "") ?? "";
    response.end(isRestarted ? readFileSync(path.join(folder, "current/public", file)) : "old");
  }).listen();
  server.unref();
  const { port } = server.address() as AddressInfo;
  stage.publisher = newPublisher(undefined, true, folder, `http://localhost:${port}`);
  change();
  expect((await publish()).said).toContain("po ponownym uruchomieniu");
  isRestarted = true;
  change();
  expect((await publish()).said).toBe("Opublikowano.");
  isRestarted = false;
  await stage.publisher.takeBack();
  expect((await atRest()).said).toMatch(/^Cofnięto.*po ponownym uruchomieniu/);
  server.close();
});

test("a release that fails keeps the commit and the changes, also for the next start", async () => {
  stage.publisher = newPublisher("exit 3");
  change();
  const state = await publish();
  expect(states(state)).toEqual(["commit done", "release failed"]);
  expect(state.changes).toHaveLength(1);
  expect(read("faq.yaml")).toContain("Nie.");
  await stage.publisher.discard("faq.yaml");
  expect(read("faq.yaml")).not.toContain("Nie.");
  expect((await stage.publisher.state()).changes).toEqual([]);
});

test("what begins while the state is being read is told as going on, and never as done", async () => {
  change();
  const asked = stage.publisher.state();
  stage.programs.meanwhile = async () => void (await asked);
  stage.publisher.prepare(undefined);
  expect((await asked).isRunning).toBe(true);
  expect((await atRest()).isPrepared).toBe(true);
});

test("who commits is asked once", async () => {
  git("config", "user.name", "");
  git("config", "user.email", "");
  change();
  expect((await stage.publisher.state()).author).toBeUndefined();
  stage.publisher.prepare({ name: "Jan Grab", email: "jan@example.com" });
  expect((await atRest()).author).toEqual({ name: "Jan Grab", email: "jan@example.com" });
});
