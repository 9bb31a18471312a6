/**
 * What the editing page asks its server for, and what it answers: `POST /admin/api/<name>`, JSON both ways, or a file one way.
 * A refusal is answered with 422 and `{ complaints: Complaint[] }`, a question with 409 and a `Question`.
 */
export interface EditingApi {
  /** What the site consists of, for the start page. */
  overview: [request: object, answer: Overview];
  /** An entry with its form. */
  entry: [request: { file: string }, answer: Entry];
  /** An entry that does not exist yet, in a folder; with the values of another where it is a copy. */
  "new-entry": [request: { folder: string; copyOf?: string }, answer: Entry];
  save: [request: SaveRequest, answer: Saved];
  /** Deletes an entry, a photo or a PDF file, with everything that names it. */
  delete: [request: DeleteRequest, answer: object];
  /** The texts of all entries that contain some words. */
  search: [request: { words: string }, answer: FoundText[]];
  /** The text that a page shows at some place; null where it comes from no entry. */
  locate: [request: { text: string; page: string }, answer: FoundText | null];
  /** What a link may lead to. */
  "link-targets": [request: object, answer: LinkTarget[]];
  photos: [request: object, answer: Photo[]];
  /** The PDF files that texts may link to. */
  pdfs: [request: object, answer: PdfFile[]];
  /** What waits for publication, and what was published. */
  "publishing-state": [request: object, answer: PublishingState];
  /**
   * Publishes what was shown. `ignoring` names the problems of complaints about spelling (`Complaint.isIgnorable`) that stay.
   * Answers when it is on its way to the server.
   */
  publish: [request: { shown: ShownVersions; ignoring?: string[] }, answer: object];
  /** Gives files of a record their published state again. */
  discard: [request: { shown: ShownVersions; agreed?: string[] }, answer: object];
  /** What a publication changed. */
  publication: [request: { commit: string }, answer: ChangedRecord[]];
  /** Publishes what was there before a publication, or before what it changed in some of its files. */
  "take-back": [request: { commit: string; files?: string[]; agreed?: string[] }, answer: object];
  /** Takes a word for good that no dictionary knows. */
  "learn-word": [request: { word: string }, answer: object];
  /**
   * Says that somebody has a form open, and so looks at the page beside it; `isWanted` starts again what has failed. Where
   * nobody does so for half an hour nothing is drawn any more.
   */
  preview: [request: { isWanted?: boolean }, answer: { state: PreviewState }];
}

/** What answers the page, by name; `editor` is who asks. */
export type EditingAnswers = {
  [Name in keyof EditingApi]: (
    request: EditingApi[Name][0],
    editor: Author,
  ) => EditingApi[Name][1] | Promise<EditingApi[Name][1]>;
};

/** Whether the page beside a form can be had: not yet, at once, or not at all. */
export type PreviewState = "starting" | "ready" | "failed";

/** What the site consists of. */
export interface Overview {
  /** Who is logged in. */
  editor: string;
  /** Whether one can log out. */
  hasLogin: boolean;
  groups: EntryGroup[];
  /** How many records wait for publication. */
  waiting: number;
}

/** Entries of one kind, as the start page lists them: `Miejscowości`. */
export interface EntryGroup {
  label: string;
  entries: EntryLink[];
  /** The folder for a new one, and what its button says (`Dodaj miejscowość`); undefined where there can be none. */
  add?: { folder: string; label: string };
}

/** An entry as it is listed. */
export interface EntryLink {
  /** Place of its file below `content/`: `towns/puck.yaml`. */
  file: string;
  label: string;
  /** Who changed it last, and when (ISO 8601). */
  changed?: { by: string; at: string };
  /** Whether it holds changes that are not public. */
  isWaiting: boolean;
}

/** An entry with its form. */
export interface Entry {
  /** Place of its file; of a new entry the folder with a slash at its end. */
  file: string;
  label: string;
  isNew: boolean;
  /** Whether the whole entry can be removed or copied: it is one of a folder. */
  isOneOfMany: boolean;
  form: FormField;
  data: unknown;
  /** What the placeholders become that any text may have, by their names. */
  placeholders: Record<string, string>;
  /** The text of the file that `data` is from, marked as one of the server's; a save names it. */
  base: string;
  changed?: { by: string; at: string };
  /** Address of the page that shows it best. */
  page?: string;
}

