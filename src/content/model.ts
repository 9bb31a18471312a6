import type { Reporter } from "gatsby";
import type { z } from "zod";
import type { ReferenceTarget } from "./fields";
import type { FieldResolver } from "./graphql/field-resolver";
import type { singlePages } from "../site/routes";
import { isMapping } from "./walk-fields";

/** One record of content: a whole file, or one item of a file that holds a list. */
export interface RecordSource {
  /** Place of the file below `content/`, with forward slashes: `services/ogrodzenia.yaml`. */
  file: string;
  data: Record<string, unknown>;
}

/** A mistake that a model's own check found, at a path inside one record. */
export interface RecordProblem {
  record: RecordSource;
  path: PropertyKey[];
  problem: string;
  remedy: string;
}

/** A GraphQL field that no YAML key holds because it follows from others. */
export interface DerivedField {
  type: string;
  description: string;
  resolve: FieldResolver;
  /** Of a record that shows another's content: its own answer, not the other's. */
  own?: boolean;
}

/** An object type that derived fields answer with; no YAML key has it. */
export interface DerivedType {
  description: string;
  fields: Record<string, { type: string; description: string }>;
}

/** What may be named: for each type, the keys of its records. */
export type KnownKeys = Record<ReferenceTarget, Set<string>>;

/** What a model needs to make its pages. */
export interface CreatePageTools {
  /** Runs a named query; a GraphQL error stops the build and names the model. */
  graphql: <Data>(query: string) => Promise<Data>;
  /**
   * Makes a page from `src/templates/<template>.tsx`, whose query finds its record by `$path`. An id
   * would stand in the page's data, and Gatsby makes ids of the absolute places of files: the same
   * content in another folder would give other pages.
   * @param context more variables of the query, which the template is also given as `pageContext`
   */
  createPage: (template: string, address: string, context?: Record<string, unknown>) => void;
  reporter: Reporter;
}

/** One content type: which files it reads, its shape, its own checks, and the pages it makes. */
export interface Model<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** GraphQL name, singular: `Service`. */
  typeName: string;
  /** What an error calls one record, before its number or title: `Pytanie`. */
  noun?: string;
  /** What the editing page calls all of them: `Pytania i odpowiedzi`; else the description's first words. */
  label?: string;
  /** What an editor keeps in these files. */
  description: string;
  /** Matches places below `content/`. */
  files: RegExp;
  /** Files that must exist, where `files` matches any number of them. */
  needed?: readonly string[];
  /** The file is a list of records. */
  isList?: boolean;
  /** With fewer records in the list a page would look broken. */
  leastLength?: number;
  shape: z.ZodObject<Shape>;
  /** Address of the single page that shows it; `Town`: the pages of all towns do. */
  shownOn?: (typeof singlePages)[number] | "Town";
  /** A record may hold only this key, which names the record whose content it shows instead. */
  aliasKey?: string;
  /** How other files name a record of this type. */
  key?: {
    field: "path" | "slug" | "name";
    target?: ReferenceTarget;
    of: (record: RecordSource) => string;
  };
  derived?: Record<string, DerivedField>;
  /** Object types of the derived fields, by name. */
  derivedTypes?: Record<string, DerivedType>;
  /**
   * Rules between records; a record's shape may be wrong, because all mistakes are told at
   * once. `known`: the keys of all records of all types.
   */
  check?: (records: RecordSource[], known: KnownKeys) => RecordProblem[];
  createPages?: (tools: CreatePageTools) => Promise<void>;
}

/** Declares a content type. See `models/index.ts` for the ordered list of them. */
export function defineModel<Shape extends z.ZodRawShape>(model: Model<Shape>): Model {
  return model;
}

/** What a record must hold; one that shows another's content holds its alias and nothing else. */
export function shapeOf({ aliasKey, shape }: Model, data: unknown) {
  const isAlias = aliasKey && isMapping(data) && aliasKey in data;
  return isAlias ? shape.pick({ [aliasKey]: true }).required() : shape;
}
