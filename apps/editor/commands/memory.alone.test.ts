import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@typed-site/utils/node";

const folder = path.resolve(__dirname, "..");
const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
  scripts: { start: string };
};

test("the editor rests in 150 MB, works in 200, and leaves no program beside it", async () => {
  const port = await freePort();
  const editor = spawn("sh", ["-c", scripts.start], {
    cwd: folder,
    env: { ...process.env, EDITING_PORT: String(port), MALLOC_ARENA_MAX: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const read = (file: string) => readFileSync(`/proc/${editor.pid}/${file}`, "utf8");
  const megabytes = () => Number(/^VmRSS:\s+(\d+)/m.exec(read("status"))?.[1]) / 1024;
  const ask = async (name: string, request: object) => {
    const answer = await fetch(`http://localhost:${port}/admin/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  };
  try {
    await once(editor.stdout, "data");
    const atRest = megabytes();
    for (let round = 0; round < 20; round++) {
      await ask("overview", {});
      await ask("entry", { file: "company.yaml" });
      await ask("search", { words: "ogród" });
      await ask("photos", {});
    }
    // A bundler would be 50 MB more. One that has ended has no command any more (proc(5)).
    const children = read(`task/${editor.pid}/children`).match(/\d+/g) ?? [];
    expect(children.map((id) => readFileSync(`/proc/${id}/cmdline`, "utf8")).join("")).toBe("");
    // Photos that nobody has read before are decoded, which takes 25 of them.
    expect(megabytes()).toBeLessThan(200);
    expect(atRest).toBeLessThan(150);
  } finally {
    editor.kill();
    await once(editor, "exit");
  }
});
