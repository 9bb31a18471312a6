import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { WhoSaved } from "../change/who-saved";
import { Repository } from "../publish/repository";
import { fileStates } from "./file-states";

let project: string;
let whoSaved: WhoSaved;

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Jan", "-c", "user.email=jan@example.com", ...words], {
    cwd: project,
    stdio: "pipe",
  });
function write(file: string, text: string): void {
  const place = path.join(project, "content", file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "states-"));
  whoSaved = new WhoSaved(path.join(project, ".who-saved.json"));
  git("init", "--quiet");
  write("faq.yaml", "old");
  write("towns/puck.yaml", "old");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => rmSync(project, { recursive: true }));

test("an entry waits when it was changed, also one in a new folder with a Polish name", async () => {
  write("faq.yaml", "new");
  write("services/żywopłoty/cięcie.yaml", "new");
  const saved = await new Repository(project, path.join(project, ".worktree")).savedFiles();
  expect(saved).toEqual([
    { before: "faq.yaml", after: "faq.yaml" },
    { after: "services/żywopłoty/cięcie.yaml" },
  ]);
  const stateOf = fileStates(project, whoSaved)(new Set(["faq.yaml"]));
  expect(stateOf("faq.yaml").isWaiting).toBe(true);
  expect(stateOf("towns/puck.yaml").isWaiting).toBe(false);
});

test("outside a repository nothing was published, and all can be edited", () => {
  rmSync(path.join(project, ".git"), { recursive: true });
  expect(fileStates(project, whoSaved)(new Set())("faq.yaml")).toEqual({
    isWaiting: false,
  });
});

test("who saved it is named while it waits, nobody where that is not known, and then who published it", () => {
  whoSaved.note(["faq.yaml"], "Ewa");
  const states = fileStates(project, whoSaved);
  const waiting = states(new Set(["faq.yaml", "towns/puck.yaml"]));
  expect(waiting("faq.yaml").changed?.by).toBe("Ewa");
  expect(waiting("towns/puck.yaml").changed).toBeUndefined();
  // The others who saved it before are told where it is published.
  whoSaved.note(["faq.yaml"], "Anna");
  const { changed } = states(new Set(["faq.yaml"]))("faq.yaml");
  expect(changed).toEqual({ by: "Anna", at: expect.stringMatching(/^\d{4}-/) as string });
  expect(states(new Set())("faq.yaml").changed?.by).toBe("Jan");
  write("faq.yaml", "new");
  git("-c", "user.name=Anna", "commit", "--quiet", "--all", "--message", "Publish");
  expect(states(new Set())("faq.yaml").changed?.by).toBe("Anna");
  expect(states(new Set())("towns/puck.yaml").changed?.by).toBe("Jan");
});
