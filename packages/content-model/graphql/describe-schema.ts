import { gatsbyTypes } from "./gatsby-types";

/** What the types, fields and arguments of graphql-js have in common. */
interface Described {
  description?: string | null;
}

interface SchemaField extends Described {
  type: unknown;
  args?: readonly (Described & { name: string })[];
}

/** The part of graphql-js's types that is described. Enums and scalars have no fields. */
export interface SchemaType extends Described {
  name: string;
  getFields?: () => Record<string, SchemaField>;
}

type Types = Readonly<Record<string, SchemaType>>;
type Texts = Readonly<Record<string, string>>;

/** Fields of every node. */
const nodeFields: Texts = {
  id: "Gatsby's own id of the node; it changes when the content moves to another folder.",
  parent: "The node that this one was made of: of a record its file.",
  children: "The nodes that were made of this one.",
  internal: "What Gatsby keeps of the node.",
};

const listArguments: Texts = {
  skip: "How many records to leave out at the beginning.",
  limit: "How many records to take at most.",
};

const rootArguments: Texts = {
  ...listArguments,
  filter: "Conditions that each record meets. `eq: null` on a field inside finds what has none.",
  sort: "The order, by one field or several.",
};

const selectingArguments: Texts = {
  ...listArguments,
  field: "The field, marked by SELECT.",
};

const connectionFields: Texts = {
  nodes: "The records.",
  edges: "The records, each with its neighbours in the list.",
  totalCount: "How many records there are, whatever `limit` says.",
  pageInfo: "Which part of all records this is.",
  distinct: "All values of a field, each once.",
  group: "The records, put together by the value of a field.",
  max: "The largest value of a field.",
  min: "The smallest value of a field.",
  sum: "The sum of a field.",
  field: "The field by which the records were put together.",
  fieldValue: "The value that these records share.",
};

const edgeFields: Texts = {
  node: "The record.",
  next: "The record after it in the list.",
  previous: "The record before it in the list.",
};

const operators: Texts = {
  eq: "Is this; `null` finds what has no value.",
  ne: "Is not this; `null` finds what has a value.",
  in: "Is one of these.",
  nin: "Is none of these.",
  gt: "Is more than this, or later.",
  gte: "Is this or more, or later.",
  lt: "Is less than this, or earlier.",
  lte: "Is this or less, or earlier.",
  regex: 'Matches a regular expression: "/ogród/i".',
  glob: 'Matches a pattern with stars: "services/**".',
};

/** A kind of type that Gatsby derives from each type: its ending, what it is, and what it says of a field. */
interface DerivedKind {
  ending: string;
  /** `{type}` stands for the name of the type that it is derived from. */
  text: string;
  /** Undefined where a field is described as in the type itself. */
  fields?: Texts;
}

/** Longer endings first. */
const derivedKinds: readonly DerivedKind[] = [
  {
    ending: "GroupConnection",
    text: "The {type} records that share one value of a field.",
    fields: connectionFields,
  },
  {
    ending: "Connection",
    text: "Some of all {type} records, with how many there are.",
    fields: connectionFields,
  },
  {
    ending: "Edge",
    text: "A {type} with the ones before and after it.",
    fields: edgeFields,
  },
  {
    ending: "FilterListInput",
    text: "Conditions that some {type} of a list must meet.",
    fields: { elemMatch: "Some of the list meets these conditions." },
  },
  {
    ending: "QueryOperatorListInput",
    text: "Conditions that some {type} of a list must meet.",
    fields: { elemMatch: "Some of the list meets these conditions." },
  },
  {
    ending: "QueryOperatorInput",
    text: "Conditions on a {type}.",
    fields: operators,
  },
  {
    ending: "FilterInput",
    text: "Conditions that a {type} must meet.",
  },
  {
    ending: "SortInput",
    text: "The order of {type} records.",
  },
  {
    ending: "FieldSelector",
    text: "A field of {type}, to group or to calculate by.",
  },
];

const QUERY = "Query";

const queryText =
  "Everything that pages are made of. What an editor can write is described in Polish, as the editing page and the YAML files show it; what follows from that, in English.";

/** The name of the type that one is derived from, with the kind; undefined for other types. */
function derivationOf(name: string) {
  const kind = derivedKinds.find(({ ending }) => name.endsWith(ending) && name !== ending);
  return kind && { kind, base: name.slice(0, -kind.ending.length) };
}

/** Whether a type, or the one that it is derived from, is Gatsby's own and not made of a model. */
export const isGatsbysOwn = (name: string) =>
  name in gatsbyTypes || (derivationOf(name)?.base ?? name) in gatsbyTypes;

/**
 * Gives what has no description in a schema one: root fields, arguments, and the types that Gatsby derives from
 * each type, by the words of the types and fields that they are made of. Types that Gatsby brings get a
 * description, but not each of their fields.
 * @param types all types by their names. Gatsby changes these very objects later and makes their fields anew, so
 *   those are described whenever they are asked for.
 */
export function describeSchema(types: Types): void {
  for (const type of Object.values(types)) {
    if (type.name.startsWith("__")) continue;
    type.description ||= typeText(type.name);
    const { getFields } = type;
    if (!getFields) continue;
    let described: Record<string, SchemaField> | undefined;
    type.getFields = () => {
      const fields = getFields.call(type);
      if (fields === described) return fields;
      described = fields;
      for (const [name, field] of Object.entries(fields)) {
        describeField(types, type.name, name, field);
      }
      return fields;
    };
  }
}

function typeText(name: string): string | undefined {
  if (name === QUERY) return queryText;
  const derivation = derivationOf(name);
  return gatsbyTypes[name] ?? derivation?.kind.text.replace("{type}", derivation.base);
}

function describeField(types: Types, typeName: string, name: string, field: SchemaField): void {
  const isRoot = typeName === QUERY;
  field.description ||= isRoot ? rootText(types, name, field) : fieldText(types, typeName, name);
  for (const argument of field.args ?? []) {
    argument.description ||= argumentText(types, isRoot, typeNameOf(field), argument.name);
  }
}

/** An argument of a root field that answers with one record is a condition on a field of that record. */
function argumentText(types: Types, isRoot: boolean, answer: string, name: string) {
  if (!isRoot) return selectingArguments[name];
  return rootArguments[name] ?? types[answer]?.getFields?.()[name]?.description;
}

/** `ServiceConnection!` → `ServiceConnection`. */
const typeNameOf = ({ type }: SchemaField) => String(type).replaceAll(/[![\]]/g, "");

function rootText(types: Types, name: string, field: SchemaField): string | undefined {
  const answer = typeNameOf(field);
  const { base = answer } = derivationOf(answer) ?? {};
  const what = types[base]?.description ?? "";
  if (name.startsWith("all")) return `All ${base} records, or those that meet conditions. ${what}`;
  if (String(field.type).endsWith("!")) return `The only ${base}. ${what}`;
  return `The first ${base} that meets the conditions. ${what}`;
}

/** What a field of a type is: by its kind, or as the type says that it is derived from. */
function fieldText(types: Types, typeName: string, name: string): string | undefined {
  const derivation = derivationOf(typeName);
  const ofKind = derivation?.kind.fields?.[name] ?? nodeFields[name];
  if (ofKind || !derivation) return ofKind;
  return types[derivation.base]?.getFields?.()[name]?.description ?? undefined;
}
