import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryFolder } from "../../e2e/support/server/site";
import { readContent } from "../content/read/read-content";
import { askContent } from "./ask-content";
import { exampleQueries } from "./example-queries";

const content = readContent("content");
const inFolder = (folder: string) =>
  content
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ data }) => data as Record<string, unknown>);

test("Gatsby's schema answers every example, and says what is wrong with another query", async () => {
  const examples = exampleQueries();
  const results = await askContent([...examples.map(({ source }) => source), "{ noSuchField }"]);
  const wrong = results.pop();
  expect(wrong?.errors?.[0]?.message).toContain("noSuchField");
  const answers = examples.map(({ name }, index) => [name, results[index]] as const);
  for (const answer of answers)
    expect(answer).toEqual([answer[0], { data: expect.anything() as object }]);
  const nodes = (name: string, field: string) => {
    const data = answers.find(([one]) => one === name)?.[1]?.data;
    return (data?.[field] as { nodes: unknown[] }).nodes;
  };

  const bare = inFolder("services").filter(({ gallery }) => gallery === undefined);
  expect(nodes("services-without-gallery", "allService")).toHaveLength(bare.length);
  const towns = inFolder("towns");
  const named = new Set(towns.flatMap(({ nearby }) => nearby as string[]));
  const lonely = towns.filter(({ name }) => !named.has(String(name)));
  expect(nodes("lonely-towns", "allTown")).toHaveLength(lonely.length);
});

test("Ctrl+C leaves nothing behind", async () => {
  const folder = temporaryFolder();
  const command = spawn(
    process.execPath,
    ["--import", "tsx", "src/commands/query-command.ts", "services"],
    { env: { ...process.env, TMPDIR: folder }, stdio: "ignore", detached: true },
  );
  const ended = once(command, "exit");
  const left = () => readdirSync(folder).filter((name) => name.startsWith("query-"));
  while (left().length === 0) await pause(20);
  process.kill(-Number(command.pid), "SIGINT");
  const [code] = (await ended) as [number | null];
  expect(left()).toEqual([]);
  expect(code).not.toBe(0);
});