/** A field of a form, with all that is in it; made of the model. */
export type FormField = GroupField | ListField | ValueField;

/** What stands at a field. */
interface FieldLabel {
  label: string;
  /** One or two sentences below the label. */
  hint?: string;
  isNeeded: boolean;
}

/** Fields that belong together, by their keys. */
export interface GroupField extends FieldLabel {
  kind: "group";
  fields: Record<string, FormField>;
  /** The key of the title that tells it from others of a list. */
  titleKey?: string;
}

/** A list of fields. */
export interface ListField extends FieldLabel {
  kind: "list";
  entry: FormField;
  /** What one of its entries is called: `Pytanie`. */
  noun: string;
  /** What its button says: `Dodaj pytanie`. */
  addLabel: string;
}

/** A field with a value of its own. */
export type ValueField = FieldLabel & {
  /** Whether the value is about the photos in its group, so that another photo takes it away. */
  isOfPhoto?: boolean;
  /** Whether a closed entry of a list says nothing of it. */
  hiddenInLists?: boolean;
} & Control;

/** What a value is typed into or chosen with. */
export type Control =
  | TextControl
  | ChoiceControl
  | PhotoControl
  | { kind: "number" | "degrees" | "date" | "yesNo" };

/** A text of one row or of more. */
interface TextControl {
  kind: "text";
  rows: number;
  /** Whether it is Markdown: bold, lists, links. */
  isMarkdown?: boolean;
  /** Whether it must have placeholders: names in braces that pages fill. */
  mustHavePlaceholders?: boolean;
  /** How many letters it has at least and at most, where they are counted. */
  letters?: [least: number, most: number];
  /** Values that are proposed while somebody types. */
  proposals?: string[];
}

/** A menu. */
interface ChoiceControl {
  kind: "choice";
  choices: Choice[];
}

/** A photo: the folder below `photos/` for a new one, and the way from the entry's file to `content/`: `../`. */
interface PhotoControl {
  kind: "photo";
  folder: string;
  pathToContent: string;
}

/** A choice in a menu of a form. */
export interface Choice {
  value: string;
  label: string;
}

/** A change that is to be saved. */
export interface SaveRequest {
  file: string;
  data: unknown;
  /** `Entry.base`; undefined of a new entry. */
  base?: string;
  /** The places of the questions that the editor agreed to. */
  agreed?: string[];
}

/** A saved entry. */
export interface Saved {
  /** The place of its file, which a new name moves. */
  file: string;
  /** What the file holds now, also what others changed and what was made where the form is empty. */
  data: unknown;
  base: string;
  /** What others changed since the form was opened, and is in the data now: places with what they say, in words; none where nothing was. */
  byOthers?: string[];
}

/** A file that is to be deleted. */
export interface DeleteRequest {
  file: string;
  /** The text that the editor saw; of a PDF file its version. */
  base?: string;
  /** Of a photo: the place of another, which is shown wherever it was. */
  instead?: string;
  agreed?: string[];
}

/** Why a change was not carried out, in an editor's words. */
export interface Complaint {
  problem: string;
  remedy: string;
  /** The field in the entry's data that it is about, where it is one of this entry. */
  path?: (string | number)[];
  /** The entry that it is about, where several are checked together. */
  file?: string;
  /** Whether it is about spelling, so that it can be published all the same. */
  isIgnorable?: boolean;
  /** A word that no dictionary knows, and that may be a good one. */
  word?: string;
}

/** What an editor must agree to before a change is carried out. */
export interface Question {
  /** What will happen, as a sentence that ends with a question mark. */
  ask: string;
  /** The other places that change with it. */
  places: string[];
  /** Of a field that two people changed: its place, and both values in words. */
  clashes?: { place: string; mine: string; theirs: string }[];
  /** The button that agrees. */
  agree: string;
  /** The button that takes what is saved already in place of one's own. */
  newer?: string;
}

/** A text of an entry. */
export interface FoundText {
  file: string;
  path: (string | number)[];
  /** The entry, and the field inside it, by their labels. */
  label: string;
  field: string;
  /** Its words, without the characters of Markdown. */
  text: string;
  /** Address of a page that shows it. */
  page?: string;
}

/** What a link may lead to. */
export interface LinkTarget {
  address: string;
  label: string;
  /** Of a file: `120 kB`. Pages show it beside each link. */
  size?: string;
}

