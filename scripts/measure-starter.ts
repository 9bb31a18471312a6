import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { listFiles } from "@typed-site/utils/node";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { testBrowser } from "../e2e/support/chromium";
import { type Figures, visitPage } from "./visit-page";

const PLUGIN = "gatsby-plugin-finished-pages";
/** The blog's first post shows a picture from there; no other host is asked while something is measured. */
const options = { policy: { "img-src": ["https://via.placeholder.com"] } };
/** Gatsby's starters get a sharp whose library comes from GitHub; that of this one comes from npm. */
const overrides = { sharp: "0.35.5" };
const ORIGINS = { plain: "https://localhost:9411", finished: "https://localhost:9412" };
const ROUNDS = 7;

type Sites = Record<keyof typeof ORIGINS, string>;

/** Installs a starter anew and builds it, with the packed plugin or without. @returns the folder of the built site */
function build(starter: string, packed?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "starter-"));
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  cpSync(starter, folder, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), "utf8")));
  edit("package.json", (text) => JSON.stringify({ ...(JSON.parse(text) as object), overrides }));
  if (packed) {
    const entry = JSON.stringify({ resolve: PLUGIN, options });
    edit("gatsby-config.js", (text) => text.replace("plugins: [", `plugins: [${entry},`));
  }
  run("npm", "install", "--no-package-lock", "--loglevel=error", ...(packed ? [packed] : []));
  run("npx", "gatsby", "build");
  return path.join(folder, "public");
}

/** Serves both sites alike: HTTP/2, TLS, compressed ahead where there is such a copy. */
function serve(sites: Sites) {
  const headers = mkdtempSync(path.join(os.tmpdir(), "headers-"));
  writeCaddyFiles(sites.finished, headers);
  const blocks = (["plain", "finished"] as const).map((kind) => {
    const sent = kind === "finished" ? `import ${headers}/headers.caddy` : "";
    const files = `encode gzip\nfile_server {\nprecompressed br gzip\n}`;
    return `${ORIGINS[kind]} {\ntls internal\nroot * ${sites[kind]}\n${sent}\n${files}\n}`;
  });
  const all = "{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}\n";
  const config = path.join(headers, "Caddyfile");
  writeFileSync(config, all + blocks.join("\n"));
  const caddy = spawn("caddy", ["run", "--config", config], { stdio: "ignore" });
  const untilAnswered = ["-sk", "-o", "/dev/null", "--retry", "30", "--retry-all-errors"];
  for (const origin of Object.values(ORIGINS)) execFileSync("curl", [...untilAnswered, origin]);
  return caddy;
}

/** The medians, which a single hiccup of a busy machine does not affect. */
const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const sorted = runs.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b);
      return [name, Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN)];
    }),
  );

/** `npm run measure:starter -- FOLDER ADDRESS…`: what the plugin makes of a Gatsby starter; pages are visited in turn. */
async function measureStarter([starter = "", ...addresses]: readonly string[]): Promise<void> {
  const into = mkdtempSync(path.join(os.tmpdir(), "packed-"));
  const pack = ["pack", "--ignore-scripts=false", "--silent", "--pack-destination", into];
  execFileSync("npm", pack, { cwd: path.join("packages", PLUGIN) });
  const packed = path.join(into, listFiles(into)[0] ?? "");
  const sites: Sites = { plain: build(starter), finished: build(starter, packed) };
  const caddy = serve(sites);
  const browser = await chromium.launch(testBrowser());
  for (const address of addresses) {
    const runs: Record<keyof Sites, Figures[]> = { plain: [], finished: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of ["plain", "finished"] as const) {
        const touched = await visitPage(browser, ORIGINS[kind] + address, true);
        runs[kind].push({
          ...touched,
          ...(await visitPage(browser, ORIGINS[kind] + address, false)),
        });
      }
    }
    console.log(address, { plain: medians(runs.plain), finished: medians(runs.finished) });
  }
  await browser.close();
  caddy.kill();
}

void measureStarter(process.argv.slice(2));
