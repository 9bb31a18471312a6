/** One Lighthouse run: scores 0–100, times in milliseconds, layout shift without unit. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  "best practices": number;
  SEO: number;
  LCP: number;
  TBT: number;
  CLS: number;
}

/** The port on which a started browser listens to Lighthouse. */
export const debuggingPort = 9333;

/**
 * Runs Lighthouse in the browser that listens on `debuggingPort`: as a phone on a simulated slow
 * 4G, as its own defaults are.
 * @throws when Lighthouse gives no result
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  // Lighthouse is an ES module; this file is compiled to CommonJS.
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    // The page of an unknown address is to be as good as the others.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
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
