/** What was measured, by name. */
export type Figures = Record<string, number>;

/** The medians, which a single hiccup of a busy machine does not affect; leaves out NaN. */
export function medians(runs: readonly Figures[]): Figures {
  const middles = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((figures) => figures[name] ?? NaN);
    const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))];
  });
  return Object.fromEntries(middles) as Figures;
}
