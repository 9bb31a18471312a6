import { execFile } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "@typed-site/test-support/site";

const run = promisify(execFile);

/** Runs the command with content that holds one sample value, and without a built site. */
async function refusal(...words: string[]): Promise<{ said: string; folder: string }> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "content"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(
    path.join(folder, "content/company.yaml"),
    "legalName: Jan Nowak\naddress: {}\nnip: x\nbrand: Ogrody\n",
  );
  writeFileSync(path.join(folder, "content/samples.yaml"), "values: [Jan Nowak]\n");
  const command = path.resolve("src/commands/deploy-command.ts");
  const loader = path.resolve("node_modules/tsx/dist/loader.mjs");
  const said = await run(process.execPath, ["--import", loader, command, ...words], { cwd: folder })
    .then(({ stdout }) => stdout)
    .catch(({ stderr }: { stderr: string }) => stderr);
  return { said, folder };
}

test.each(["deploy", "release"])("%s refuses samples before it does anything", async (command) => {
  const { said, folder } = await refusal(command, "out");
  expect(said).toContain("content/company.yaml:1:12");
  expect(said).toContain("„Jan Nowak”");
  expect(said).toContain("--rehearsal");
  expect(existsSync(path.join(folder, "out"))).toBe(false);
});

test("a rehearsal lets samples pass, and fails only for want of a built site", async () => {
  const { said } = await refusal("release", "out", "--rehearsal");
  expect(said).toContain("no such file or directory, scandir 'public'");
  expect(said).not.toContain("Jan Nowak");
});
