import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { plainLetters } from "@typed-site/utils";
import type { Definition } from "../definition";
import { factsOf, type FieldKind, kindOf, sentences, unwrap } from "../fields";
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

type GroupKind = Extract<FieldKind, { kind: "object" }>;

/** Choices by the names of their enums. */
type Enums = Map<
  string,
  Pick<Extract<FieldKind, { kind: "choice" }>, "words"> & { description: string }
>;

/** The type that a field is in, and what an editor calls it. */
interface Owner {
  typeName: string;
  label: string;
}

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
  const enumTypes = [...enums].map(([name, { description, words }]) =>
    schema.buildEnumType({ name, description, values: enumValues(words) }),
  );
  const pageType = schema.buildObjectType({
    name: "SitePage",
    description: "A page, with what the content says of it.",
    interfaces: ["Node"],
    fields: pageFields(definition) as never,
  });
  return [...enumTypes, ...objectTypes, ...nodeTypes, pageType] as TypeDefinition[];
}

/**
 * A choice as GraphQL names it, which knows English letters and no hyphens. Gatsby's TypeScript types have a value, not
 * its name, so both are one.
 */
const enumName = (value: string) => plainLetters(value).replaceAll("-", "_");

const enumValue = (value: unknown) => (typeof value === "string" ? enumName(value) : value);

const enumValues = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(words).map(([value, description]) => [enumName(value), { description }]),
  );

/**
 * A sentence, for developers, for each field that lacks a label or has no GraphQL counterpart here, each name that
 * GraphQL or Gatsby can't take or that stands for two shapes, and each file that two models read.
 */
export const unfinishedFields = (definition: Definition) => typesOf(definition).unfinished;

/** The types of all models as data, with what keeps them from being declared. */
function typesOf(definition: Definition) {
  const { models } = definition;
  const found: Found = {
    objects: new Map(),
    enums: new Map(),
    unfinished: [],
    names: new TypeNames(),
  };
  const addTypes = (types: Record<string, DerivedType>, where: string) => {
    for (const [name, type] of Object.entries(types)) {
      found.objects.set(name, type);
      found.names.add(name, shapeOf(type.fields), where);
    }
  };
  addTypes(markdownType, "the content model");
  models.forEach(({ typeName, files, graphql }, index) => {
    found.names.add(typeName, `model ${index}`, `the model of ${files.join(", ")}`);
    addTypes(graphql?.types ?? {}, `graphql.types of ${typeName}`);
  });
  const fieldsOf = typeBuilder(definition, found);
  const nodes = models.map((model) => ({ model, fields: fieldsOf(model) }));
  const mistakes = [
    ...found.unfinished,
    ...found.names.mistakes,
    ...models.flatMap(recordKeyMistakes),
    ...fileMistakes(definition),
  ];
  return {
    ...found,
    nodes,
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

  const fieldsOf = (shape: z.ZodObject, owner: Owner): Fields =>
    Object.fromEntries(
      Object.entries<z.ZodType>(shape.shape as Record<string, z.ZodType>).map(([name, schema]) => [
        name,
        field(name, schema, owner),
      ]),
    );

  function field(name: string, schema: z.ZodType, owner: Owner): FieldConfig {
    const where = `${owner.typeName}.${name}`;
    const { label = "", hint } = factsOf(schema);
    // A label alone says little: there are dozens of headings.
    const description = sentences(`${owner.label} → ${label}`, hint);
    unfinished.push(...keyMistakes(name, where));
    if (label === "" || label.endsWith(".")) {
      unfinished.push(
        `${where} has no label: say with f.labelled(…, "…") what stands above it, in the editors' language, without a full stop.`,
      );
    }
    const inner = unwrap(schema);
    const isList = inner instanceof z.ZodArray;
    const element = isList ? (inner.element as z.ZodType) : inner;
    const { type, read, extensions } = typeOf(element, where, description);
    const ownDefault = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const resolve = bound((source, nodes) => {
      const value = source[name] ?? ownDefault;
      return read ? read(value, nodes) : value;
    });
    return {
      type: (isList ? `[${type}!]` : type) + (schema instanceof z.ZodOptional ? "" : "!"),
      description,
      extensions,
      ...((read || ownDefault !== undefined) && { resolve }),
    };
  }

  function typeOf(element: z.ZodType, where: string, description: string): ElementType {
    const kind = kindOf(element);
    switch (kind?.kind) {
      case "text":
        return { type: "String", read: (value, nodes) => nodes.text(value) };
      case "markdown":
        return { type: "Markdown", read: (value, nodes) => nodes.markdown(value) };
      case "photoFile":
        return { type: "File", extensions: { fileByRelativePath: {} } };
      case "choice":
        if (!enums.has(kind.typeName)) enums.set(kind.typeName, { description, words: kind.words });
        names.add(kind.typeName, JSON.stringify(kind.words), where);
        unfinished.push(...valueMistakes(Object.keys(kind.words).map(enumName), where));
        return { type: kind.typeName, read: enumValue };
      case "date":
        return { type: "Date", extensions: { dateformat: {} } };
      case "reference": {
        const { to } = kind;
        if (to === PAGE) return { type: "String" };
        return { type: to, read: (value, nodes) => named(nodes, to, value) };
      }
      case "object":
        addObject(kind, element as z.ZodObject, where);
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

  function addObject(group: GroupKind, shape: z.ZodObject, where: string): void {
    const { typeName, label, hint } = group;
    if (around.has(typeName)) return;
    around.add(typeName);
    const fields = fieldsOf(shape, group);
    if (!objects.has(typeName)) {
      objects.set(typeName, { description: sentences(label, hint), fields });
    }
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

  const position = ({ typeName }: Model): FieldConfig => ({
    type: "Int!",
    description: `Which ${typeName} of its list it is, from 0.`,
    resolve: bound((source, nodes) => nodes.position(source)),
  });

  return (model: Model): Fields => {
    const { typeName, noun, label, isList, graphql, shape } = model;
    return {
      ...keyField(model),
      ...fieldsOf(shape, { typeName, label: noun ?? label }),
      ...Object.fromEntries(
        Object.entries(graphql?.fields ?? {}).map(([name, field]) => [
          name,
          { ...field, resolve: bound(field.resolve) },
        ]),
      ),
      ...(isList && { position: position(model) }),
    };
  };
}

/** What a value names, or all that a list of values names; null without a value. */
async function named(nodes: ContentNodes, type: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((name) => named(nodes, type, name)));
  return typeof value === "string" ? nodes.named(type, value) : null;
}
