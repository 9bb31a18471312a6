import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags } from "@typed-site/utils/node";
import type { Figures } from "./figures";

const run = promisify(execFile);

/** What Lighthouse CI writes of each of its runs. */
interface Run {
  url: string;
  isRepresentativeRun: boolean;
  /** Scores from 0 to 1. */
  summary: Record<string, number>;
  jsonPath: string;
}

interface Report {
  audits: Partial<Record<string, { numericValue?: number }>>;
}

/**
 * Runs Lighthouse CI with its default settings, a phone on a simulated slow 4G, five times a page.
 * @param chromium the program of the browser
 * @returns by page, of the run in the middle: scores 0–100, times in milliseconds, layout shift without unit
 */
export async function lighthouseFigures(
  urls: readonly string[],
  chromium: string,
): Promise<Record<string, Figures>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
  const lhci = (...words: string[]) =>
    run("npx", ["--prefix", __dirname, "lhci", ...words], {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: chromium },
    });
  const flags = [...chromiumFlags, "--headless", "--ignore-certificate-errors"].join(" ");
  try {
    const pages = urls.map((url) => `--url=${url}`);
    await lhci("collect", "--numberOfRuns=5", `--settings.chromeFlags=${flags}`, ...pages);
    await lhci("upload", "--target=filesystem", "--outputDir=reports");
    const runs = readJson(path.join(folder, "reports/manifest.json")) as Run[];
    const middle = runs.filter(({ isRepresentativeRun }) => isRepresentativeRun);
    return Object.fromEntries(middle.map((one) => [one.url, figuresOf(one)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresOf({ summary, jsonPath }: Run): Figures {
  const { audits } = readJson(jsonPath) as Report;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    ...Object.fromEntries(
      Object.entries(summary).map(([name, score]) => [name, Math.round(score * 100)]),
    ),
    LCP: value("largest-contentful-paint"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
