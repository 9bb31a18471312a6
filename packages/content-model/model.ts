import type { Node } from "gatsby";
import { z } from "zod";
import type { RenderedMarkdown } from "./graphql/markdown";

/** One record of content: a whole file, or one item of a file that holds a list. */
export interface RecordSource {
  /** Place of the file below `content/`, with forward slashes: `services/ogrodzenia.yaml`. */
  file: string;
  data: Record<string, unknown>;
}

/** A record with what it is. */
export interface ModelRecord extends RecordSource {
  model: Model;
}

/** All records of a content, without mistakes. */
export interface Records {
  of: (typeName: string) => readonly ModelRecord[];
  find: (typeName: string, key: string) => ModelRecord | undefined;
  /** @throws where there is none */
  single: (typeName: string) => ModelRecord;
}

/** A page that a record makes. */
export interface PageEntry {
  /** Its address: decoded, NFC, without a slash at its end. */
  path: string;
  /** Where search engines list it, if that is the address of another page with the same content. */
  canonical?: string;
  /** What shows it, below `src`. Gatsby makes pages of what lies in `pages` by itself. */
  component: `${"pages" | "templates"}/${string}.tsx`;
  /** The value in the record that the address is made of; none where that is the file's place. */
  from?: PropertyKey[];
  /**
   * The type of the one record whose `seo` stands in the page's head. Otherwise it is that of the part of the record
   * which `from` leads into, or the record's own.
   */
  seoOf?: string;
  /** Search engines may not list it: an error or a thank-you page. No text links to it, either. */
  noIndex?: boolean;
  /** Texts may link to it although search engines may not list it. */
  isLinked?: boolean;
  /** Ids on it that links may lead to, besides those that every page has. */
  anchors?: readonly string[];
  /** A type whose records are all shown on it, each with its id (`Model.anchor`). */
  anchorsOf?: string;
}

/** A mistake that a model's own check found, at a path inside one record. */
export interface RecordProblem {
  record: RecordSource;
  path: PropertyKey[];
  problem: string;
  remedy: string;
  /** A name that nothing has, and those that there are: a near one is offered in place of the remedy. */
  lost?: { name: string; among: readonly string[] };
}

/** The content as a resolver reaches it: its nodes by type and name, and its texts as pages show them. */
export interface ContentNodes {
  /** All nodes of a type. */
  all: (type: string) => Promise<Node[]>;
  /** The single node of a type that has one file. */
  single: (type: string) => Promise<Node>;
  /** The node of a name; one that is named by a further address of its page has that address. */
  named: (type: string, name: string) => Promise<Node>;
  /** The name of a node; of one that `named` found by another name, that name. */
  name: (type: string, source: Record<string, unknown>) => string;
  /** A node's own data together with the place of its file. */
  record: (source: Record<string, unknown>) => RecordSource;
  /**
   * Where a file of the content is on this machine, by its place below the content folder. Whatever asks is asked again
   * when the file changes.
   * @throws where there is none
   */
  fileAt: (place: string) => Promise<string>;
  /** A line, or each of a list: placeholders filled, Polish typography. Passes on what is no text. */
  text: (value: unknown) => Promise<unknown>;
  /** Markdown with its placeholders filled; null for what is no text. */
  markdown: (value: unknown) => Promise<RenderedMarkdown | null>;
}

/** A GraphQL field that no YAML key holds because it follows from others. */
export interface DerivedField {
  type: string;
  description: string;
  /** @param source a node, or an object inside one */
  resolve: (source: Record<string, unknown>, nodes: ContentNodes) => unknown;
}

/** An object type that derived fields answer with; no YAML key has it. */
export interface DerivedType {
  description: string;
  fields: Record<string, { type: string; description: string }>;
}

/** What may be named: for each type, the keys of its records; for `PAGE` the addresses of the site. */
export type KnownKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** What a field refers to that names any address of the site. */
export const PAGE = "Page";

