import ts from "typescript";
import { parseModule } from "./find-queries";

/** A field of a GraphQL type: its own type, such as `[Service!]!`, and its description. */
export interface TypedField {
  type: string;
  description: string;
}

/** GraphQL types by their names. */
export interface ModelTypes {
  /** The fields of each object type, by their names. */
  objects: ReadonlyMap<string, ReadonlyMap<string, TypedField>>;
  /** The values of each enum. */
  enums: ReadonlyMap<string, readonly string[]>;
}

/** What the file says to which Gatsby writes the TypeScript types of schema and queries. */
export interface GeneratedTypes extends ModelTypes {
  scalars: readonly string[];
  /** The keys of each query's and fragment's answer, as paths: `homePage.hero.headline`. */
  answers: ReadonlyMap<string, readonly string[]>;
}

/** Reads the file that Gatsby's option `graphqlTypegen` writes. */
export function readGeneratedTypes(file: string, text: string): GeneratedTypes {
  const objects = new Map<string, ReadonlyMap<string, TypedField>>();
  const enums = new Map<string, readonly string[]>();
  const scalars: string[] = [];
  const answers = new Map<string, readonly string[]>();
  for (const { name, type } of aliasesIn(parseModule(file, text))) {
    const [, answer] = /^(.+)(?:Fragment|Query)$/.exec(name.text) ?? [];
    const members = membersOf(type);
    if (answer !== undefined) answers.set(answer, pathsIn(type));
    else if (name.text === "Scalars") scalars.push(...members.map(nameOf));
    else if (members.length > 0)
      objects.set(name.text, new Map(members.map((member) => [nameOf(member), fieldOf(member)])));
    else enums.set(name.text, literalsIn(type));
  }
  return {
    objects,
    enums,
    scalars,
    answers,
  };
}

/** The types that have no parameters, in the namespace that is all of the file. */
function aliasesIn(module: ts.SourceFile): ts.TypeAliasDeclaration[] {
  const bodies = module.statements.filter(ts.isModuleDeclaration).map(({ body }) => body);
  return bodies
    .flatMap((body) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ typeParameters }) => !typeParameters);
}

/** The keys of an object; of one that is also a `Node`, all are among them. */
function membersOf(type: ts.TypeNode): ts.PropertySignature[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
  return ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
}

/** `'best' | 'possible'` */
const literalsIn = (type: ts.TypeNode): string[] =>
  ts.isUnionTypeNode(type)
    ? type.types.flatMap(literalsIn)
    : ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
      ? [type.literal.text]
      : [];

const nameOf = ({ name }: ts.PropertySignature) => name.getText();

function fieldOf(member: ts.PropertySignature): TypedField {
  const comment = ts.getJSDocCommentsAndTags(member)[0]?.comment;
  return {
    type: member.type ? graphqlType(member.type) : "",
    description: ts.getTextOfJSDocComment(comment) ?? "",
  };
}

/** `Maybe<ReadonlyArray<Scalars['String']>>` is `[String!]`. */
function graphqlType(type: ts.TypeNode): string {
  if (ts.isIndexedAccessTypeNode(type)) return `${type.indexType.getText().slice(1, -1)}!`;
  if (!ts.isTypeReferenceNode(type)) return "";
  const [inner] = type.typeArguments ?? [];
  if (!inner) return `${type.typeName.getText()}!`;
  if (type.typeName.getText() === "ReadonlyArray") return `[${graphqlType(inner)}]!`;
  return graphqlType(inner).replace(/!$/, "");
}

/** The paths of all keys in a type, through lists and alternatives. */
function pathsIn(type: ts.TypeNode): string[] {
  const parts = [
    ...(ts.isUnionTypeNode(type) ? type.types : []),
    ...(ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : []),
    ...(ts.isParenthesizedTypeNode(type) ? [type.type] : []),
  ];
  return [
    ...parts.flatMap(pathsIn),
    ...membersOf(type).flatMap((member) => {
      const inner = member.type ? pathsIn(member.type) : [];
      return [nameOf(member), ...inner.map((path) => `${nameOf(member)}.${path}`)];
    }),
  ];
}
