import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { isFormName } from "../../packages/enquiries/shared/fields";
import { checkEnquiry } from "../../packages/enquiries/shared/rules";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { sampleEnquiry } from "./sample-enquiry";

const release = {
  assembleRelease: jest.fn((target: string, _parts: object) => {
    writeFileSync(path.join(target, "server.cjs"), "");
    return Promise.resolve();
  }),
  deploy: jest.fn((_folder: string, _parts: object, announce: (step: string) => void) => {
    announce("Trying it");
    return Promise.resolve("2026-01-02");
  }),
  rollback: jest.fn((_folder: string, _check: object, announce: (step: string) => void) => {
    announce("Trying it");
    return Promise.resolve("2026-01-01");
  }),
  flattenPages: jest.fn(),
};
const samples = jest.fn((_folder: string) => ["Jan Nowak"]);
jest.doMock("@typed-site/release", () => release);
jest.doMock("@typed-site/workbench", () => ({
  pagesOfTemplates: (folder: string) => [{ path: `/of-${folder}` }],
}));
jest.doMock("../build/release-problems", () => ({
  releaseProblems: samples,
  formatReleaseReport: (found: string[]) => `Przykłady: ${found.join()}.`,
}));
let main: (words: readonly string[]) => Promise<void>;
beforeAll(async () => ({ main } = await import("./deploy-command")));

const content = path.resolve("content");
const withoutSamples = () => samples.mockReturnValueOnce([]);

/** What a command prints and how it ends. */
async function run(...words: string[]) {
  jest.clearAllMocks();
  process.exitCode = undefined;
  let [said, refused] = ["", ""];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((said += String(text))));
  jest.spyOn(console, "error").mockImplementation((line) => (refused += String(line)));
  await main(words);
  jest.restoreAllMocks();
  const { exitCode = 0 } = process;
  process.exitCode = undefined;
  return { said, refused, exitCode };
}

const called = () => Object.values(release).reduce((sum, { mock }) => sum + mock.calls.length, 0);

test("the site is made the current release, step by step, with all its programs and a check of each template", async () => {
  withoutSamples();
  const { said, exitCode } = await run("deploy", "/srv/site", "dist");
  expect(samples).toHaveBeenCalledWith(content);
  expect(said).toMatch(/^Trying it…\n2026-01-02 is current\. .*RELEASE_LINK.*\n$/);
  expect(exitCode).toBe(0);
  const [[folder, parts] = []] = release.deploy.mock.calls;
  expect(folder).toBe("/srv/site");
  expect(parts).toMatchObject({ site: "dist", content, enquiry: sampleEnquiry });
  const { programs, pagesOf } = parts as {
    programs: Record<string, string>;
    pagesOf: (folder: string) => string[];
  };
  expect(Object.keys(programs)).toEqual(["server", "enquiries", "mail-operator"]);
  for (const file of Object.values(programs)) expect(existsSync(file)).toBe(true);
  expect(pagesOf("public")).toEqual(["/", "/of-public"]);
});

test.each(["deploy", "release"])("%s refuses samples, but for a rehearsal", async (command) => {
  const folder = path.join(folderWith({}), "out");
  const { refused, exitCode } = await run(command, folder);
  expect(refused).toBe("Przykłady: Jan Nowak.\nA rehearsal: add --rehearsal.");
  expect([exitCode, called(), existsSync(folder)]).toEqual([1, 0, false]);
  expect((await run(command, "--rehearsal", folder)).exitCode).toBe(0);
  expect(called()).toBe(1);
});

test("a rollback asks for no samples, which its release may hold already", async () => {
  const { said, exitCode } = await run("rollback", "/srv/site");
  expect(said).toMatch(/^Trying it…\n2026-01-01 is current again\./);
  expect(exitCode).toBe(0);
  const [[folder, check] = []] = release.rollback.mock.calls;
  expect([folder, check]).toMatchObject(["/srv/site", { enquiry: sampleEnquiry }]);
});

test("a release is put into a folder that is made or empty, and into no other", async () => {
  const folder = path.join(folderWith({}), "new/out");
  withoutSamples();
  const { said } = await run("release", folder);
  expect(release.assembleRelease).toHaveBeenCalledWith(
    folder,
    expect.objectContaining({ site: "public", content }),
  );
  expect(said).toContain(`The release lies in ${folder};`);
  expect(release.flattenPages).not.toHaveBeenCalled();
  withoutSamples();
  const again = await run("release", folder);
  expect(again).toMatchObject({ refused: `${folder} is not empty.`, exitCode: 1 });
  expect(called()).toBe(0);
});

test("for a host of files alone, the release's pages are flattened, in its public folder", async () => {
  const folder = folderWith({});
  withoutSamples();
  const { said } = await run("release", "--static-host", folder);
  expect(release.assembleRelease).toHaveBeenCalledWith(
    folder,
    expect.objectContaining({ site: "public" }),
  );
  expect(release.flattenPages).toHaveBeenCalledWith(path.join(folder, "public"));
  expect(said).toContain(`${folder}/public is for the static host.`);
});

test.each([[["deploy"]], [["rollback", "--rehearsal"]], [["undo", "--rehearsal", "out"]], [[]]])(
  "%j is answered with how the commands are used",
  async (words) => {
    const { refused, exitCode } = await run(...words);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = Array.from(refused.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
    expect(named).toEqual(["deploy:local", "rollback", "deploy:release"]);
    expect(named.map((name) => scripts[name]?.split("deploy-command.ts ")[1])).toEqual([
      "deploy",
      "rollback",
      "release",
    ]);
    expect([exitCode, called()]).toEqual([1, 0]);
  },
);

test("the enquiry by which a release is tried is one that its server accepts", () => {
  const { address, fields, photoField } = sampleEnquiry;
  expect(address).toBe(ENQUIRY_ADDRESSES.endpoint);
  expect(isFormName(fields.form) && checkEnquiry(fields.form, fields)).toEqual([]);
  expect(photoField).toBe("photos");
});
