import { pathToFileURL } from "node:url";
import { median } from "../../../e2e/support/helpers";
import { OwnPackages } from "../../utils/node/own-packages";

/**
 * One Lighthouse run: scores 0–100, times in milliseconds, layout shift without unit. What Lighthouse could not
 * tell, sometimes LCP and with it the performance, is NaN.
 */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  "best practices": number;
  SEO: number;
  LCP: number;
  TBT: number;
  CLS: number;
}

/** The part of Lighthouse that is used here; its types are not installed with the project. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: "error"; ignoreStatusCode: boolean },
  ) => Promise<{ lhr: LighthouseReport } | undefined>;
}

interface LighthouseReport {
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

/** The port on which a started browser listens to Lighthouse. */
export const debuggingPort = 9333;

/**
 * Runs Lighthouse in the browser that listens on `debuggingPort`: as a phone on a simulated slow
 * 4G, as its own defaults are.
 * @throws when Lighthouse gives no result
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const { default: lighthouse } = await load();
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    // The page of an unknown address is to be as good as the others.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    CLS: figure("cumulative-layout-shift"),
  };
}

/**
 * The medians of several runs, without those that lack a figure.
 * @throws when each of them lacks one
 */
export function medianOf(runs: readonly LighthouseRun[]): LighthouseRun {
  const whole = runs.filter((run) => !Object.values(run).includes(NaN));
  const keys = Object.keys(runs[0] ?? {}) as (keyof LighthouseRun)[];
  const medians = keys.map((key) => [key, median(whole.map((run) => run[key]))]);
  return Object.fromEntries(medians) as LighthouseRun;
}

async function load(): Promise<Lighthouse> {
  const packages = new OwnPackages("lighthouse");
  packages.install("Installing Lighthouse, at the first use.");
  // It is an ES module; this file is compiled to CommonJS.
  return (await import(pathToFileURL(packages.resolve("lighthouse")).href)) as Lighthouse;
}
