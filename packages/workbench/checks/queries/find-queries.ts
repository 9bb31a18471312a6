import {
  type DocumentNode,
  getLocation,
  type GraphQLError,
  Kind,
  type Location,
  parse,
  Source,
} from "graphql";
import ts from "typescript";

/** A module as a syntax tree; nothing is looked up in other modules. */
export const parseModule = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * The queries and fragments in a module; each knows its place in the file.
 * @throws GraphQLError at one that cannot be parsed
 */
export function findQueries(module: ts.SourceFile): DocumentNode[] {
  const found: DocumentNode[] = [];
  const look = (node: ts.Node) => {
    const template = queryIn(node);
    if (template) found.push(parse(sourceOf(module, template)));
    ts.forEachChild(node, look);
  };
  look(module);
  return found;
}

/** In components `graphql` is a tag, in Gatsby's hooks a function. */
function queryIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isTaggedTemplateExpression(node)) return isGraphql(node.tag) ? node.template : undefined;
  return ts.isCallExpression(node) && isGraphql(node.expression) ? node.arguments[0] : undefined;
}

const isGraphql = (node: ts.Node) => node.getText() === "graphql";

function sourceOf(module: ts.SourceFile, template: ts.Expression): Source {
  const behindBacktick = module.getLineAndCharacterOfPosition(template.getStart() + 1);
  return new Source(template.getText().slice(1, -1), module.fileName, {
    line: behindBacktick.line + 1,
    column: behindBacktick.character + 1,
  });
}

/** Queries and fragments by their names; ESLint wants each query to have one. */
export const definitionsIn = (documents: readonly DocumentNode[]) =>
  new Map(
    documents
      .flatMap(({ definitions }) => definitions)
      .filter(
        (one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((one) => [one.name?.value ?? "", one]),
  );

/** The place of a part of a query in its file: `sections/team.tsx:31:7`. */
export const placeOf = ({ loc }: { loc?: Location }) => (loc ? placeIn(loc.source, loc.start) : "");

/** `sections/team.tsx:31:7  Cannot query field "nam" on type "Person".` */
export const lineOf = ({ message, source, positions }: GraphQLError) =>
  `${source ? placeIn(source, positions?.[0] ?? 0) : ""}  ${message}`;

function placeIn(source: Source, position: number): string {
  const { line, column } = getLocation(source, position);
  const { locationOffset, name } = source;
  const before = line === 1 ? locationOffset.column - 1 : 0;
  return `${name}:${line + locationOffset.line - 1}:${column + before}`;
}
