import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { groupBy } from "../../utils/group-by";
import { listFiles } from "../../utils/node/list-files";

/** A module of the product. */
interface Module {
  file: string;
  lines: number;
  /** Its regular expressions that look for markup. */
  overMarkup: string[];
}

/** `npm run bench:code`: how large the code is, and what of it should be none. */
function run(): void {
  const modules = productFiles().map(readModule);
  const overMarkup = modules.flatMap((module) =>
    module.overMarkup.map((text) => `${module.file}: ${text}`),
  );
  print("Lines of TypeScript in src", linesOf(modules));
  print("  without tests, fixtures and what is generated, in modules", modules.length);
  print("Circles of imports", circles());
  print("Regular expressions over markup", overMarkup.length, overMarkup);
  const rooms = groupBy(modules, ({ file }) => file.split("/")[1]);
  print("Rooms by lines", rooms.size, largest(rooms, linesOf));
  const folders = groupBy(modules, ({ file }) => path.dirname(file));
  print(
    "Folders by modules of their own",
    folders.size,
    largest(folders, ({ length }) => length),
  );
}

/** What is neither a test nor marked as generated. */
function productFiles(): string[] {
  const generated = readFileSync(".gitattributes", "utf8");
  return listFiles("src")
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => !generated.includes(`${file} linguist-generated`));
}

function readModule(file: string): Module {
  const text = readFileSync(file, "utf8");
  const overMarkup: string[] = [];
  const visit = (node: ts.Node): void => {
    // an element or a comment; `(?<name>` is neither
    const isOverMarkup = (expression: string) => /(?<!\(\?)<(?:\\\/|[a-z!])/i.test(expression);
    if (ts.isRegularExpressionLiteral(node) && isOverMarkup(node.text)) overMarkup.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return { file, lines: text.split("\n").length - 1, overMarkup };
}

/** As the lint rule counts them. */
function circles(): number {
  const words = ["src", "gatsby-node.ts", "--output-type", "json"];
  const answer = execFileSync("depcruise", words, { encoding: "utf8", maxBuffer: 2 ** 26 });
  const { summary } = JSON.parse(answer) as { summary: { violations: { type: string }[] } };
  return summary.violations.filter(({ type }) => type === "cycle").length;
}

const linesOf = (modules: readonly Module[]) => modules.reduce((sum, { lines }) => sum + lines, 0);

function largest<Group>(groups: Map<string | undefined, Group>, sizeOf: (group: Group) => number) {
  return [...groups]
    .map(([name, group]) => ({ name, size: sizeOf(group) }))
    .sort((one, other) => other.size - one.size)
    .slice(0, 12)
    .map(({ name, size }) => `${String(size).padStart(6)} ${name}`);
}

function print(what: string, value: number, details: readonly string[] = []): void {
  console.log(`${what}: ${value}`);
  for (const detail of details) console.log(`  ${detail}`);
}

run();
