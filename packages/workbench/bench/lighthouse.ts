import { pathToFileURL } from "node:url";
import { OwnPackages } from "../../utils/node";
import type { Figures } from "./figures";
import { debuggingPort } from "./serve-build";

/** The part of Lighthouse that the benchmark calls; its types are not installed with the project. */
interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

/**
 * Runs Lighthouse with its default settings, a phone on a simulated slow 4G, in the browser that
 * listens on `debuggingPort`.
 * @returns scores 0–100, times in milliseconds, layout shift without unit; NaN for missing values
 * @throws if Lighthouse gives no result
 */
export async function runLighthouse(url: string): Promise<Figures> {
  const packages = new OwnPackages("workbench/bench");
  packages.install("Installing Lighthouse, at the first use.");
  // Lighthouse is an ES module; this file is compiled to CommonJS.
  const module: unknown = await import(pathToFileURL(packages.resolve("lighthouse")).href);
  const flags = { port: debuggingPort, logLevel: "error" };
  const { lhr } = (await (module as Lighthouse).default(url, flags)) ?? {};
  if (!lhr) throw new Error(`Lighthouse has no result for ${url}.`);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? NaN) * 100),
  ]);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  return {
    ...(Object.fromEntries(scores) as Figures),
    LCP: value("largest-contentful-paint"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
  };
}
