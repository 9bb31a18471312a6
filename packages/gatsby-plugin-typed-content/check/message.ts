import type { ModelRecord } from "../model";
import type { SyntaxParams } from "../read/syntax-message";
import type { MessageOf, Words } from "../words";
import type { DeceptiveCharacter } from "./deceptive-character";
import type { PlacedValue, Subject } from "./subject";

/** On which side of a limit a value has to be, or that it has to be the limit itself. */
export type Side = "least" | "most" | "exact";

/** A length that is wrong. */
interface Length {
  length: number;
  limit: number;
  side: Side;
}

/** How a value is written that has the right letters and the wrong type: in quotes, in degrees, with a point. */
export interface Rewritten {
  way: "quotes" | "degrees" | "point";
  right: string;
}

/** What the messages take about a value that is missing or doesn't fit its field, and about an unknown key. */
interface ValueParams {
  missing: undefined;
  unknownKey: { key: string; guess?: string };
  /** `home`: the group that has such a key; none where it is the whole thing. */
  misplacedKey: { key: string; home?: string };
  nothing: undefined;
  empty: undefined;
  emptyItem: undefined;
  wrongType: { expected: string; rewritten?: Rewritten };
  unknownChoice: { choices: readonly string[]; guess?: string };
  /** Two numbers of a group, each right in the place of the other. */
  swapped: { other: string };
  /** The limit that a number is beyond, and both limits of its field. */
  wrongNumber: { limit: number; side: Side; least: number; most: number };
  wrongEntries: Length;
  wrongLength: Length;
  longWord: { length: number; most: number };
  wrongEmail: undefined;
  wrongWebAddress: { right?: string };
  /** `right`: the same address without what tells who shared it. */
  trackedAddress: { right: string };
  wrongDay: undefined;
  wrongForm: undefined;
}

/** What the messages take about files, their names, their addresses, and names of things in other files. */
interface FileParams {
  missingFile: { file: string };
  /** `modelsFile`: where a developer lists a new kind of files. */
  unknownFile: { guess?: string; modelsFile?: string };
  copiedFile: undefined;
  hiddenEnding: { name: string; ending: string };
  wrongEnding: undefined;
  wrongName: { name: string; right: string };
  /** `owner`: the record whose page has the address already; `isFurther`: whether the page that wants it has another one. */
  takenAddress: { address: string; owner: ModelRecord; isFurther: boolean };
  ownAddress: { address: string };
  sameHead: { first: PlacedValue };
  /** `missing`: what there is not, in the model's words; a page where it says nothing. */
  leadsNowhere: { to: string; missing?: string; guess?: string };
  namedTwice: { to: string };
}

/** What visitors would see as it is written. */
interface Seen {
  words: string;
}

/** A link, and what is to be written in its place. */
interface WrongLink {
  link: string;
  right: string;
}

/** A link to nothing, and the one that was probably meant. */
interface LostLink {
  link: string;
  guess?: string;
}

/** What the messages take about texts that visitors would not see as they are meant. */
interface TextParams {
  deceptiveCharacter: DeceptiveCharacter;
  deceptiveCharacterInKey: DeceptiveCharacter & { guess?: string };
  /** `character`: what HTML's name stands for, where that is seen. */
  entity: { entity: string; character?: string };
  decodedTwice: { character: string; letter: string };
  lostLetter: Seen;
  dividedWord: { start: string; end: string };
  unknownPlaceholder: { placeholder: string; known: readonly string[]; guess?: string };
  lacksPlaceholder: { placeholder: string };
  html: Seen;
  formatted: Seen;
  table: Seen;
  bullet: Seen;
  deepPoints: Seen;
  numberedLines: Seen;
  emptyPoint: Seen;
  ruler: Seen;
  quote: Seen;
  otherQuotes: Seen;
  marks: Seen;
  heading: Seen;
  picture: Seen;
  brokenLink: Seen;
  unlinkedAddress: Seen;
  unsafeLink: { link: string };
  /** `whole`: with the beginning that it lacks. */
  lostLink: LostLink & { whole?: string };
  /** `right`: where it would be found as a PDF file of the content. */
  lostPdf: LostLink & { right: string };
  /** `right`: the same page of the public site. */
  ownMachine: WrongLink;
  trackedLink: WrongLink;
  wrongContact: { link: string; right?: string };
  mailAsLink: WrongLink;
  /** `right`: the same page, where it is one of this site. */
  leadsOutside: { link: string; right?: string };
  /** `known`: links to places that the page has. */
  lostAnchor: LostLink & { page: string; known: readonly string[] };
  /** `example`: a link to such a place on one page, or to any place of a page. */
  anchorWithoutPage: { link: string; example?: string };
}

/** The place of a photo, as it is written in the content. */
interface OfPhoto {
  src: string;
}

/** The place of a photo, and what should be written there. */
interface OtherPlace extends OfPhoto {
  right: string;
}

/** A photo with its size in pixels. */
interface OfSize extends OfPhoto {
  width: number;
  height: number;
}

/** What the messages take about photos and their text alternatives. */
interface PhotoParams {
  photoFolder: OfPhoto;
  photoMissing: OfPhoto & { guess?: string };
  /** Other capitals than the file's name has. */
  photoSpelling: OtherPlace;
  /** Letters with accents can be one character or two (Unicode's NFC and NFD). */
  photoLetters: OtherPlace;
  photoSlashes: OtherPlace;
  photoMisplaced: OfPhoto;
  photoHeic: OfPhoto;
  photoEmpty: OfPhoto;
  photoBroken: OfPhoto;
  photoFormat: OfPhoto & { format: string };
  photoEnding: OtherPlace & { ending: string; format: string };
  photoCmyk: OfPhoto;
  photoTurned: OfPhoto;
  photoPosition: OfPhoto;
  photoTall: OfSize;
  photoWide: OfSize;
  photoSmall: OfPhoto & { width: number; least: number };
  /** `most`: in megapixels. */
  photoLarge: OfSize & { most: number };
  photoName: undefined;
  photoTwice: OfPhoto & { first: PlacedValue };
}

/** The name of a file in `content/files`. */
interface OfFile {
  name: string;
}

/** One that can't be read; its bytes, and how many it may have. */
interface OfUnread extends OfFile {
  bytes: number;
  most: number;
}

/** What the messages take about the files that visitors may open. */
interface PdfParams {
  otherFile: OfFile;
  pdfLarge: OfUnread;
  pdfNone: OfUnread;
  pdfBroken: OfUnread;
  pdfLocked: OfUnread;
  /** `extras`: what is in it besides what is looked at, by PDF's names. */
  pdfExtras: OfFile & { extras: readonly string[] };
  /** `title`: what stands there instead: the name of the file that the PDF was made of. */
  pdfUntitled: OfFile & { title: string };
}

/** What the message of each kind of mistake takes, by its code. */
export interface MessageParams
  extends SyntaxParams, ValueParams, FileParams, TextParams, PhotoParams, PdfParams {}

/** The words of a rule of a model's or the site's own. */
interface OwnWords extends Words {
  /** What to do where the name that was meant can be guessed. */
  guess?: string;
}

/** A rule's own words: whole sentences, or such that go on where the words about a thing, a value or its content began. */
export interface OwnParams {
  own: OwnWords;
  ownOfThing: Words;
  ownOfValue: Words;
  ownInside: Words;
}

/** What is wrong, as data. */
export type Message = MessageOf<MessageParams & OwnParams>;

/** A function for each code that says what is wrong and, apart, what to do. */
export type Messages<Params = MessageParams> = {
  [Code in keyof Params]: (params: Params[Code], subject: Subject) => Words;
};