/** One content type: which files it reads, its shape, its own checks, and the pages it makes. */
export interface Model<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** GraphQL name, singular: `Service`. */
  typeName: string;
  /** What the editing page calls the file, or all of its kind: `Kontakt`, `Pytania i odpowiedzi`. */
  label: string;
  /** What an error calls one record, before its number or title: `Pytanie`. */
  noun?: string;
  /** What the button of a list or a folder adds, in the accusative: `pytanie` for „Dodaj pytanie”. */
  add?: string;
  /** The key of a record's title, which tells it from others; a new file of a folder is named after it. */
  titleKey?: string;
  /** The group under which the editing page's start page lists a single file: `Firma`; else its pages. */
  group?: string;
  /** What an editor keeps in these files. */
  description: string;
  /**
   * The folder below `photos/` that belongs to this type: the editing page puts its new photos there, and calls the
   * folder by `label`. Of other folders it is the type that shows most of their photos.
   */
  photoFolder?: string;
  /** Where its files are, as glob patterns below `content/`: `galleries/*.yaml`. */
  files: readonly string[];
  /** Files that must exist, where `files` matches any number of them. */
  needed?: readonly string[];
  /** The file is a list of records. */
  isList?: boolean;
  /** With fewer records in the list a page would look broken. */
  leastLength?: number;
  shape: z.ZodObject<Shape>;
  /** How other files name a record of this type. */
  key?: {
    /** Its GraphQL field: one of its own, or `path` and other names for what follows from the file's place. */
    field: string;
    /** The field with further names of it: addresses at which its page answers, too. */
    others?: string;
    of: (record: RecordSource) => string;
    /** What an error says where no record has a key: `nie ma usługi o takim adresie`. */
    missing: string;
  };
  /** The id that a record has on pages which show all of its type. */
  anchor?: (record: RecordSource) => string;
  derived?: Record<string, DerivedField>;
  /** Object types of the derived fields, by name. */
  derivedTypes?: Record<string, DerivedType>;
  /** A root field that answers with what the page at an address shows; null where none does. */
  shownAt?: {
    name: string;
    type: string;
    description: string;
    resolve: (path: string, nodes: ContentNodes) => unknown;
  };
  /**
   * Rules between records; a record's shape may be wrong, because all mistakes are reported at
   * once. `known`: the keys of all records of all types; `today`: the present day, as `2026-11-01`.
   */
  check?: (records: RecordSource[], known: KnownKeys, today: string) => RecordProblem[];
  /**
   * What a file of this type says after a save elsewhere on the editing page. Its shape may be wrong. `moved`: addresses
   * that pages had, each with the one that they have now.
   */
  afterSave?: (data: unknown, change: { moved: ReadonlyMap<string, string> }) => unknown;
  /**
   * The pages that a record makes. The record's shape may be wrong, and of a type with one file the
   * record may be missing.
   */
  pages?: (record: RecordSource) => PageEntry[];
  /** Types whose records all these pages show, though no record names them. */
  shows?: readonly string[];
  /** The former address of a page that a record leads on to another one. */
  movedFrom?: (record: RecordSource) => string;
  /** Its texts are on further pages, so a link within the page has to name the page. */
  isShownElsewhere?: boolean;
}

/** Declares a content type. `defineContent` takes the ordered list of them. */
export function defineModel<Shape extends z.ZodRawShape>(
  model: Model<Shape> & { titleKey?: Extract<keyof Shape, string> },
): Model {
  return model;
}

/** The shape of a whole file: of one record, or of a list of them. */
export const fileSchema = ({ isList, leastLength = 0, shape }: Model): z.ZodType =>
  isList ? z.array(shape).min(leastLength) : shape;

/** Places of the files that a model reads, where it names each of them; none where it takes any in a folder. */
export const fixedFiles = ({ files }: Model) => files.filter((file) => !file.includes("*"));

/** The page of a type with one file: `/kontakt` is shown by `pages/kontakt.tsx`. */
export function singlePage(path: `/${string}`, more: Partial<PageEntry> = {}) {
  const name = path.slice(1) || "index";
  return (): PageEntry[] => [{ path, component: `pages/${name}.tsx`, ...more }];
}
