import { PassThrough } from "node:stream";
import { mayInstall } from "./may-install";

async function ask(args: string[], typed?: string): Promise<{ may: boolean; said: string }> {
  const input = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  const output = new PassThrough();
  if (typed !== undefined) input.write(`${typed}\n`);
  const may = await mayInstall(["nginx", "caddy"], args, { input, output });
  return { may, said: String(output.read()) };
}

test("says what would be installed, and installs what it is told to", async () => {
  const { may, said } = await ask(["--yes"]);
  expect(may).toBe(true);
  expect(said).toContain("nginx, caddy");
});

test("without a terminal it does not wait for an answer, and says what to write", async () => {
  const { may, said } = await ask([]);
  expect(may).toBe(false);
  expect(said).toContain("-- --yes");
});

test.each([
  ["y", true],
  ["yes", true],
  ["", false],
  ["no", false],
])("at the terminal the answer „%s” counts", async (typed, may) => {
  expect((await ask([], typed)).may).toBe(may);
});
