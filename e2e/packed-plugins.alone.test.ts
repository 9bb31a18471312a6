// What npm packs of a plugin, in a folder with nothing but libraries and the example of its README.
// Alone: while npm packs, other files stand in the folder of the plugin.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";

/** Jest wants a limit for a test; a build on a slow machine must not reach it. */
const NO_DEADLINE = 60 * 60_000;

const PLUGIN = "gatsby-plugin-typed-content";
const folder = path.resolve("packages", PLUGIN);
const site = temporaryFolder();

/** The files of the example, by their places: each block begins with its own. */
const exampleIn = (readme: string) =>
  Array.from(
    readme.matchAll(/^```\w+\n(?:\/\/|#) (\S+\.\w+)\n([\s\S]*?)^```$/gm),
    ([, place = "", text = ""]) => [place, text] as const,
  );

/** Links the libraries of this project into the site, but none of its packages. */
function linkLibraries(): void {
  const modules = path.join(site, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync("node_modules")) {
    if (name === "@typed-site" || name === PLUGIN || name === ".cache") continue;
    symlinkSync(path.resolve("node_modules", name), path.join(modules, name));
  }
}

const build = () =>
  spawnSync("npx", ["gatsby", "build"], {
    cwd: site,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });

beforeAll(() => {
  linkLibraries();
  const into = ["--ignore-scripts=false", "--silent", "--pack-destination", site];
  const packed = execFileSync("npm", ["pack", ...into], { cwd: folder, encoding: "utf8" });
  const target = path.join(site, "node_modules", PLUGIN);
  mkdirSync(target);
  const [archive = ""] = packed.trim().split("\n").slice(-1);
  execFileSync("tar", ["xzf", path.join(site, archive), "--strip-components=1", "-C", target]);
  for (const [place, text] of exampleIn(readFileSync(path.join(folder, "README.md"), "utf8"))) {
    mkdirSync(path.dirname(path.join(site, place)), { recursive: true });
    writeFileSync(path.join(site, place), text);
  }
  writeFileSync(
    path.join(site, "package.json"),
    JSON.stringify({ name: "bakery", dependencies: { gatsby: "5" } }),
  );
}, NO_DEADLINE);

afterAll(() => rmSync(site, { recursive: true }));

test(
  "the example of the README builds with what npm packs, without TypeScript or a package of this project",
  () => {
    const { status, stdout, stderr } = build();
    expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
    const html = readFileSync(path.join(site, "public/rye/index.html"), "utf8");
    expect(html).toContain("<h1>Rye bread</h1>");
    expect(html).toContain("<strong>twelve years</strong>");
    const files = readdirSync(path.join(site, "node_modules", PLUGIN), { recursive: true });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(String(file)))).toEqual([]);
  },
  NO_DEADLINE,
);

test(
  "a slip in the content stops the build with its place and the key that was meant",
  () => {
    const file = path.join(site, "content/breads/rye.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("name:", "nam:"));
    const { status, stdout, stderr } = build();
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain(
      "content/breads/rye.yaml:1:1  Bread: unknown key “nam”. Did you mean “name”?",
    );
  },
  NO_DEADLINE,
);
