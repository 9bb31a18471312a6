import type { Node } from "gatsby";
import { fillKnown, required, withoutAnchor } from "@typed-site/utils";
import type { Definition } from "../definition";
import { placeOfPdf } from "../files/site-pdfs";
import { type ContentNodes, type Model, ownAddress, type RecordSource } from "../model";
import { linksOf, type RenderedMarkdown, renderMarkdown } from "./markdown";

/** The part of Gatsby's resolver context that this layer uses. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string | null | undefined }): Node | null;
    findOne(args: {
      type: string;
      query: { filter: Record<string, { eq: string }> };
    }): Promise<Node | null>;
    findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>;
  };
}

type Source = Record<string, unknown>;

/** The content in the nodes that Gatsby holds. */
export class GatsbyNodes implements ContentNodes {
  constructor(
    private readonly definition: Definition,
    private readonly context: ResolverContext,
  ) {}

  async all(type: string): Promise<Node[]> {
    return [...(await this.context.nodeModel.findAll({ type })).entries];
  }

  async single(type: string): Promise<Node> {
    return required(await this.context.nodeModel.findOne({ type, query: { filter: {} } }), type);
  }

  async named(type: string, name: string): Promise<Node> {
    const { field, others } = this.keyOf(type);
    const find = (by: string) =>
      this.context.nodeModel.findOne({ type, query: { filter: { [by]: { eq: name } } } });
    const node = await find(field);
    if (node) return node;
    const other: Node = required(
      others === undefined ? null : await find(others),
      `${type} with ${field} "${name}"`,
    );
    return { ...other, [field]: name };
  }

  name(type: string, source: Source): string {
    const { field, of } = this.keyOf(type);
    return typeof source[field] === "string" ? source[field] : of(this.record(source));
  }

  address(type: string, source: Source): string {
    const { pages } = this.modelOf(type);
    return required(ownAddress(pages, this.record(source)), `Page of ${type} ${String(source.id)}`);
  }

  record(source: Source): RecordSource {
    return { file: String(this.fileOf(source).relativePath), data: source };
  }

  /** Which record of its file a node is, from 0. */
  position(source: Source): number {
    return this.fileOf(source).children.indexOf(String(source.id));
  }

  async fileAt(file: string): Promise<string> {
    return String((await this.fileNode(file)).absolutePath);
  }

  async text(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((line) => this.text(line)));
    return typeof value === "string"
      ? this.definition.language.typography(await this.filled(value))
      : value;
  }

  async markdown(value: unknown): Promise<RenderedMarkdown | null> {
    if (typeof value !== "string") return null;
    const text = await this.filled(value);
    return renderMarkdown(text, this.definition.language, await this.pdfSizes(text));
  }

  /** The bytes of the PDF files that a text links to, by the links as they are written. */
  private async pdfSizes(text: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const link of linksOf(text)) {
      const relativePath = placeOfPdf(this.definition, withoutAnchor(link));
      if (relativePath === undefined) continue;
      sizes.set(link, Number((await this.fileNode(relativePath)).size));
    }
    return sizes;
  }

  private async fileNode(relativePath: string): Promise<Node> {
    const query = { filter: { relativePath: { eq: relativePath } } };
    return required(await this.context.nodeModel.findOne({ type: "File", query }), relativePath);
  }

  private async filled(text: string): Promise<string> {
    const { placeholders } = this.definition;
    if (!placeholders?.names.some((name) => text.includes(`{${name}}`))) return text;
    return fillKnown(text, placeholders.of(await this.single(placeholders.typeName)));
  }

  private modelOf(type: string): Model {
    return required(
      this.definition.models.find(({ typeName }) => typeName === type),
      type,
    );
  }

  private keyOf(type: string): NonNullable<Model["key"]> {
    return required(this.modelOf(type).key, `Key of ${type}`);
  }

  private fileOf({ id, parent }: Source): Node {
    const file = this.context.nodeModel.getNodeById({ id: String(parent) });
    return required(file, `File of node ${String(id)}`);
  }
}
