import type { Node } from "gatsby";
import type { RecordSource } from "../model";
import type { ResolverContext } from "./field-resolver";
import type { ReferenceTarget } from "../fields";
import { renderMarkdown, type RenderedMarkdown } from "./markdown";
import { typography } from "./typography";

/** A node's own data together with the place of its file. */
export function recordOfNode(
  source: Record<string, unknown>,
  context: ResolverContext,
): RecordSource {
  const file = fileOf(source, context);
  return { file: String(file.relativePath), data: source };
}

/** Which record of its file a node is, from 0. */
export function positionInFile(source: Record<string, unknown>, context: ResolverContext): number {
  return fileOf(source, context).children.indexOf(String(source.id));
}

/** Finds the node that a value names. */
export async function findTarget(
  to: ReferenceTarget,
  field: string,
  value: string,
  context: ResolverContext,
): Promise<Node> {
  const node = await context.nodeModel.findOne({
    type: to,
    query: { filter: { [field]: { eq: value } } },
  });
  if (!node) throw new Error(`No ${to} has ${field} "${value}"`);
  return node;
}

/** The single node of a type that has one file. */
export async function findSingle(type: string, context: ResolverContext): Promise<Node> {
  const node = await context.nodeModel.findOne({ type, query: { filter: {} } });
  if (!node) throw new Error(`There is no ${type}`);
  return node;
}

/** Puts words in the place of `{name}`; names that `words` lacks stay for a later step. */
export function fill(template: string, words: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder);
}

/** A visitor's line: company placeholders filled, Polish typography. */
export async function resolveText(value: unknown, context: ResolverContext): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => resolveText(item, context)));
  if (typeof value !== "string") return value;
  return typography(await fillCompany(value, context));
}

/** Markdown with company placeholders filled. */
export async function resolveMarkdown(
  value: unknown,
  context: ResolverContext,
): Promise<RenderedMarkdown | null> {
  if (typeof value !== "string") return null;
  return renderMarkdown(await fillCompany(value, context));
}

async function fillCompany(value: string, context: ResolverContext): Promise<string> {
  if (!/\{(brand|email|phone|phoneLink)\}/.test(value)) return value;
  const company = await findSingle("Company", context);
  const phones = company.phones as { id: string; number: string }[];
  const phone = phones.find(({ id }) => id === "quotes")?.number ?? "";
  return fill(value, {
    brand: String(company.brand),
    email: String(company.email),
    phone,
    phoneLink: phone.replace(/[^+\d]/g, ""),
  });
}

function fileOf(source: Record<string, unknown>, context: ResolverContext): Node {
  const file = context.nodeModel.getNodeById({ id: String(source.parent) });
  if (!file) throw new Error(`Node ${String(source.id)} has no file`);
  return file;
}
