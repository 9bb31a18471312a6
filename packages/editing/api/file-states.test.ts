import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { WhoSaved } from "../change/who-saved";
import { FileStates } from "./file-states";

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

test("an entry waits when it was changed, also one in a new folder with a Polish name", () => {
  write("faq.yaml", "new");
  write("services/żywopłoty/cięcie.yaml", "new");
  const stateOf = new FileStates(project, whoSaved).read();
  expect(stateOf("faq.yaml").isWaiting).toBe(true);
  expect(stateOf("services/żywopłoty/cięcie.yaml").isWaiting).toBe(true);
  expect(stateOf("towns/puck.yaml").isWaiting).toBe(false);
});

test("who saved it last is named until it is published, then who published it", () => {
  write("faq.yaml", "new");
  whoSaved.note(["faq.yaml"], "Ewa");
  const states = new FileStates(project, whoSaved);
  expect(states.read()("faq.yaml").changed?.by).toBe("Ewa");
  git("commit", "--all", "--quiet", "--message", "Publish");
  expect(states.read()("faq.yaml").changed?.by).toBe("Jan");
  expect(whoSaved.all()).toEqual({});
});
