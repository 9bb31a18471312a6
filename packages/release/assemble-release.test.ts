import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { repositoryWith, smallSite, temporaryFolder } from "@typed-site/test-support/site";
import { git, listFiles } from "@typed-site/utils/node";
import { assembleRelease } from "./assemble-release";

const hash = "a".repeat(32);
const project = repositoryWith({
  "content/company.yaml": "brand: Ogrody",
  "content/towns/puck.yaml": "name: Puck",
  "content/photos/dom.jpg": "photo",
  "server.ts": 'import { answer } from "./answer"; console.log(answer);',
  "answer.ts": "export const answer: number = 42;",
  ...Object.fromEntries(Object.entries(smallSite).map(([file, text]) => [`public/${file}`, text])),
  [`public/static/${hash}/dom.jpg`]: "a photo that no page shows",
});
const at = (place: string) => path.join(project, place);

test("a release holds what serves the site, may be read by others, and needs nothing of the project", async () => {
  const release = temporaryFolder();
  const changed = new Date("2026-01-02T03:04:05Z");
  utimesSync(at("public/index.html"), changed, changed);
  const umask = process.umask(0o077);
  await assembleRelease(release, {
    site: at("public"),
    content: at("content"),
    programs: { server: at("server.ts"), tell: at("answer.ts") },
  });
  process.umask(umask);
  const files = listFiles(release).filter((file) => !/site-.*\.caddy$/.test(file));
  const ofSite = ["404.html", "_pages.json", "index.html", "version.txt"];
  expect(files).toEqual([
    "content/company.yaml",
    "content/towns/puck.yaml",
    path.join("deploy", "headers.caddy"),
    "files.txt",
    ...ofSite.map((file) => `public/${file}`),
    "server.cjs",
    "tell.cjs",
  ]);
  const read = (file: string) => readFileSync(path.join(release, file), "utf8");
  expect(read("files.txt").split("\n").sort()).toEqual(ofSite);
  expect(read("public/version.txt")).toBe(git(project, "rev-parse", "HEAD"));
  expect(read("server.cjs")).toContain("42");
  expect(read("server.cjs")).not.toContain('require("./answer")');
  // So browsers need not ask anew for what is the same in the next release.
  expect(statSync(path.join(release, "public/index.html")).mtime).toEqual(changed);
  for (const file of ["server.cjs", "public/index.html", "content/towns/puck.yaml"]) {
    expect(statSync(path.join(release, file)).mode & 0o044).toBe(0o044);
    expect(statSync(path.dirname(path.join(release, file))).mode & 0o055).toBe(0o055);
  }
});

test("what is no built site becomes no release", async () => {
  const release = path.join(temporaryFolder(), "1");
  const parts = { site: temporaryFolder(), content: at("content"), programs: {} };
  await expect(assembleRelease(release, parts)).rejects.toThrow("no built site");
  expect(existsSync(release)).toBe(false);
});
