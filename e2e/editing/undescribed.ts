import type { IntrospectionQuery } from "graphql";
import { isGatsbysOwn } from "../../packages/content-model/graphql/describe-schema";

interface Described {
  name: string;
  description?: string | null;
}

/**
 * What in a schema has no description: types, and of those that are made of models their fields, arguments and
 * values, too. Root fields that answer with what Gatsby brings may have arguments without words.
 */
export function undescribed({ __schema }: IntrospectionQuery): string[] {
  const bare = (things: readonly Described[], where: string) =>
    things.flatMap(({ name, description }) => (description ? [] : `${where}${name}`));
  const types = __schema.types.filter(({ name }) => !name.startsWith("__"));
  return [
    ...bare(types, ""),
    ...types
      .filter(({ name }) => !isGatsbysOwn(name))
      .flatMap((type) => {
        const where = `${type.name}.`;
        if (type.kind === "ENUM") return bare(type.enumValues, where);
        if (type.kind === "INPUT_OBJECT") return bare(type.inputFields, where);
        if (type.kind !== "OBJECT" && type.kind !== "INTERFACE") return [];
        return [
          ...bare(type.fields, where),
          ...type.fields
            .filter((field) => !isGatsbysOwn(namedType(field.type)))
            .flatMap(({ name, args }) => bare(args, `${where}${name}: `)),
        ];
      }),
  ];
}

/** A type as the introspection tells it: a list and an exclamation mark have no name and wrap another type. */
interface FieldType {
  name?: string | null;
  ofType?: FieldType | null;
}

/** The name of a type without lists and exclamation marks. */
function namedType({ name, ofType }: FieldType): string {
  return name ?? (ofType ? namedType(ofType) : "");
}
