import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { z } from "zod";
import type { Definition } from "../definition";
import { descriptionOf, factsOf, type FieldKind, kindOf, unwrap } from "../fields";
import { type ContentNodes, type DerivedType, type Model, PAGE } from "../model";
import { GatsbyNodes } from "./content-nodes";
import type { FieldConfig } from "./gatsby-fields";
import {
  fileMistakes,
  keyMistakes,
  recordKeyMistakes,
  TypeNames,
  valueMistakes,
} from "./model-names";
import { pageFields } from "./page-fields";

type TypeDefinition = Parameters<CreateSchemaCustomizationArgs["actions"]["createTypes"]>[0];

type Resolve = (source: Record<string, unknown>, nodes: GatsbyNodes) => unknown;
type Fields = Record<string, FieldConfig>;

/** The type of a value or of each in a list, and how its resolver reads what a node holds. */
interface ElementType extends Pick<FieldConfig, "type" | "extensions"> {
  read?: (value: unknown, nodes: GatsbyNodes) => unknown;
}

/** Object types by their names. */
type Objects = Map<string, { description: string; fields: Fields }>;

/** Choices by the names of their enums. */
type Enums = Map<string, Extract<FieldKind, { kind: "choice" }>>;

const markdownType: Record<string, DerivedType> = {
  Markdown: {
    description: "A formatted text with Polish typography.",
    fields: {
      html: { type: "String!", description: "Sanitised HTML, safe to put into a page." },
      inline: {
        type: "String!",
        description: "The same without paragraphs and lists, for a label or another line.",
      },
      plain: { type: "String!", description: "The words alone, for descriptions." },
    },
  },
};

/**
 * The GraphQL types of all models and of the groups in them, with a description on every type and field.
 * @throws when a model is unfinished; see `unfinishedFields`
 */
export function graphqlTypes(definition: Definition, schema: NodePluginSchema): TypeDefinition[] {
  const { nodes, objects, enums, unfinished } = typesOf(definition);
  if (unfinished.length > 0) throw new Error(unfinished.join("\n"));
  const nodeTypes = nodes.map(({ model, fields }) =>
    schema.buildObjectType({
      name: model.typeName,
      description: model.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: fields as never,
    }),
  );
  const objectTypes = [...objects].map(([name, { description, fields }]) =>
    schema.buildObjectType({ name, description, fields: fields as never }),
  );
  const enumTypes = [...enums.values()].map(({ typeName, description, words }) =>
    schema.buildEnumType({ name: typeName, description, values: enumValues(words) }),
  );
  const pageType = schema.buildObjectType({
    name: "SitePage",
    description: "A page, with what the content says of it.",
    interfaces: ["Node"],
    fields: pageFields(definition) as never,
  });
  return [...enumTypes, ...objectTypes, ...nodeTypes, pageType] as TypeDefinition[];
}

/** A choice as GraphQL names it, which knows no hyphens. Gatsby's TypeScript types have a value, not its name, so both are one. */
const enumName = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("-", "_") : value;

const enumValues = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(words).map(([value, description]) => [String(enumName(value)), { description }]),
  );

/**
 * A sentence, for developers, for each field that lacks a label or has no GraphQL counterpart here, each name that
 * GraphQL or Gatsby can't take or that stands for two shapes, and each file that two models read.
 */
export const unfinishedFields = (definition: Definition) => typesOf(definition).unfinished;

/** The types of all models as data, with what keeps them from being declared. */
function typesOf(definition: Definition) {
  const { models } = definition;
  const objects: Objects = new Map(
    [markdownType, ...models.map(({ derivedTypes = {} }) => derivedTypes)].flatMap((types) =>
      Object.entries(types),
    ),
  );
  const enums: Enums = new Map();
  const unfinished: string[] = [];
  const names = new TypeNames();
  models.forEach(({ typeName, files, derivedTypes = {} }, index) => {
    names.add(typeName, `model ${index}`, `the model of ${files.join(", ")}`);
    for (const [name, { fields }] of Object.entries(derivedTypes)) {
      names.add(name, shapeOf(fields), `derivedTypes of ${typeName}`);
    }
  });
  for (const [name, { fields }] of Object.entries(markdownType)) {
    names.add(name, shapeOf(fields), "the content model");
  }
  const nodeFields = typeBuilder(definition, { objects, enums, unfinished, names });
  const nodes = models.map((model) => ({ model, fields: nodeFields(model) }));
  const mistakes = [
    ...unfinished,
    ...names.mistakes,
    ...models.flatMap(recordKeyMistakes),
    ...fileMistakes(definition),
  ];
  return {
    nodes,
    objects,
    enums,
    unfinished: [...new Set(mistakes)],
  };
}

/** Tells one set of fields from another. */
const shapeOf = (fields: Readonly<Record<string, { type: string }>>) =>
  JSON.stringify(Object.entries(fields).map(([name, { type }]) => [name, type]));

