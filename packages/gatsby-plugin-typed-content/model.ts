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
  /** A type whose records are all shown on it, each with its id (`ModelPages.anchor`). */
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
  /** The key of a node; the other name, if `named` found it by one. */
  name: (type: string, source: Record<string, unknown>) => string;
  /** The address of the page that a node makes, the first of several. */
  address: (type: string, source: Record<string, unknown>) => string;
  /** A node's own data together with the place of its file. */
  record: (source: Record<string, unknown>) => RecordSource;
  /**
   * Where a file of the content is on this machine, by its place below the content folder. Whatever asks is asked again
   * when the file changes.
   * @throws where there is none
   */
  fileAt: (file: string) => Promise<string>;
  /** A line, or each of a list: placeholders filled, with the typography of its language. Passes on what is no text. */
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

/** What a type is called. */
interface ModelNames {
  /** GraphQL name, singular: `Service`. */
  typeName: string;
  /** What editors call the file, or all of its kind: `Kontakt`, `Pytania i odpowiedzi`. */
  label: string;
  /** What an error calls one record, before its number or title: `Pytanie`. */
  noun?: string;
  /** What the button of a list or a folder adds, in the accusative: `pytanie` for „Dodaj pytanie”. */
  add?: string;
  /** The key of a record's title, which tells it from others; a new file of a folder is named after it. */
  titleKey?: string;
  /** What an editor keeps in these files. */
  description: string;
}

/** Which files a type reads. */
interface ModelFiles {
  /** Where its files are, as glob patterns below `content/`: `galleries/*.yaml`. */
  files: readonly string[];
  /** Files that must exist, where `files` matches any number of them. */
  needed?: readonly string[];
  /** The file is a list of records. */
  isList?: boolean;
  /** With fewer records in the list a page would look broken. */
  leastLength?: number;
}

/** The pages of a type, and what of it is on those of others. */
export interface ModelPages {
  /**
   * The pages that a record makes. The record's shape may be wrong, and of a type with one file the
   * record may be missing.
   */
  of?: (record: RecordSource) => PageEntry[];
  /** Types whose records all these pages show, though no record names them. */
  shows?: readonly string[];
  /** Its texts are on further pages, so a link within the page has to name the page. */
  isShownElsewhere?: boolean;
  /** The id that a record has on pages which show all of its type. */
  anchor?: (record: RecordSource) => string;
  /** The former address of a page that a record leads on to another one. */
  movedFrom?: (record: RecordSource) => string;
}

/** What GraphQL has of a type besides its shape. */
export interface ModelGraphql {
  fields?: Record<string, DerivedField>;
  /** Object types of these fields, by name. */
  types?: Record<string, DerivedType>;
  /** A root field that answers with what the page at an address shows; null where none does. */
  shownAt?: {
    name: string;
    type: string;
    description: string;
    resolve: (path: string, nodes: ContentNodes) => unknown;
  };
}

/** What only a program asks that edits the content. */
interface ModelEditor {
  /** The group under which its start page lists a single file: `Firma`; else its pages. */
  group?: string;
  /**
   * The folder below `photos/` that belongs to this type: new photos go there, and the folder is called by `label`. Of
   * other folders it is the type that shows most of their photos.
   */
  photoFolder?: string;
  /**
   * What a file of this type says after a save elsewhere. Its shape may be wrong. `moved`: addresses that pages had, each
   * with the one that they have now.
   */
  afterSave?: (data: unknown, change: { moved: ReadonlyMap<string, string> }) => unknown;
}

/** How other files name a record of a type. */
interface ModelKey {
  /** Its GraphQL field: one of its own, a name for what follows from the file's place, or `path`, the page's address. */
  field: string;
  /** The field with further names of it: addresses at which its page answers, too. */
  others?: string;
  /** What an error says where no record has a key: `nie ma usługi o takim adresie`. */
  missing: string;
}

/** One content type: what it is called, its files, the shape and rules of its records, and what each reader needs besides. */
export interface Model<Shape extends z.ZodRawShape = z.ZodRawShape> extends ModelNames, ModelFiles {
  shape: z.ZodObject<Shape>;
  key?: ModelKey & { of: (record: RecordSource) => string };
  /**
   * Rules between records; a record's shape may be wrong, because all mistakes are reported at
   * once. `known`: the keys of all records of all types; `today`: the present day, as `2026-11-01`.
   */
  check?: (records: RecordSource[], known: KnownKeys, today: string) => RecordProblem[];
  pages?: ModelPages;
  graphql?: ModelGraphql;
  editor?: ModelEditor;
}

/** A content type as it is declared: a key that is the address of the record's page follows from `pages`. */
type DeclaredModel<Shape extends z.ZodRawShape> = Omit<Model<Shape>, "key" | "titleKey"> & {
  titleKey?: Extract<keyof Shape, string>;
  key?: Model["key"] | (ModelKey & { field: "path"; of?: undefined });
};

/**
 * Declares a content type. `defineContent` takes the ordered list of them.
 * @throws where the key is `path` and yet told: it is the address that `pages` says
 */
export function defineModel<Shape extends z.ZodRawShape>({
  key,
  ...model
}: DeclaredModel<Shape>): Model {
  if (!key) return model;
  if (key.field !== "path" && key.of) return { ...model, key: { ...key, of: key.of } };
  if (key.of) throw new Error(`${model.typeName}: leave out key.of, since pages.of says the path`);
  const { pages } = model;
  return { ...model, key: { ...key, of: (record) => ownAddress(pages, record) ?? "" } };
}

/** The address of the page that a record makes, the first of several; undefined where it makes none. */
export const ownAddress = (pages: ModelPages | undefined, record: RecordSource) =>
  pages?.of?.(record)[0]?.path;

/** Whether a type has one record, in one file. */
export const isSingle = (model: Model) => !model.isList && fixedFiles(model).length > 0;

/** The shape of a whole file: of one record, or of a list of them. */
export const fileSchema = ({ isList, leastLength = 0, shape }: Model): z.ZodType =>
  isList ? z.array(shape).min(leastLength) : shape;

/** Places of the files that a model reads, where it names each of them; none where it takes any in a folder. */
export const fixedFiles = ({ files }: Model) => files.filter((file) => !file.includes("*"));

/** The page of a type with one file: `/kontakt` is shown by `pages/kontakt.tsx`. */
export function singlePage(
  path: `/${string}`,
  {
    shows,
    isShownElsewhere,
    ...more
  }: Partial<PageEntry> & Pick<ModelPages, "shows" | "isShownElsewhere"> = {},
): ModelPages {
  const name = path.slice(1) || "index";
  return { of: () => [{ path, component: `pages/${name}.tsx`, ...more }], shows, isShownElsewhere };
}
