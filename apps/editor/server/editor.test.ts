import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify from "fastify";
import { withoutLogin } from "./editor";

/** Who edits on a machine whose git has these settings, and no others. */
async function editorWith(settings: Record<string, string>): Promise<unknown> {
  const project = mkdtempSync(path.join(os.tmpdir(), "editor-"));
  execFileSync("git", ["init", "--quiet"], { cwd: project });
  for (const [name, value] of Object.entries(settings)) {
    execFileSync("git", ["config", name, value], { cwd: project });
  }
  const app = fastify();
  await withoutLogin(project)(app);
  app.get("/", ({ editor }) => editor);
  return (await app.inject("/")).json();
}

const { env } = process;
beforeEach(() => {
  process.env = {
    ...env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
  };
});
afterEach(() => {
  process.env = env;
});

const nobody = { name: "Redakcja", email: "redakcja@localhost" };

test.each([
  [
    "whom git knows",
    { "user.name": " Jan Żuraw ", "user.email": "jan@example.pl" },
    { name: "Jan Żuraw", email: "jan@example.pl" },
  ],
  ["called by the page where git knows nobody", {}, nobody],
  ["called so, too, where the name is empty", { "user.name": " " }, nobody],
])("without a login the editor is %s", async (_, settings, editor) => {
  expect(await editorWith(settings)).toEqual(editor);
});
