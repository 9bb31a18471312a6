import { type LighthouseRun, medianOf } from "./lighthouse";

test("a run without LCP, and so without a score, is left out of the medians", () => {
  const run = (performance: number, LCP: number): LighthouseRun => ({
    ...{ performance, accessibility: 100, "best practices": 100, SEO: 100 },
    ...{ LCP, TBT: 100, CLS: 0 },
  });
  const runs = [run(97, 1300), run(NaN, NaN), run(99, 1100), run(98, 1200)];
  expect(medianOf(runs)).toEqual(run(98, 1200));
});
