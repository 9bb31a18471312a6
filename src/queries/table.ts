/** Longer cells go on in the next line. */
const WIDEST_CELL = 60;
const GAP = "  ";

/** Columns by name, each with the lines of its cells. */
type Columns = Map<string, string[]>;

/**
 * An answer as a table of text: a row for each entry of the outermost list, a column for each field. An entry
 * takes as many lines as its longest list; what stands in one entry of that list stays in one line.
 */
export function asTable(answer: unknown): string {
  const columns = withoutMissing(columnsOf(withoutNodes(answer), ""));
  if (heightOf(columns) === 0) return "Nothing.";
  const widths = [...columns].map(([name, cells]) =>
    Math.max(...[name, ...cells].map((text) => text.length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(GAP)
      .trimEnd();
  const rows = Array.from({ length: heightOf(columns) }, (_, row) =>
    line([...columns.values()].map((cells) => cells[row] ?? "")),
  );
  return [line([...columns.keys()]), line(widths.map((width) => "-".repeat(width))), ...rows].join(
    "\n",
  );
}

/** GraphQL's connections hold their list under `nodes`; a table needs no column of that name. */
function withoutNodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNodes);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutNodes(inner)] as const);
  const [[key, inner] = []] = entries;
  return entries.length === 1 && key === "nodes" ? inner : Object.fromEntries(entries);
}

function columnsOf(value: unknown, name: string): Columns {
  if (Array.isArray(value)) return below(value.map((item) => columnsOf(item, name)));
  if (typeof value !== "object" || value === null) return new Map([[name, linesOf(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...columnsOf(inner, name === "" ? key : `${name}.${key}`),
    ]),
  );
}

/** A group that some entries lack has columns for its fields already. */
function withoutMissing(columns: Columns): Columns {
  const names = [...columns.keys()];
  const isGroup = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  return new Map([...columns].filter(([name]) => !isGroup(name)));
}

/** One entry under the other, each as high as its highest cell. */
function below(entries: readonly Columns[]): Columns {
  const names = new Set(entries.flatMap((columns) => [...columns.keys()]));
  const cellsOf = (name: string) =>
    entries.flatMap((columns) =>
      Array.from({ length: heightOf(columns) }, (_, row) => columns.get(name)?.[row] ?? ""),
    );
  return new Map([...names].map((name) => [name, cellsOf(name)]));
}

const heightOf = (columns: Columns) =>
  [...columns.values()].reduce((height, cells) => Math.max(height, cells.length), 0);

function linesOf(value: unknown): string[] {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const words = value === null ? [""] : text.split(/\s+/);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDEST_CELL) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
