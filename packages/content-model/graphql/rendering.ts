import { fillKnown } from "../../utils";
import type { Definition } from "../definition";
import type { Rendering, ResolverContext } from "./field-resolver";
import { renderMarkdown } from "./markdown";
import { findSingle } from "./resolvers";
import { typography } from "./typography";

/** Renders texts with the definition's placeholders filled. */
export function renderingFor({ placeholders }: Definition, context: ResolverContext): Rendering {
  const fill = async (value: string): Promise<string> => {
    if (!placeholders?.names.some((name) => value.includes(`{${name}}`))) return value;
    return fillKnown(value, placeholders.of(await findSingle(placeholders.typeName, context)));
  };
  const text = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(text));
    return typeof value === "string" ? typography(await fill(value)) : value;
  };
  const markdown = async (value: unknown) =>
    typeof value === "string" ? renderMarkdown(await fill(value)) : null;
  return { text, markdown };
}
