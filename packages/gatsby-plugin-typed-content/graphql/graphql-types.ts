import type { CreateSchemaCustomizationArgs, NodePluginSchema } from "gatsby";
import { z } from "zod";
import { plainLetters } from "@typed-site/utils";
import type { Definition } from "../definition";
import { entryOf, type FieldKind, inLanguage, kindOf, sentences, unwrap, wordsOf } from "../fields";
import { type ContentNodes, type DerivedType, isSingle, type Model, PAGE } from "../model";
import { GatsbyNodes } from "./content-nodes";
import type { FieldConfig } from "./gatsby-fields";
import {
  fileMistakes,
  keyMistakes,
  recordKeyMistakes,
  TypeNames,
  valueMistakes,
} from "./model-names";

type TypeDefinition = Parameters<CreateSchemaCustomizationArgs["actions"]["createTypes"]>[0];

type Resolve = (source: Record<string, unknown>, nodes: GatsbyNodes) => unknown;
type Fields = Record<string, FieldConfig>;

/** The type of a value or of each in a list, and how its resolver reads what a node holds. */
interface ElementType extends Pick<FieldConfig, "type" | "extensions"> {
  read?: (value: unknown, nodes: GatsbyNodes) => unknown;
}

/** The type that a field is in, and what an editor calls it. */
interface Owner {
  typeName: string;
  label: string;
}

