import type { Node } from "gatsby";
import type { Model, RecordSource } from "../model";
import type { ResolverContext } from "./field-resolver";

type Key = NonNullable<Model["key"]>;

/** The fields that hold the names of a record. */
type NamedBy = Pick<Key, "field" | "others">;

/** A node's own data together with the place of its file. */
export function recordOfNode(
  source: Record<string, unknown>,
  context: ResolverContext,
): RecordSource {
  const file = fileOf(source, context);
  return { file: String(file.relativePath), data: source };
}

/** The key of a node; of one that `findTarget` found by another name, that name. */
export function keyOfNode(
  { field, of }: Key,
  source: Record<string, unknown>,
  context: ResolverContext,
): string {
  return typeof source[field] === "string" ? source[field] : of(recordOfNode(source, context));
}

/** Which record of its file a node is, from 0. */
export function positionInFile(source: Record<string, unknown>, context: ResolverContext): number {
  return fileOf(source, context).children.indexOf(String(source.id));
}

/**
 * Finds the node that a value names. One that is named by a further address of its page answers with
 * that address.
 */
export async function findTarget(
  to: string,
  { field, others }: NamedBy,
  value: string,
  context: ResolverContext,
): Promise<Node> {
  const find = (by: string) =>
    context.nodeModel.findOne({ type: to, query: { filter: { [by]: { eq: value } } } });
  const node = await find(field);
  if (node) return node;
  const other = others && (await find(others));
  if (!other) throw new Error(`No ${to} has ${field} "${value}"`);
  return { ...other, [field]: value };
}

/** What a value names, or all that a list of values names; null without a value. */
export async function resolveReference(
  to: string,
  key: NamedBy,
  value: unknown,
  context: ResolverContext,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => resolveReference(to, key, item, context)));
  }
  return typeof value === "string" ? findTarget(to, key, value, context) : null;
}

/** The single node of a type that has one file. */
export async function findSingle(type: string, context: ResolverContext): Promise<Node> {
  const node = await context.nodeModel.findOne({ type, query: { filter: {} } });
  if (!node) throw new Error(`There is no ${type}`);
  return node;
}

function fileOf(source: Record<string, unknown>, context: ResolverContext): Node {
  const file = context.nodeModel.getNodeById({ id: String(source.parent) });
  if (!file) throw new Error(`Node ${String(source.id)} has no file`);
  return file;
}
