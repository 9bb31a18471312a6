import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { kindOf, type ReferenceTarget, unwrap } from "../fields";
import type { Model } from "../model";
import type { FieldConfig, Fields } from "./field-config";
import type { FieldResolver, ResolverContext } from "./field-resolver";
import { findTarget, keyOfNode, positionInFile, resolveMarkdown, resolveText } from "./resolvers";

type TypeDefinition = Parameters<CreateSchemaCustomizationArgs["actions"]["createTypes"]>[0];

/**
 * The GraphQL types of all models, with a description on every type and field.
 * @throws when a schema uses something that has no GraphQL counterpart here, or lacks a description.
 */
export function graphqlTypes(models: readonly Model[], schema: NodePluginSchema): TypeDefinition[] {
  const objects = new Map<string, { description: string; fields: Fields }>(
    models.flatMap(({ derivedTypes }) => Object.entries(derivedTypes ?? {})),
  );
  const keys = new Map(models.map((model) => [model.typeName, model.key]));
  const build = new TypeBuilder(objects, keys);
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
  return [markdownType(schema), ...objectTypes, ...nodeTypes] as TypeDefinition[];
}

function markdownType(schema: NodePluginSchema) {
  return schema.buildObjectType({
    name: "Markdown",
    description: "A formatted text with Polish typography.",
    fields: {
      html: { type: "String!", description: "Sanitised HTML, safe to put into a page." },
      plain: { type: "String!", description: "The words alone, for descriptions." },
    },
  });
}

/** Turns Zod shapes into GraphQL fields and collects the object types met on the way. */
class TypeBuilder {
  constructor(
    private readonly objects: Map<string, { description: string; fields: Fields }>,
    private readonly keys: Map<string, Model["key"]>,
  ) {}

  nodeFields(model: Model): Fields {
    const fields = { ...keyField(model), ...this.fieldsOf(model.shape, model.typeName) };
    for (const [name, derived] of Object.entries(model.derived ?? {})) {
      fields[name] = {
        ...derived,
        resolve: (source, _args, context) => derived.resolve(source, context),
      };
    }
    if (model.isList) {
      fields.position = {
        type: "Int!",
        description: "Place in the list, from 0.",
        resolve: (source, _args, context) => positionInFile(source, context),
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
    const description = schema.description ?? unwrap(schema).description;
    if (!description) throw new Error(`${where} has no description`);
    const required = schema instanceof z.ZodOptional ? "" : "!";
    const inner = unwrap(schema);
    const isList = inner instanceof z.ZodArray;
    const element = isList ? (inner.element as z.ZodType) : inner;
    const type = this.typeName(element, where);
    const resolve = this.resolver(name, schema, element, isList);
    return {
      type: (isList ? `[${type}!]` : type) + required,
      description,
      extensions: extensionsOf(element),
      ...(resolve && { resolve: (source, _args, context) => resolve(source, context) }),
    };
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
        return kind.to === "Page" ? "String" : kind.to;
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

  private resolver(
    name: string,
    schema: z.ZodType,
    element: z.ZodType,
    isList: boolean,
  ): FieldResolver | undefined {
    const kind = kindOf(element);
    const read = (source: Record<string, unknown>) => source[name] ?? defaultOf(schema);
    switch (kind?.kind) {
      case "text":
        return (source, context) => resolveText(read(source), context);
      case "markdown":
        return (source, context) => resolveMarkdown(read(source), context);
      case "reference":
        return kind.to === "Page" ? undefined : this.referenceResolver(kind.to, read, isList);
    }
    return schema instanceof z.ZodDefault ? read : undefined;
  }

  private referenceResolver(
    to: ReferenceTarget,
    read: (source: Record<string, unknown>) => unknown,
    isList: boolean,
  ): FieldResolver {
    const find = (value: unknown, context: ResolverContext) =>
      findTarget(to, this.keyOf(to), String(value), context);
    return (source, context) => {
      const value = read(source);
      if (value === undefined || value === null) return null;
      return isList
        ? Promise.all((value as unknown[]).map((item) => find(item, context)))
        : find(value, context);
    };
  }

  private keyOf(typeName: string): NonNullable<Model["key"]> {
    const key = this.keys.get(typeName);
    if (!key) throw new Error(`${typeName} has no key, so nothing can refer to it`);
    return key;
  }
}

/** The key of a record follows from the place of its file, unless it is one of the record's own keys. */
function keyField({ key }: Model): Fields {
  if (!key) return {};
  const description =
    key.field === "path" ? "Address of the page, from the place of the file." : "Name of the file.";
  return {
    [key.field]: {
      type: "String!",
      description,
      resolve: (source, _args, context) => keyOfNode(key, source, context),
    },
  };
}

function extensionsOf(element: z.ZodType): Record<string, object> {
  const kind = kindOf(element)?.kind;
  if (kind === "photoFile") return { fileByRelativePath: {} };
  return kind === "date" ? { dateformat: {} } : {};
}

function defaultOf(schema: z.ZodType): unknown {
  return schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
}
