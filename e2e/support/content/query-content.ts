import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Node, NodePluginSchema } from "gatsby";
import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { ResolverContext } from "../../../packages/content-model/graphql/content-nodes";
import type { FieldConfig } from "../../../packages/content-model/graphql/graphql-types";
import type { ContentFile } from "../../../packages/content-model/read/content-file";
import { photoFile } from "../../../src/components/photo/photo.fixture";
import { content } from "../../../src/content";

interface BuiltType {
  name: string;
  fields: Record<string, FieldConfig>;
}

const builders = { buildObjectType: (config: object) => config } as unknown as NodePluginSchema;
const types = new Map(
  (content.graphqlTypes(builders) as unknown as BuiltType[]).map((type) => [type.name, type]),
);

const schema = buildSchema(`
  scalar JSON
  scalar Date
  type Site { siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
  type File { childImageSharp: ImageSharp }
  type ImageSharp {
    gatsbyImageData(layout: JSON, placeholder: JSON, formats: JSON, breakpoints: JSON, aspectRatio: JSON): JSON!
    resize(width: Int, height: Int, cropFocus: JSON, toFormat: JSON, quality: Int): Resized
  }
  type Resized { src: String width: Int height: Int }
  ${[...types.values()].map(({ name, fields }) => `type ${name} { ${fieldsOf(fields)} }`).join("\n")}
  ${content.models.map(({ typeName }) => `type ${typeName}Connection { nodes: [${typeName}!]! }`).join("\n")}
  type Query {
    site: Site
    serviceAt(path: String!): Service
    fellingOutcomeAt(path: String!): FellingOutcome
    ${content.models.map(({ typeName }) => `${lower(typeName)}(path: JSON, slug: JSON, name: JSON): ${typeName}`).join("\n")}
    ${content.models.map(({ typeName }) => `all${typeName}(sort: JSON, limit: Int): ${typeName}Connection!`).join("\n")}
  }
`);

function fieldsOf(fields: Record<string, FieldConfig>): string {
  return Object.entries(fields)
    .map(([name, { type, extensions }]) => {
      const args = extensions?.dateformat ? "(formatString: String, locale: String)" : "";
      return `${name}${args}: ${type}`;
    })
    .join("\n");
}

function lower(typeName: string): string {
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}

/** The queries of all components, as Gatsby collects them, with `useStaticQuery`'s apart. */
const { fragments, operations, statics } = collectQueries();

function collectQueries() {
  const definitions: { definition: DefinitionNode; isStatic: boolean; name: string }[] = [];
  for (const name of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || /\.(test|fixture)\./.test(name)) continue;
    const source = readFileSync(path.join("src", name), "utf8");
    for (const [, hook, query = ""] of source.matchAll(
      /(useStaticQuery[^`]*)?\bgraphql`([^`]*)`/g,
    )) {
      const isStatic = hook !== undefined;
      definitions.push(
        ...parse(query).definitions.map((definition) => ({ definition, isStatic, name })),
      );
    }
  }
  const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode =>
    node.kind === Kind.FRAGMENT_DEFINITION;
  const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION;
  return {
    fragments: definitions.map(({ definition }) => definition).filter(isFragment),
    operations: new Map(
      definitions.flatMap(({ definition, name }) =>
        isOperation(definition) ? [[name, definition] as const] : [],
      ),
    ),
    statics: definitions
      .filter(({ isStatic }) => isStatic)
      .map(({ definition }) => definition)
      .filter(isOperation),
  };
}

/** Runs the site's queries on content files, with the project's own types and resolvers. */
export class QueryContent {
  private readonly nodes: Node[];
  private readonly byId: Map<string, Node>;
  private readonly context: ResolverContext;

  constructor(files: readonly ContentFile[]) {
    this.nodes = files.flatMap(nodesOf);
    this.byId = new Map(this.nodes.map((node) => [node.id, node]));
    this.context = {
      nodeModel: {
        getNodeById: ({ id }) => this.byId.get(String(id)) ?? null,
        findOne: async ({ type, query: { filter } }) => {
          const [[field, { eq }] = ["", { eq: "" }]] = Object.entries(filter);
          for (const node of this.ofType(type)) {
            const values: unknown[] = [await this.field(type, field, node)].flat();
            if (field === "" || values.includes(eq)) return node;
          }
          return null;
        },
        findAll: ({ type }) => Promise.resolve({ entries: this.ofType(type) }),
      },
    };
  }

  /**
   * The result of a page's query.
   * @param component the page's component, relative to `src`
   */
  query(component: string, variables: Record<string, unknown> = {}): Promise<object> {
    const operation = operations.get(component);
    if (!operation) throw new Error(`${component} has no query`);
    return this.run({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }, variables);
  }

  /** The results of all static queries, merged. */
  statics(): Promise<object> {
    const selections = statics.flatMap(({ selectionSet }) => selectionSet.selections);
    const operation = parse("query Statics { __typename }")
      .definitions[0] as OperationDefinitionNode;
    const selectionSet = { ...operation.selectionSet, selections };
    return this.run({
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet }, ...fragments],
    });
  }

  private async run(document: DocumentNode, variableValues?: Record<string, unknown>) {
    const rules = specifiedRules.filter(({ name }) => name !== "NoUnusedFragmentsRule");
    const problems = validated.has(document.definitions[0])
      ? []
      : validate(schema, document, rules);
    validated.add(document.definitions[0]);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: this.context,
      fieldResolver: (source, args, _context, { parentType, fieldName }) =>
        parentType.name === "Query"
          ? this.root(fieldName, args as Record<string, { eq: string } | string>)
          : this.field(parentType.name, fieldName, source as Node),
    });
    const [error] = [...problems, ...(errors ?? [])];
    if (error) throw error;
    return data as object;
  }

  private root(name: string, args: Record<string, { eq: string } | string>): unknown {
    if (name === "site") return { siteMetadata: { siteUrl: "https://firma.example" } };
    const fields: Record<string, { resolve?: unknown }> = content.rootFields();
    const shown = fields[name]?.resolve as FieldConfig["resolve"];
    if (shown) return shown({}, args, this.context);
    const model = content.models.find(
      ({ typeName }) => name === `all${typeName}` || name === lower(typeName),
    );
    const type = model?.typeName ?? "";
    if (name === `all${type}`) return { nodes: this.ofType(type) };
    return this.context.nodeModel.findOne({
      type,
      query: { filter: args as Record<string, { eq: string }> },
    });
  }

  private field(type: string, name: string, source: Record<string, unknown>): unknown {
    const config = types.get(type)?.fields[name];
    if (config?.resolve) return config.resolve(source, {}, this.context);
    if (config?.extensions?.fileByRelativePath) return photoFile("photo");
    return source[name];
  }

  private ofType = (type: string) => this.nodes.filter(({ internal }) => internal.type === type);
}

const validated = new Set<DefinitionNode | undefined>();

function nodesOf({ file, data }: ContentFile): Node[] {
  const model = content.modelOfFile(file);
  if (!model) return [];
  const records = (model.isList ? data : [data]) as Record<string, unknown>[];
  const asNode = (id: string, type: string, fields: object) =>
    ({ ...fields, id, internal: { type } }) as unknown as Node;
  const children = records.map((record, index) =>
    asNode(`${file} ${index}`, model.typeName, { ...record, parent: file }),
  );
  return [
    asNode(file, "File", { relativePath: file, children: children.map(({ id }) => id) }),
    ...children,
  ];
}
