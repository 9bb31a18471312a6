import type { Model } from "../model";
import type { FieldConfig, Fields } from "./field-config";
import type { ReferenceTarget } from "../fields";
import { findTarget } from "./resolvers";

/** Lets every field but the key answer for the record that the alias names. */
export function followAlias(fields: Fields, model: Model, key: string): Fields {
  const alias = model.aliasKey;
  if (!alias) return fields;
  const derived = Object.entries(model.derived ?? {});
  const own = new Set([key, alias, ...derived.flatMap(([name, { own }]) => (own ? [name] : []))]);
  const followed = Object.entries(fields).map(([name, config]) => {
    const { resolve } = config;
    if (own.has(name)) return [name, config];
    const follow: FieldConfig["resolve"] = async (source, args, context) => {
      const target = source[alias]
        ? await findTarget(model.typeName as ReferenceTarget, key, source[alias] as string, context)
        : source;
      return resolve ? resolve(target, args, context) : target[name];
    };
    return [name, { ...config, resolve: follow }];
  });
  return Object.fromEntries(followed) as Fields;
}