/** What is met on the way through the shapes. */
interface Found {
  objects: Objects;
  enums: Enums;
  unfinished: string[];
  names: TypeNames;
}

/** Turns Zod shapes into GraphQL fields and collects what it finds in them. */
function typeBuilder(definition: Definition, { objects, enums, unfinished, names }: Found) {
  /** The groups around the one that is read: one may hold itself. */
  const around = new Set<string>();

  const bound =
    (resolve: Resolve): FieldConfig["resolve"] =>
    (source, _args, context) =>
      resolve(source, new GatsbyNodes(definition, context));

  const fieldsOf = (shape: z.ZodObject, where: string): Fields =>
    Object.fromEntries(
      Object.entries<z.ZodType>(shape.shape as Record<string, z.ZodType>).map(([name, schema]) => [
        name,
        field(name, schema, `${where}.${name}`),
      ]),
    );

  function field(name: string, schema: z.ZodType, where: string): FieldConfig {
    const { label } = factsOf(schema);
    unfinished.push(...keyMistakes(name, where));
    if (!label || label.endsWith(".")) {
      unfinished.push(
        `${where} has no label: say with f.labelled(…, "…") what stands above it, in the editors' language, without a full stop.`,
      );
    }
    const inner = unwrap(schema);
    const isList = inner instanceof z.ZodArray;
    const { type, read, extensions } = typeOf(isList ? (inner.element as z.ZodType) : inner, where);
    const ownDefault = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const resolve = bound((source, nodes) => {
      const value = source[name] ?? ownDefault;
      return read ? read(value, nodes) : value;
    });
    return {
      type: (isList ? `[${type}!]` : type) + (schema instanceof z.ZodOptional ? "" : "!"),
      description: descriptionOf(schema) ?? "",
      extensions,
      ...((read || ownDefault !== undefined) && { resolve }),
    };
  }

  function typeOf(element: z.ZodType, where: string): ElementType {
    const kind = kindOf(element);
    switch (kind?.kind) {
      case "text":
        return { type: "String", read: (value, nodes) => nodes.text(value) };
      case "markdown":
        return { type: "Markdown", read: (value, nodes) => nodes.markdown(value) };
      case "photoFile":
        return { type: "File", extensions: { fileByRelativePath: {} } };
      case "choice":
        enums.set(kind.typeName, kind);
        names.add(kind.typeName, JSON.stringify(kind.words), where);
        unfinished.push(
          ...valueMistakes(
            Object.keys(kind.words).map((value) => String(enumName(value))),
            where,
          ),
        );
        return { type: kind.typeName, read: enumName };
      case "date":
        return { type: "Date", extensions: { dateformat: {} } };
      case "reference": {
        const { to } = kind;
        if (to === PAGE) return { type: "String" };
        return { type: to, read: (value, nodes) => named(nodes, to, value) };
      }
      case "object":
        addObject(kind.typeName, kind.description, element as z.ZodObject, where);
        return { type: kind.typeName };
    }
    if (element.type === "string" || element.type === "enum") return { type: "String" };
    if (element.type === "boolean") return { type: "Boolean" };
    if (element instanceof z.ZodNumber) return { type: element.format ? "Int" : "Float" };
    unfinished.push(
      `${where} has no GraphQL type: typeOf in graphql-types.ts knows none for Zod's "${element.type}".`,
    );
    return { type: "String" };
  }

  function addObject(
    typeName: string,
    description: string,
    shape: z.ZodObject,
    where: string,
  ): void {
    if (around.has(typeName)) return;
    around.add(typeName);
    const entry = objects.get(typeName) ?? { description, fields: {} };
    if (!objects.has(typeName)) objects.set(typeName, entry);
    const fields = fieldsOf(shape, typeName);
    if (Object.keys(entry.fields).length === 0) entry.fields = fields;
    names.add(typeName, shapeOf(fields), where);
    around.delete(typeName);
  }

  /** The key of a record follows from the place of its file, unless it is one of the record's own keys. */
  function keyField({ key, typeName }: Model): Fields {
    if (!key) return {};
    const description =
      key.field === "path"
        ? "Address of the page, from the place of the file."
        : "Name of the file.";
    const resolve = bound((source, nodes) => nodes.name(typeName, source));
    return { [key.field]: { type: "String!", description, resolve } };
  }

  const position: FieldConfig = {
    type: "Int!",
    description: "Place in the list, from 0.",
    resolve: bound((source, nodes) => nodes.position(source)),
  };

  return (model: Model): Fields => ({
    ...keyField(model),
    ...fieldsOf(model.shape, model.typeName),
    ...Object.fromEntries(
      Object.entries(model.derived ?? {}).map(([name, derived]) => [
        name,
        { ...derived, resolve: bound(derived.resolve) },
      ]),
    ),
    ...(model.isList && { position }),
  });
}

/** What a value names, or all that a list of values names; null without a value. */
async function named(nodes: ContentNodes, type: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((name) => named(nodes, type, name)));
  return typeof value === "string" ? nodes.named(type, value) : null;
}
