import {
  buildSchema,
  concatAST,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  type GraphQLSchema,
  KnownFragmentNamesRule,
  ScalarLeafsRule,
  validate,
} from "graphql";
import { lineOf } from "./find-queries";
import type { GeneratedTypes, ModelTypes, TypedField } from "./generated-types";

/**
 * Fields and fragments that there are not, each at its own line; Gatsby names the page in which a wrong fragment ends
 * up. Arguments are left to Gatsby.
 * @param models the types that the models make now; the generated ones may be older
 * @returns lines like `sections/team.tsx:31:7  Cannot query field "nam" on type "Person".`
 */
export function wrongFields(
  documents: readonly DocumentNode[],
  generated: GeneratedTypes,
  models: ModelTypes,
): string[] {
  const rules = [FieldsOnCorrectTypeRule, ScalarLeafsRule, KnownFragmentNamesRule];
  return validate(schemaOf(generated, models), concatAST(documents), rules).map(lineOf);
}

/** A schema without arguments, which these rules do not look at. */
function schemaOf(generated: GeneratedTypes, models: ModelTypes): GraphQLSchema {
  const ofNodes = generated.objects.get("Node") ?? new Map<string, TypedField>();
  const types = new Map(generated.objects);
  for (const [name, fields] of models.objects) types.set(name, new Map([...ofNodes, ...fields]));
  const definitions = [...types].map(([name, fields]) => {
    const lines = [...fields].map(([field, { type }]) => `${field}: ${type}`);
    return `type ${name} {\n${lines.join("\n")}\n}`;
  });
  const leaves = new Set([...generated.scalars, ...generated.enums.keys(), ...models.enums.keys()]);
  const scalars = [...leaves].map((name) => `scalar ${name}`);
  return buildSchema([...scalars, ...definitions].join("\n"), { assumeValidSDL: true });
}
