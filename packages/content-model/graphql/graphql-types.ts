import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { z } from "zod";
import type { Definition } from "../definition";
import { descriptionOf, kindOf, unwrap } from "../fields";
import { type ContentNodes, type DerivedType, type Model, PAGE } from "../model";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";
import { photoTypes } from "./photo-query";
import { textTypes } from "./text-query";

type TypeDefinition = Parameters<CreateSchemaCustomizationArgs["actions"]["createTypes"]>[0];

/** A field as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description: string;
  extensions?: Record<string, object>;
  resolve?: (source: Record<string, unknown>, args: unknown, context: ResolverContext) => unknown;
}

type Resolve = (source: Record<string, unknown>, nodes: GatsbyNodes) => unknown;
type Fields = Record<string, FieldConfig>;

/** Object types by their names. */
type Objects = Map<string, { description: string; fields: Fields }>;

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
 * The GraphQL types of all models and of the photos and texts in them, with a description on every type and
 * field.
 * @throws when a schema uses something that has no GraphQL counterpart here, or lacks a description.
 */
export function graphqlTypes(definition: Definition, schema: NodePluginSchema): TypeDefinition[] {
  const { models } = definition;
  const objects: Objects = new Map(
    [
      ...[markdownType, photoTypes, textTypes],
      ...models.map(({ derivedTypes = {} }) => derivedTypes),
    ].flatMap((types) => Object.entries(types)),
  );
  const build = new TypeBuilder(definition, objects);
  const nodeTypes = models.map((model) =>
    schema.buildObjectType({
      name: model.typeName,
      description: model.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: build.nodeFields(model) as never,
    }),
  );
  const objectTypes = [...objects].map(([name, { description, fields }]) =>
    schema.buildObjectType({ name, description, fields: fields as never }),
  );
  return [...objectTypes, ...nodeTypes] as TypeDefinition[];
}

/** Turns Zod shapes into GraphQL fields and collects the object types met on the way. */
class TypeBuilder {
  constructor(
    private readonly definition: Definition,
    private readonly objects: Objects,
  ) {}

  nodeFields(model: Model): Fields {
    const fields = { ...this.keyField(model), ...this.fieldsOf(model.shape, model.typeName) };
    for (const [name, derived] of Object.entries(model.derived ?? {})) {
      fields[name] = { ...derived, resolve: this.bound(derived.resolve) };
    }
    if (model.isList) {
      fields.position = {
        type: "Int!",
        description: "Place in the list, from 0.",
        resolve: this.bound((source, nodes) => nodes.position(source)),
      };
    }
    return fields;
  }

  private fieldsOf(shape: z.ZodObject, where: string): Fields {
    return Object.fromEntries(
      Object.entries(shape.shape).map(([name, schema]) => [
        name,
        this.field(name, schema as z.ZodType, `${where}.${name}`),
      ]),
    );
  }

  private field(name: string, schema: z.ZodType, where: string): FieldConfig {
    const description = descriptionOf(schema);
    if (!description) throw new Error(`${where} has no description`);
    const required = schema instanceof z.ZodOptional ? "" : "!";
    const inner = unwrap(schema);
    const isList = inner instanceof z.ZodArray;
    const element = isList ? (inner.element as z.ZodType) : inner;
    const type = this.typeName(element, where);
    const resolve = this.resolver(name, schema, element);
    return {
      type: (isList ? `[${type}!]` : type) + required,
      description,
      extensions: extensionsOf(element),
      ...(resolve && { resolve: this.bound(resolve) }),
    };
  }

  private bound(resolve: Resolve): FieldConfig["resolve"] {
    return (source, _args, context) => resolve(source, new GatsbyNodes(this.definition, context));
  }

  /** The key of a record follows from the place of its file, unless it is one of the record's own keys. */
  private keyField({ key, typeName }: Model): Fields {
    if (!key) return {};
    const description =
      key.field === "path"
        ? "Address of the page, from the place of the file."
        : "Name of the file.";
    const resolve = this.bound((source, nodes) => nodes.name(typeName, source));
    return { [key.field]: { type: "String!", description, resolve } };
  }

  private typeName(element: z.ZodType, where: string): string {
    const kind = kindOf(element);
    switch (kind?.kind) {
      case "markdown":
        return "Markdown";
      case "photoFile":
        return "File";
      case "date":
        return "Date";
      case "reference":
        return kind.to === PAGE ? "String" : kind.to;
      case "object":
        this.addObject(kind.typeName, kind.description, element as z.ZodObject);
        return kind.typeName;
    }
    if (element instanceof z.ZodString || element instanceof z.ZodEnum) return "String";
    if (element instanceof z.ZodEmail || element instanceof z.ZodURL) return "String";
    if (element instanceof z.ZodBoolean) return "Boolean";
    if (element instanceof z.ZodNumber) return element.format ? "Int" : "Float";
    throw new Error(`${where}: no GraphQL type for ${element.def.type}`);
  }

  private addObject(typeName: string, description: string, shape: z.ZodObject): void {
    if (this.objects.has(typeName)) return;
    const entry = { description, fields: {} };
    this.objects.set(typeName, entry);
    entry.fields = this.fieldsOf(shape, typeName);
  }

  private resolver(name: string, schema: z.ZodType, element: z.ZodType): Resolve | undefined {
    const kind = kindOf(element);
    const ownDefault = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const read = (source: Record<string, unknown>) => source[name] ?? ownDefault;
    if (kind?.kind === "text") return (source, nodes) => nodes.text(read(source));
    if (kind?.kind === "markdown") return (source, nodes) => nodes.markdown(read(source));
    if (kind?.kind === "reference" && kind.to !== PAGE) {
      return (source, nodes) => named(nodes, kind.to, read(source));
    }
    return ownDefault === undefined ? undefined : read;
  }
}

/** What a value names, or all that a list of values names; null without a value. */
async function named(nodes: ContentNodes, type: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((name) => named(nodes, type, name)));
  return typeof value === "string" ? nodes.named(type, value) : null;
}

function extensionsOf(element: z.ZodType): Record<string, object> {
  const kind = kindOf(element)?.kind;
  if (kind === "photoFile") return { fileByRelativePath: {} };
  return kind === "date" ? { dateformat: {} } : {};
}