/** A photo of the content. */
export interface Photo {
  /** Place below `content/`: `photos/realizacje/14.jpg`; the server shows it small at `/admin/photos/realizacje/14.jpg?width=320`. */
  place: string;
  /** What the photos of its folder are for, in the words of the start page: `Usługi`. */
  section: string;
  width: number;
  height: number;
  uses: { file: string; path: (string | number)[]; label: string; alt: string }[];
}

/**
 * The answer to a photo that is sent: `POST /admin/api/add-photo?name=…&folder=…[&crop=0.5]` with the file as
 * `multipart/form-data`. `crop` says which part of the longer side stays, from 0 (top or left) to 1. A photo whose
 * shape is wrong comes back to be cropped, small, as a `data:` address.
 */
export type AddedPhoto =
  | { kind: "added"; place: string }
  | { kind: "crop"; preview: string; width: number; height: number; shape: number };

/** A PDF file that visitors may open. */
export interface PdfFile {
  /** Place below `content/`: `files/wzor-umowy.pdf`. */
  place: string;
  /** Where visitors get it. */
  address: string;
  title: string;
  /** Tells its bytes from all others; what replaces or deletes it names this. */
  version: string;
  /** `240 kB`. */
  size: string;
  /** The texts with a link to it. */
  uses: { file: string; path: (string | number)[]; label: string }[];
}

/**
 * The answer to a PDF file that is sent: `POST /admin/api/add-pdf?name=…[&title=…]` or
 * `/admin/api/replace-pdf?name=…&place=…&version=…` with the file in the same way. One without a title is sent again with one.
 */
export type AddedPdf = { kind: "added"; pdf: PdfFile } | { kind: "untitled" };

/** Who publishes. */
export interface Author {
  name: string;
  email: string;
}

/** What waits for publication, and what was published. */
export interface PublishingState {
  /** Who publishes. */
  author: Author;
  /** Why nothing can be published from here. */
  problem?: Complaint;
  waiting: ChangedRecord[];
  /** What was published, and how often developers changed the content between; the newest first. */
  past: PastChange[];
  /** What became of the newest publication; undefined where nothing can be published. */
  progress?: PublicationProgress;
}

/** What somebody saw of changed files: by their places what tells these changes from all others. */
export type ShownVersions = Record<string, string>;

/** An entry, a list of entries or a photo that was changed: what is published, or thrown away, as one. */
export interface ChangedRecord {
  label: string;
  /** The files to publish with it: its own, its former one, those of its photos. */
  files: string[];
  /** What is shown of each of the files. */
  versions: ShownVersions;
  /** Who saved it last, and when (ISO 8601). */
  saved?: { by: string; at: string };
  /** All who saved something of it since it was published. */
  savers: string[];
  differences: Difference[];
}

/** One thing that is different between two versions of the content. */
export interface Difference {
  /** The entry and, inside it, the part that a title tells apart: `Usługa „Ogrodzenia” › Rozdział 2 „Siatka”`. */
  owner: string;
  /** The field by its label; empty where the whole thing is new or gone, or is a photo. */
  field: string;
  /** `moved`: the entries of a list stand in another order. */
  kind: "changed" | "added" | "removed" | "moved";
  /** What it said, of Markdown with its characters; undefined where it was not there, or is no text. */
  before?: string;
  after?: string;
  /** The places of the photos in it now, and of one that it was instead: `photos/realizacje/14.jpg`. */
  photos?: string[];
  formerPhotos?: string[];
}

/** A publication, or the commits of developers between two of them, with the time of the last one (ISO 8601). */
export type PastChange =
  | ({ kind: "publication" } & Publication)
  | { kind: "developers"; commits: number; at: string };

/** A commit of this page. */
export interface Publication {
  commit: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** What was changed, by its labels. */
  labels: string[];
  /** Whether it took another one back. */
  isTakenBack: boolean;
}

/** What became of the newest publication. */
export interface PublicationProgress {
  /**
   * `sending`: somebody is publishing at this moment; `sent`: nothing more is known of it; `waiting`: the server
   * builds an earlier one.
   */
  state: "sending" | "sent" | "waiting" | "building" | "published" | "failed";
  /** When this state began, ISO 8601. */
  since?: string;
  /** Why it failed, as a sentence. */
  problem?: string;
}