const markdownType: Record<string, DerivedType> = {
  Markdown: {
    description: "A formatted text with the typography of its language.",
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
  const { enums, objects } = typeDefinitions(definition);
  return [
    ...enums.map((type) => schema.buildEnumType(type)),
    ...objects.map((type) => schema.buildObjectType(type as never)),
  ] as TypeDefinition[];
}

/**
 * The same types as data, before Gatsby's builders make objects of graphql-js of them.
 * @throws when a model is unfinished
 */
export function typeDefinitions(definition: Definition) {
  const { nodes, objects, enums, mistakes } = new ModelTypes(definition);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return {
    enums: [...enums].map(([name, type]) => ({ name, ...type })),
    objects: [...objects, ...nodes].map(([name, type]) => ({ name, ...type })),
  };
}

/**
 * A sentence, for developers, for each field that lacks a label, has no GraphQL counterpart here or refers to no type
 * with a key, each name that GraphQL or Gatsby can't take or that stands for two shapes, and each file that two models
 * read.
 */
export const unfinishedFields = (definition: Definition) => new ModelTypes(definition).mistakes;

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

/** Tells one set of fields from another. */
const shapeOf = (fields: Readonly<Record<string, { type: string }>>) =>
  JSON.stringify(Object.entries(fields).map(([name, { type }]) => [name, type]));

/** The types of all models as data, by their names, with what keeps them from being declared. */
class ModelTypes {
  readonly objects = new Map<string, { description: string; fields: Fields }>();
  readonly enums = new Map<
    string,
    { description: string; values: ReturnType<typeof enumValues> }
  >();
  readonly nodes: (readonly [name: string, type: object])[];
  readonly mistakes: string[];
  private readonly unfinished: string[] = [];
  private readonly names = new TypeNames();
  /** The groups around the one that is read: one may hold itself. */
  private readonly around = new Set<string>();

  constructor(private readonly definition: Definition) {
    const { models } = definition;
    this.addTypes(markdownType, "the content model");
    models.forEach(({ typeName, files, graphql }, index) => {
      this.names.add(typeName, `model ${index}`, `the model of ${files.join(", ")}`);
      this.addTypes(graphql?.types ?? {}, `graphql.types of ${typeName}`);
    });
    this.nodes = models.map((model) => {
      const { typeName, description } = model;
      const fields = this.fieldsOfModel(model);
      const type = { description, interfaces: ["Node"], extensions: { infer: false }, fields };
      return [typeName, type];
    });
    const all = [
      ...this.unfinished,
      ...this.names.mistakes,
      ...models.flatMap(recordKeyMistakes),
      ...fileMistakes(definition),
    ];
    this.mistakes = [...new Set(all)];
  }

  private addTypes(types: Record<string, DerivedType>, where: string): void {
    for (const [name, type] of Object.entries(types)) {
      this.objects.set(name, type);
      this.names.add(name, shapeOf(type.fields), where);
    }
  }

  private fieldsOfModel(model: Model): Fields {
    const { typeName, noun, label, isList, graphql, shape } = model;
    return {
      ...this.pathField(model),
      ...this.keyField(model),
      ...this.fieldsOf(shape, { typeName, label: noun ?? label }),
      ...Object.fromEntries(
        Object.entries(graphql?.fields ?? {}).map(([name, field]) => [
          name,
          { ...field, resolve: this.bound(field.resolve) },
        ]),
      ),
      ...(isList && { position: this.position(model) }),
    };
  }

  /** The address of the page that each record of a type makes. */
  private pathField(model: Model): Fields {
    if (!model.pages?.of || isSingle(model)) return {};
    const resolve = this.bound((source, nodes) => nodes.address(model.typeName, source));
    return { path: { type: "String!", description: "The address of its page.", resolve } };
  }

  /** The key of a record follows from the place of its file, unless it is one of the record's own keys. */
  private keyField({ key, typeName }: Model): Fields {
    if (!key) return {};
    const description =
      key.field === "path"
        ? "The address of its page, or the one it was found by."
        : "Name of the file.";
    const resolve = this.bound((source, nodes) => nodes.name(typeName, source));
    return { [key.field]: { type: "String!", description, resolve } };
  }

  private position = ({ typeName }: Model): FieldConfig => ({
    type: "Int!",
    description: `Which ${typeName} of its list it is, from 0.`,
    resolve: this.bound((source, nodes) => nodes.position(source)),
  });

  private bound =
    (resolve: Resolve): FieldConfig["resolve"] =>
    (source, _args, context) =>
      resolve(source, new GatsbyNodes(this.definition, context));

  private fieldsOf = (shape: z.ZodObject, owner: Owner): Fields =>
    Object.fromEntries(
      Object.entries<z.ZodType>(shape.shape as Record<string, z.ZodType>).map(([name, schema]) => [
        name,
        this.field(name, schema, owner),
      ]),
    );

  private field(name: string, schema: z.ZodType, owner: Owner): FieldConfig {
    const where = `${owner.typeName}.${name}`;
    const { label = "", hint } = wordsOf(schema, this.definition.language);
    // A label alone says little: there are dozens of headings.
    const description = sentences(`${owner.label} → ${label}`, hint);
    this.unfinished.push(...keyMistakes(name, where));
    if (label === "" || label.endsWith(".")) {
      this.unfinished.push(
        `${where} has no label: say with f.labelled(…, "…") what stands above it, in the editors' language, without a full stop.`,
      );
    }
    const entry = entryOf(schema);
    const { type, read, extensions } = this.typeOf(entry ?? unwrap(schema), where, description);
    const ownDefault = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    const resolve = this.bound((source, nodes) => {
      const value = source[name] ?? ownDefault;
      return read ? read(value, nodes) : value;
    });
    return {
      type: (entry ? `[${type}!]` : type) + (schema instanceof z.ZodOptional ? "" : "!"),
      description,
      extensions,
      ...((read || ownDefault !== undefined) && { resolve }),
    };
  }

  private typeOf(element: z.ZodType, where: string, description: string): ElementType {
    const kind = kindOf(element);
    switch (kind?.kind) {
      case "text":
        return { type: "String", read: (value, nodes) => nodes.text(value) };
      case "markdown":
        return { type: "Markdown", read: (value, nodes) => nodes.markdown(value) };
      case "photoFile":
        return { type: "File", extensions: { fileByRelativePath: {} } };
      case "choice":
        if (!this.enums.has(kind.typeName)) {
          this.enums.set(kind.typeName, { description, values: enumValues(kind.words) });
        }
        this.names.add(kind.typeName, JSON.stringify(kind.words), where);
        this.unfinished.push(...valueMistakes(Object.keys(kind.words).map(enumName), where));
        return { type: kind.typeName, read: enumValue };
      case "date":
        return { type: "Date", extensions: { dateformat: {} } };
      case "reference": {
        const { to } = kind;
        if (to === PAGE) return { type: "String" };
        if (!this.definition.models.some(({ typeName, key }) => typeName === to && key)) {
          this.unfinished.push(`${where} refers to ${to}, which is no type with a key.`);
        }
        return { type: to, read: (value, nodes) => named(nodes, to, value) };
      }
      case "object":
        this.addObject(kind, element as z.ZodObject, where);
        return { type: kind.typeName };
    }
    if (element.type === "string" || element.type === "enum") return { type: "String" };
    if (element.type === "boolean") return { type: "Boolean" };
    if (element instanceof z.ZodNumber) return { type: element.format ? "Int" : "Float" };
    this.unfinished.push(
      `${where} has no GraphQL type: typeOf in graphql-types.ts knows none for Zod's "${element.type}".`,
    );
    return { type: "String" };
  }

  private addObject(
    group: Extract<FieldKind, { kind: "object" }>,
    shape: z.ZodObject,
    where: string,
  ): void {
    const { typeName } = group;
    const { label = "", hint } = inLanguage(group.words, this.definition.language) ?? {};
    if (this.around.has(typeName)) return;
    this.around.add(typeName);
    const fields = this.fieldsOf(shape, { typeName, label });
    if (!this.objects.has(typeName)) {
      this.objects.set(typeName, { description: sentences(label, hint), fields });
    }
    this.names.add(typeName, shapeOf(fields), where);
    this.around.delete(typeName);
  }
}

/** What a value names, or all that a list of values names; null without a value. */
async function named(nodes: ContentNodes, type: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((name) => named(nodes, type, name)));
  return typeof value === "string" ? nodes.named(type, value) : null;
}
