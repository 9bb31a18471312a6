import path from "node:path";
import { type DocumentNode, type FieldNode, Kind, visit } from "graphql";
import ts from "typescript";
import { definitionsIn, placeOf } from "./find-queries";

/** The modules of a site by their files, with what they ask GraphQL for. */
export type Modules = ReadonlyMap<string, { tree: ts.SourceFile; documents: DocumentNode[] }>;

/**
 * Fields of queries and fragments whose name occurs in none of the modules that could read it: a module gives its data
 * to what it imports, a page gives them to what has no fragment of its own, and a hook to any module. Where a name occurs
 * for another reason it counts as read.
 * @returns lines like `sections/team.tsx:31:7  Nobody reads "note" of Team. …`
 */
export function unreadFields(modules: Modules): string[] {
  const files = [...modules.keys()];
  const words = new Map([...modules].map(([file, { tree }]) => [file, wordsIn(tree)]));
  const imports = new Map([...modules].map(([file, { tree }]) => [file, importsOf(tree, modules)]));
  const has = (file: string, word: string) => words.get(file)?.has(word);
  const isHook = (file: string) => has(file, "useStaticQuery");
  const importsFrom = (file: string) => imports.get(file) ?? [];
  const takesAny = (file: string) => isHook(file) || modules.get(file)?.documents.length === 0;
  const readersOf = (file: string, name: string) => {
    if (isHook(file)) return files;
    const users = files.filter((other) => has(other, `${name}Fragment`));
    const pages = files.filter((other) => importsFrom(other).includes(file));
    return [
      ...reachable([file, ...users], importsFrom),
      ...reachable(pages, (page) => importsFrom(page).filter(takesAny)),
    ];
  };
  return [...modules].flatMap(([file, { documents }]) =>
    [...definitionsIn(documents)].flatMap(([name, definition]) => {
      const readers = readersOf(file, name);
      return fieldsIn(definition)
        .filter((field) => !readers.some((reader) => has(reader, keyOf(field))))
        .map(
          (field) =>
            `${placeOf(field)}  Nobody reads "${keyOf(field)}" of ${name}. Take it out of the query, or use it.`,
        );
    }),
  );
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function fieldsIn(definition: Parameters<typeof visit>[0]): FieldNode[] {
  const found: FieldNode[] = [];
  visit(definition, { [Kind.FIELD]: (field: FieldNode) => void found.push(field) });
  return found;
}

/** All names in a module, and texts that may be names. Queries are neither. */
function wordsIn(tree: ts.SourceFile): Set<string> {
  const words = new Set<string>();
  const look = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) words.add(node.text);
    ts.forEachChild(node, look);
  };
  look(tree);
  return words;
}

/** The files of the modules that a module imports. */
function importsOf({ fileName, text }: ts.SourceFile, modules: Modules): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName: to }) => path.posix.join(path.posix.dirname(fileName), to))
    .flatMap((to) => [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`])
    .filter((to) => modules.has(to));
}

/** Some files and all that they lead to. */
function reachable(start: readonly string[], next: (file: string) => readonly string[]) {
  const found = new Set(start);
  // A set is walked to its end, with what is added on the way.
  for (const file of found) next(file).forEach((one) => found.add(one));
  return found;
}
