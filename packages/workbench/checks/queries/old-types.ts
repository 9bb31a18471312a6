import { isDeepStrictEqual } from "node:util";
import { type DocumentNode, Kind, type SelectionSetNode } from "graphql";
import { definitionsIn } from "./find-queries";
import type { GeneratedTypes, ModelTypes, TypedField } from "./generated-types";

/**
 * What the generated types say otherwise than models and queries do now.
 * @returns names like `Service.duration` and `Team.team.heading`; empty while the types are new
 */
export const oldTypes = (
  documents: readonly DocumentNode[],
  generated: GeneratedTypes,
  models: ModelTypes,
): string[] => [
  ...oldEnums(generated.enums, models.enums),
  ...oldObjects(generated.objects, models.objects),
  ...oldAnswers(documents, generated.answers),
];

/** Enums that have other values by now. The words for these are in the descriptions of fields. */
const oldEnums = (generated: ModelTypes["enums"], models: ModelTypes["enums"]): string[] =>
  [...models.keys()].filter((name) => !isDeepStrictEqual(models.get(name), generated.get(name)));

/** Fields of models that have another type or description by now, and those that are new or gone. */
function oldObjects(generated: ModelTypes["objects"], models: ModelTypes["objects"]): string[] {
  const ofNodes = [...(generated.get("Node")?.keys() ?? [])];
  return [...models].flatMap(([name, fields]) => {
    const before = generated.get(name) ?? new Map<string, TypedField>();
    const changed = [...fields].filter(([field, now]) => !isSame(now, before.get(field)));
    const gone = difference([...before.keys()], [...fields.keys(), ...ofNodes]);
    return [...changed.map(([field]) => field), ...gone].map((field) => `${name}.${field}`);
  });
}

const isSame = (now: TypedField, before: TypedField | undefined) =>
  now.type === before?.type && inOneLine(now.description) === inOneLine(before.description);

const inOneLine = (text: string) => text.split(/\s+/).join(" ").trim();

/** Keys that queries and fragments ask for since then, and those that they no longer ask for. */
function oldAnswers(
  documents: readonly DocumentNode[],
  answers: GeneratedTypes["answers"],
): string[] {
  const definitions = definitionsIn(documents);
  const names = [...definitions.keys()];
  return [
    // Fragments of Gatsby's plugins are of no module.
    ...difference([...answers.keys()], names).filter((name) => !name.startsWith("Gatsby")),
    ...names.flatMap((name) => {
      const now = pathsIn(definitions, definitions.get(name)?.selectionSet);
      const before = answers.get(name);
      if (!before) return name;
      return [...difference(now, before), ...difference(before, now)].map(
        (path) => `${name}.${path}`,
      );
    }),
  ];
}

/** The paths of all keys that a selection asks for, with those of its fragments. */
function pathsIn(
  definitions: ReturnType<typeof definitionsIn>,
  selection: SelectionSetNode | undefined,
): string[] {
  return (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return pathsIn(definitions, definitions.get(node.name.value)?.selectionSet);
    const inner = pathsIn(definitions, node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    const key = (node.alias ?? node.name).value;
    return [key, ...inner.map((path) => `${key}.${path}`)];
  });
}

const difference = (some: readonly string[], others: readonly string[]) => {
  const all = new Set(others);
  return [...new Set(some)].filter((one) => !all.has(one));
};
