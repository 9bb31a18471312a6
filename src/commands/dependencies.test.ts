import { readFileSync } from "node:fs";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest;

test("each dependency has its reason in docs/decisions, and no other has one", () => {
  const manifests = [read("package.json"), read("packages/workbench/bench/package.json")];
  const used = manifests
    .flatMap(({ dependencies, devDependencies, overrides }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...overrides }),
    )
    .map((name) => name.replace(/^@types\/.*/, "@types/*"));
  const [, table = ""] = readFileSync("docs/decisions/dependencies-and-tools.md", "utf8").split(
    /^\| Package .*$/m,
  );
  const firstCells = table.split(/^## /m)[0]?.match(/^\| `[^|]*/gm) ?? [];
  const explained = firstCells.flatMap((cell) => cell.match(/[^|` ,]+/g) ?? []);
  expect([...explained].sort()).toEqual([...new Set(used)].sort());
});

test("an override of a dependency follows it: npm refuses to install another version otherwise", () => {
  const { dependencies, overrides = {} } = read("package.json");
  const own = Object.entries(overrides).filter(([name]) => name in dependencies);
  expect(own).toEqual(own.map(([name]) => [name, `$${name}`]));
});
