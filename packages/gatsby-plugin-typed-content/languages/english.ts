import { LONGEST_PHOTO_SIDE } from "@typed-site/utils";
import { typeOf, type ValueType, valueType, whatToWrite } from "../check/how-to-write";
import type { Rewritten, Side } from "../check/message";
import type { Subject } from "../check/subject";
import { codePoint } from "../words";
import type { Language } from "./language";
import { countIn, sizeIn } from "./numbers";

const NBSP = "\u00a0";
const QUOTE_IT = 'Put the whole text in straight quotes: "…".';
const TYPE_AGAIN = "Delete this place with the letters beside it and type them again.";
const NO_PAGE = "there is no page at this address";
const CROP = "best 3:2 (Windows: Photos, Edit, Crop; Mac: Preview, Tools, Crop)";
const SAVE_AGAIN = "and save it as PDF again";

const count = countIn("en");
const size = sizeIn("en");
const quoted = (words: string) => `“${words}”`;
const entries = (number: number) => count(number, { one: "entry", other: "entries" });
const characters = (number: number) => count(number, { one: "character", other: "characters" });

const didYouMean = (guess: string | undefined) => guess && `Did you mean “${guess}”?`;

const sides: Record<Side, string> = { least: "at least", most: "at most", exact: "exactly" };

/** What a value can be: what it is called, and how it is written. */
const types: Record<ValueType, { name: string; written: string }> = {
  string: { name: "a text", written: "plain text" },
  number: { name: "a number", written: "digits alone, without quotes and units" },
  int: { name: "a whole number", written: "digits alone, without quotes and units" },
  boolean: { name: "true or false", written: "true or false, without quotes" },
  date: { name: "a date", written: "a day" },
  array: { name: "a list", written: "a list (each entry on a new line that begins with “- ”)" },
  object: { name: "a group of keys", written: "the keys" },
  other: { name: "another value", written: "a value" },
};

const places = {
  here: "here",
  item: "after “- ”",
  block: "below it, indented",
  line: "after the colon",
};

/** What to write in a place, and where: `plain text after the colon`. */
function toWrite(subject: Subject): string {
  const { where, type, keys } = whatToWrite(subject);
  const group = keys.length > 0 ? ` ${keys.join(", ")}` : "";
  return `${types[type].written}${group} ${places[where]}`;
}

const ways: Record<Rewritten["way"], (right: string) => string> = {
  quotes: (right) => `in quotes: "${right}"`,
  degrees: (right) => `in degrees: ${right}`,
  point: (right) => `with a point in place of the comma: ${right}`,
};

/** What an odd character is and where: `an invisible character (U+200B) after “loc”`. */
function deceptiveCharacter({ character, after }: { character: string; after: string }): string {
  const what = /\p{L}/u.test(character)
    ? `the letter “${character}” of another alphabet (${codePoint(character)}), which only looks like one of ours`
    : `an invisible character (${codePoint(character)})`;
  return what + (after && ` after “${after}”`);
}

/** What is in a PDF file besides what is looked at, by PDF's names. */
const extras: Readonly<Record<string, string>> = {
  JS: "a script",
  JavaScript: "a script",
  XFA: "a form with scripts",
  AA: "a command that runs by itself",
  OpenAction: "a command that runs by itself",
  Launch: "a command that starts a program",
  GoToR: "a link to a file on somebody's computer",
  GoToE: "a link to an attached file",
  URI: "a link that leads to no web page",
  SubmitForm: "a form that sends something",
  ImportData: "a form that loads something",
  AF: "an attached file",
  EF: "an attached file",
  EmbeddedFiles: "an attached file",
  FileAttachment: "an attached file",
};

/** What the plugin says to whoever writes English content. */
export const english: Language = {
  tag: "en",
  size,
  quoted,
  typography: (text) =>
    text.replace(/ (?=[–—] )/g, NBSP).replace(/(?<=\d) (?=(?:mm|cm|m|km|g|kg|kB|MB|%)\b)/g, NBSP),
  otherQuotes: () => undefined,
  characters: "“”‘’–—…×°²³£€é",
  conjunctions: ["and", "or", "to", "nor"],

  thisFile: "This file",
  entry: "Entry",
  file: (place) => `the file content/${place}`,
  value: (owner, field) => (field ? `${owner}: ${field}` : owner),
  within: (owner, field) => `${owner}: ${field || "this text"}`,
  inList: (number) => ` (number ${number} of the list)`,

  didYouMean,
  sameIn: (others) => `The same in: ${others}.`,
  mistakes: (number) => `${count(number, { one: "mistake", other: "mistakes" })} in the content.`,
  fields: {
    photo: { label: "Photo with its description" },
    photoFile: {
      label: "File of the photo",
      inFile: "Counted from this YAML file, as in ../photos/house.jpg.",
    },
    alt: {
      label: "What the photo shows",
      hint: "In one sentence. Screen readers read it aloud.",
    },
    seo: { label: "Title and description for search engines and shared links" },
    seoTitle: { label: "Title of the page", hint: "From 15 to 60 characters." },
    seoDescription: {
      label: "Description of the page",
      hint: "From 120 to 158 characters. Search engines show it below the title.",
    },
  },
  mustHave: (names) => `The text must have ${new Intl.ListFormat("en").format(names)}.`,

  lastGood:
    "The site shows the last correct content. Correct the file and save it, and this message will go away.",
  notChecked: "The content could not be checked. Save the file again.",
  programChanged: (file) =>
    `The program of the site has changed (${file}). Stop develop and start it again; until then the content is not checked.`,

  messages: {
    // Files that can't be read, or not as they were meant.
    noFolder: () => ({
      problem: "The folder with all content is missing.",
      remedy: "Type “git restore content” in a terminal.",
    }),
    link: () => ({
      problem: "This is a link (a shortcut) to another place on the disk, not a file or a folder.",
      remedy: "Delete it and put the file itself here.",
    }),
    noFile: () => ({
      problem: "This is not a file, though it is named like one.",
      remedy: "If it is a folder, give it a name without “.yaml” or delete it.",
    }),
    locked: ({ error }) => ({
      problem: `This file cannot be read (${error}).`,
      remedy: "Close the program that locks it, and look at the file's permissions.",
    }),
    notUtf8: () => ({
      problem: "This character is not written in UTF-8, so letters of the file cannot be read.",
      remedy: "Save the file again with the encoding UTF-8 (in Notepad: Save as, Encoding).",
    }),
    conflict: () => ({
      problem:
        "Git left two versions of the text here, since it could not choose: one is between “<<<<<<<” and “=======”, the other between “=======” and “>>>>>>>”.",
      remedy: "Keep the right version, and delete the other and the lines with these signs.",
    }),
    controlCharacter: ({ character }) => ({
      problem: `Here is an invisible character (${character}).`,
      remedy: TYPE_AGAIN,
    }),
    TAB_AS_INDENT: () => ({
      problem: "This line is indented with a tab.",
      remedy: "Replace the tab by spaces, two for each level.",
    }),
    BAD_INDENT: () => ({
      problem: "The indentation does not fit the lines beside it.",
      remedy: "Begin this line in the same column as the keys beside it; indent with spaces.",
    }),
    DUPLICATE_KEY: () => ({
      problem: "This key is here for the second time.",
      remedy: "Keep one of them.",
    }),
    BLOCK_AS_IMPLICIT_KEY: () => ({
      problem: "The text has a colon and a space, which begin a new key.",
      remedy: QUOTE_IT,
    }),
    MULTILINE_IMPLICIT_KEY: () => ({
      problem: "This line is neither a key nor part of the text above.",
      remedy: "Write “name: value” (a space after the colon) or indent the text more.",
    }),
    openBracket: () => ({
      problem: "The bracket “[” or “{” is not closed.",
      remedy: "Write “]” or “}” at the end of the entry above.",
    }),
    startsWith: ({ character }) => ({
      problem: `A text cannot begin with “${character}”.`,
      remedy: QUOTE_IT,
    }),
    afterQuote: ({ quote }) => ({
      problem: `There is more text after the ${quote} that closes the text.`,
      remedy: `${QUOTE_IT} Within it write “…” or an apostrophe.`,
    }),
    unclosedQuote: ({ quote }) => ({
      problem: `The ${quote} that opens this text is not closed.`,
      remedy: `Write ${quote} at the end of the text.`,
    }),
    typographicQuote: ({ character }) => ({
      problem: `The character ${character} is a quotation mark in a text, but YAML does not take it for the start or the end of one.`,
      remedy: `${QUOTE_IT} Curly ones may stand within it.`,
    }),
    deepItem: () => ({
      problem:
        "This “- ” is indented more than in the entry above, so the line continues its text and is not a new entry.",
      remedy: "Begin “- ” in the same column as in the other entries of the list.",
    }),
    listMark: ({ character }) => ({
      problem:
        character === "-"
          ? "A space is missing after the hyphen that begins this entry of the list."
          : `This entry of the list begins with “${character}”, which YAML does not take for the start of an entry.`,
      remedy: "Begin it with “- ”, a hyphen and a space from the keyboard.",
    }),
    foldedList: () => ({
      problem: "The character “>” makes one paragraph of the lines, so this will not be a list.",
      remedy: "Replace “>” after the key by “|”.",
    }),
    slashComment: () => ({
      problem: "The slashes “//” do not begin a comment in YAML.",
      remedy: "Begin a note to yourself with “#”.",
    }),
    comment: () => ({
      problem:
        "The character “#” begins a comment, so the rest of the line will not be on the site.",
      remedy: `${QUOTE_IT} If it is a note to yourself, move it to a line of its own.`,
    }),
    oddSpace: ({ character }) => ({
      problem: `Here is a no-break space or a character like it (${character}), which YAML does not take for a space.`,
      remedy: "Delete it and type a usual space.",
    }),
    repetition: ({ name }) => ({
      problem: `The characters “&” and “*” repeat here what stands elsewhere in the file (“${name}”), and the site does not read such repetitions.`,
      remedy: `Write what is to be repeated in each place, and delete “&${name}” and “*${name}”.`,
    }),
    unreadable: ({ error }) => ({
      problem: `This cannot be read as YAML (${error}).`,
      remedy: "Compare indentation, colons and quotes with the entry beside it.",
    }),

    // Values that are missing or don't fit their field, and unknown keys.
    missing: (_, subject) => ({
      problem: `${subject.owner}: ${subject.field} is missing.`,
      remedy: `Add “${String(subject.key)}:” and ${toWrite(subject)}. What it is: ${subject.description}`,
    }),
    unknownKey: ({ key, guess }, { owner, field }) => ({
      problem: `${owner}: unknown key ${field}.`,
      remedy: didYouMean(guess) ?? `Correct the name “${key}” or delete this key.`,
    }),
    misplacedKey: ({ key, home }, { owner, field }) => ({
      problem: `${owner}: unknown key ${field}.`,
      remedy: home
        ? `The key “${key}” belongs to “${home}”; indent it more.`
        : `The key “${key}” belongs to the highest level; indent it less.`,
    }),
    nothing: (_, { owner }) => ({
      problem: `${owner}: there is nothing here.`,
      remedy: "Write something or delete this entry.",
    }),
    empty: (_, subject) => ({
      problem: `${subject.value} is empty.`,
      remedy: `Write ${toWrite(subject)}.`,
    }),
    emptyItem: (_, subject) => ({
      problem: `${subject.value} is empty.`,
      remedy: `Write ${toWrite(subject)} or delete this line.`,
    }),
    wrongType: ({ expected, rewritten }, subject) => {
      const isBlock = expected === "array" || expected === "object";
      const example = isBlock ? "" : ` What it is: ${subject.description}`;
      const [actual, right] = [types[typeOf(subject.data)].name, types[valueType(expected)].name];
      return {
        problem: `${subject.value} is ${actual}, but has to be ${right}.`,
        remedy: rewritten
          ? `Write this value ${ways[rewritten.way](rewritten.right)}.`
          : `Write ${toWrite(subject)}.${example}`,
      };
    },
    unknownChoice: ({ choices, guess }, { value, shown }) => ({
      problem: `${value} is “${shown}”, which the site does not know.`,
      remedy: `${guess ? `${didYouMean(guess)} ` : ""}One of: ${choices.join(", ")}.`,
    }),
    swapped: ({ other }, { value, key, shown }) => ({
      problem: `${value} is ${shown}, which looks like the value of “${other}”.`,
      remedy: `Exchange the values of “${String(key)}” and “${other}”.`,
    }),
    wrongNumber: ({ limit, side, least, most }, { value, shown, description }) => ({
      problem: `${value} is ${shown}, but may be ${sides[side]} ${limit}.`,
      remedy: `Write a number from ${least} to ${most}. What it is: ${description}`,
    }),
    wrongEntries: ({ length, limit, side }, { value }) => ({
      problem: `${value} has ${entries(length)}, but must have ${sides[side]} ${limit}.`,
      remedy:
        length < limit ? `Add ${entries(limit - length)}.` : `Delete ${entries(length - limit)}.`,
    }),
    wrongLength: ({ length, limit, side }, { value }) => ({
      problem: `${value} has ${characters(length)}, but must have ${sides[side]} ${limit}.`,
      remedy:
        length < limit
          ? `Add ${characters(limit - length)}.`
          : `Shorten it by ${characters(length - limit)}.`,
    }),
    longWord: ({ length, most }, { value }) => ({
      problem: `${value} has a word of ${characters(length)}, which is too wide for a phone.`,
      remedy: `Divide it; the longest word may have ${most}.`,
    }),
    wrongEmail: (_, { value }) => ({
      problem: `${value} is not an e-mail address.`,
      remedy: "Write an address like contact@example.com.",
    }),
    wrongWebAddress: ({ right }, { value }) => ({
      problem: `${value} is not a web address.`,
      remedy: right
        ? `Write “${right}”.`
        : "Write an address that begins with https://, such as https://www.example.com.",
    }),
    trackedAddress: ({ right }, { value }) => ({
      problem: `${value} ends with something that tells who shared the address.`,
      remedy: `Write “${right}”.`,
    }),
    wrongDay: (_, { value }) => ({
      problem: `${value} is not a date.`,
      remedy: 'Write a day like this: "2026-11-01".',
    }),
    wrongForm: (_, { value, description }) => ({
      problem: `${value} is not written as it has to be.`,
      remedy: `What it is: ${description}`,
    }),

    // Files, their names, their addresses, and names of things in other files.
    missingFile: ({ file }) => ({
      problem: "This file is missing, and the site needs it.",
      remedy: `If it has another name now, give it its former one; if it was deleted, type “git restore content/${file}” in a terminal.`,
    }),
    unknownFile: ({ guess, modelsFile }) => ({
      problem: "The site does not know such a file and will not show it.",
      remedy:
        didYouMean(guess) ??
        `Look at the names of file and folder, or delete the file.${modelsFile ? ` A developer adds a new kind of files in ${modelsFile}.` : ""}`,
    }),
    copiedFile: () => ({
      problem: "This looks like the copy of a file, which the site will not show.",
      remedy:
        "Delete it, or give it a name of small letters without accents, digits and hyphens if it is to stay.",
    }),
    hiddenEnding: ({ name, ending }) => ({
      problem: `The site does not read this file, since after “${name}” there is another ending, “${ending}”, which Windows hides.`,
      remedy: `If it has new content, save that in the file “${name}”; delete this one.`,
    }),
    wrongEnding: () => ({
      problem: "The site does not know such a file and will not show it.",
      remedy: "Let its name end with “.yaml”.",
    }),
    wrongName: ({ name, right }) => ({
      problem: `The name “${name}” cannot be an address: it may have small letters without accents, digits and hyphens only.`,
      remedy: `Change the name to “${right}”.`,
    }),
    takenAddress: ({ address, owner, isFurther }, { naming }) => ({
      problem: `The address “${address}” belongs to ${naming.file(owner)} already.`,
      remedy: isFurther
        ? "Delete it here."
        : "Change one of the names, or delete one of the files.",
    }),
    ownAddress: ({ address }) => ({
      problem: `The address “${address}” is taken by a program of the site.`,
      remedy: "Choose another one.",
    }),
    sameHead: ({ first }, { value, naming }) => ({
      problem: `${value} is the same as in ${naming.place(first)}, and search results tell pages apart by it.`,
      remedy: "Write what this very page is about.",
    }),
    leadsNowhere: ({ to, missing = NO_PAGE, guess }, { value }) => ({
      problem: `${value} leads to “${to}”, but ${missing}.`,
      remedy: didYouMean(guess) ?? `Correct “${to}” or delete this entry.`,
    }),
    namedTwice: ({ to }, { value }) => ({
      problem: `${value} repeats “${to}”.`,
      remedy: "Delete this line.",
    }),

    // Texts that visitors would not see as they are meant.
    deceptiveCharacter: (character, { within }) => ({
      problem: `${within} has ${deceptiveCharacter(character)}.`,
      remedy: TYPE_AGAIN,
    }),
    deceptiveCharacterInKey: ({ guess, ...character }, { owner, field }) => ({
      problem: `${owner}: the name of the key ${field} has ${deceptiveCharacter(character)}.`,
      remedy: guess ? `Type this name again: ${guess}.` : TYPE_AGAIN,
    }),
    entity: ({ entity, character }, { within }) => ({
      problem: `${within} has “${entity}” from the code of a page, which visitors will see as it is written.`,
      remedy: character
        ? `Write “${character}” in its place.`
        : "Write a usual space in its place, or delete it.",
    }),
    decodedTwice: ({ character, letter }, { within }) => ({
      problem: `${within} has “${character}” in place of “${letter}”: letters were damaged when the text was copied.`,
      remedy: "Copy the text again from a program that shows the right letters, or type it.",
    }),
    lostLetter: ({ words }, { within }) => ({
      problem: `${within} has “${words}”, with a question mark inside a word.`,
      remedy: "Write the right letter in its place, or a space after it if it ends a sentence.",
    }),
    dividedWord: ({ start, end }, { within }) => ({
      problem: `${within} has “${start}- ${end}”, a word that was divided at the end of a line.`,
      remedy: `Write “${start}${end}”, or “${start}-${end}” if the hyphen is to stay.`,
    }),
    unknownPlaceholder: ({ placeholder, known, guess }, { within }) => ({
      problem: `${within} has “${placeholder}”, but the site puts nothing in its place.`,
      remedy: `${guess ? `${didYouMean(guess)} ` : ""}Here you may write: ${known.join(", ") || "usual words, without braces"}.`,
    }),
    lacksPlaceholder: ({ placeholder }, { within, description }) => ({
      problem: `${within} lacks “${placeholder}”, in whose place the site puts the right word.`,
      remedy: `Write ${placeholder} where that word is to be. What it is: ${description}`,
    }),
    html: ({ words }, { within }) => ({
      problem: `${within} has HTML (“${words}”), which visitors will see as it is written.`,
      remedy: "Delete it; write bold words as **text**, and a link as [words](/address).",
    }),
    formatted: (_, { within }) => ({
      problem: `${within} has characters of formatting, but here are no links or bold words.`,
      remedy: "Keep the words alone, without stars and square brackets.",
    }),
    table: (_, { within }) => ({
      problem: `${within} has a table, but the site has no tables and will show the strokes.`,
      remedy: "Write it as a list: each line begins with a hyphen and a space.",
    }),
    bullet: ({ words }, { within }) => ({
      problem: `${within} has a list with “${words.charAt(0)}”, which the site will show as one paragraph.`,
      remedy: words.startsWith("-")
        ? "Put a space after “-” at the start of each line."
        : `Replace “${words.charAt(0)}” at the start of lines by a hyphen and a space.`,
    }),
    deepPoints: (_, { within }) => ({
      problem: `${within} has a list that is indented so much that the site will show it as one paragraph.`,
      remedy: "Delete the spaces before “-” at the start of lines.",
    }),
    numberedLines: (_, { within }) => ({
      problem: `${within} has lines with numbers, which the site will show as one paragraph.`,
      remedy:
        "If they are points, number them in turn (1., 2., 3.) and put an empty line before them; if not, begin the lines with words.",
    }),
    emptyPoint: (_, { within }) => ({
      problem: `${within} has a point of a list without words.`,
      remedy: "Write words after “-”, or delete this line.",
    }),
    ruler: ({ words }, { within }) => ({
      problem: `${within} has the line “${words.trim()}”, which the site will not draw but show as it is written.`,
      remedy: "Delete this line; an empty line divides paragraphs.",
    }),
    quote: (_, { within }) => ({
      problem: `${within} has a quotation with “>”, which visitors will see as it is written.`,
      remedy: "Delete “>”, and put what others said in “…”.",
    }),
    otherQuotes: ({ words }, { within }) => ({
      problem: `${within} has ${words}, with quotation marks of another language.`,
      remedy: `Write ${words} with “…”.`,
    }),
    marks: ({ words }, { within }) => ({
      problem: `${within} has “${words}”, whose characters visitors will see as they are written.`,
      remedy: "Delete them; bold words are written **text**, without spaces inside the stars.",
    }),
    heading: (_, { within }) => ({
      problem: `${within} has a heading (“#”), but this field is not divided by headings.`,
      remedy: "Delete “#”, or write this line as **bold words**.",
    }),
    picture: (_, { within }) => ({
      problem: `${within} has a picture, but there are no pictures in texts.`,
      remedy: "Delete it; pictures stand in the keys that are for pictures.",
    }),
    brokenLink: (_, { within }) => ({
      problem: `${within} has a link that the site will not recognize but show as it is written.`,
      remedy: "Write it like this: [words](/address), without spaces between and inside brackets.",
    }),
    unlinkedAddress: ({ words }, { within }) => ({
      problem: `${within} has the address “${words}”, which is not a link, so nobody can open it.`,
      remedy: `Write it like this: [words](${words.replace(/^www\./i, "https://$&")}).`,
    }),
    unsafeLink: ({ link }, { within }) => ({
      problem: `${within} has the link “${link}”, which a browser should not open.`,
      remedy: "A link may begin with /, #, https://, mailto: or tel:.",
    }),
    lostLink: ({ link, guess, whole }, { within }) => {
      const what = whole?.startsWith("mailto:")
        ? "an e-mail address"
        : "the address of another site";
      return {
        problem: `${within} has a link to “${link}”, but ${NO_PAGE}.`,
        remedy:
          didYouMean(guess) ??
          (whole
            ? `Write ${what} like this: ${whole}.`
            : "Addresses of this site begin with “/”, those of other sites with https://."),
      };
    },
    lostPdf: ({ link, right, guess }, { within }) => ({
      problem: `${within} has a link to “${link}”, but there is no such file.`,
      remedy:
        didYouMean(guess) ??
        `Add this file as PDF to content/files, and write its address: “${right}”.`,
    }),
    ownMachine: ({ link, right }, { within }) => ({
      problem: `${within} has a link to “${link}”, a computer of those who write, which visitors cannot open.`,
      remedy: `Write “${right}”.`,
    }),
    trackedLink: ({ link, right }, { within }) => ({
      problem: `${within} has the link “${link}”, which ends with something that tells who shared it.`,
      remedy: `Write “${right}”.`,
    }),
    wrongContact: ({ link, right }, { within }) => ({
      problem: `${within} has the link “${link}” without a right e-mail address or phone number.`,
      remedy: right
        ? `Write “${right}”.`
        : "Write it like this: mailto:contact@example.com or tel:+442079460000.",
    }),
    mailAsLink: ({ link, right }, { within }) => ({
      problem: `${within} has an e-mail address that is written like that of a page (“${link}”).`,
      remedy: `Write “${right}”.`,
    }),
    leadsOutside: ({ link, right }, { value }) => ({
      problem: `${value} leads to “${link}”, but has to lead to a page of this site.`,
      remedy: right
        ? `Write “${right}”.`
        : "Write the address of a page of this site, from “/” on; only links in texts lead to other sites.",
    }),
    lostAnchor: ({ link, page, known, guess }, { within }) => ({
      problem: `${within} has a link to “${link}”, but there is no such place on the page “${page}”.`,
      remedy: didYouMean(guess) ?? `The link may lead to: ${known.map(quoted).join(", ")}.`,
    }),
    anchorWithoutPage: ({ link, example }, { within }) => ({
      problem: `${within} has a link to “${link}” without the address of a page, and this text is on several pages.`,
      remedy: `Write the address of the page, too${example ? `, such as “${example}”` : ""}.`,
    }),

    // Photos and their text alternatives.
    photoFolder: ({ src }, { naming }) => ({
      problem: `“${naming.photo(src)}” is a folder, not a photo.`,
      remedy: "Write a slash after it and the name of a file in this folder.",
    }),
    photoMissing: ({ src, guess }, { naming }) => ({
      problem: `There is no photo “${naming.photo(src)}”.`,
      remedy:
        didYouMean(guess) ??
        "Look at the file's name and the number of “../”, or add the photo to content/photos.",
    }),
    photoSpelling: ({ src, right }, { naming }) => ({
      problem: `The name of the photo “${naming.photo(src)}” is written with other letters than in the folder; capital and small letters differ.`,
      remedy: `Write “${naming.photo(right)}”.`,
    }),
    photoLetters: ({ src, right }, { naming }) => ({
      problem: `The name of the photo “${naming.photo(src)}” only looks like that of the file: letters with accents are written otherwise.`,
      remedy: `Change the file's name to “${right}”, without accents, and write it here.`,
    }),
    photoSlashes: ({ src, right }, { naming }) => ({
      problem: `“${naming.photo(src)}” has backslashes, but “/” divides folders.`,
      remedy: `Write “${naming.photo(right)}”.`,
    }),
    photoMisplaced: ({ src }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” is not in the folder content/photos, so the site will not show it.`,
      remedy: "Save it there, if you may use it, and write its new place here.",
    }),
    photoHeic: ({ src }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” is a HEIC file, which the site does not read.`,
      remedy:
        "Save it as JPEG. On an iPhone: Settings → Camera → Formats → Most Compatible, and the next photos will be JPEG files.",
    }),
    photoEmpty: ({ src }, { naming }) => ({
      problem: `The file of the photo “${naming.photo(src)}” is empty, like one that a cloud drive has not loaded yet.`,
      remedy: "Open the photo where it comes from, and copy it again.",
    }),
    photoBroken: ({ src }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” is damaged, and the site cannot read it.`,
      remedy:
        "Open it in a program for pictures and save it as JPEG; if it does not open or only in part, copy it from the camera again.",
    }),
    photoFormat: ({ src, format }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” is a ${format} file, but the site reads only JPEG, PNG and WebP.`,
      remedy: "Save it as JPEG in a program for pictures, and write its new name here.",
    }),
    photoEnding: ({ src, ending, format, right }, { naming }) => ({
      problem: `The name of the photo “${naming.photo(src)}” ends with “${ending}”, but it is a ${format} file.`,
      remedy: `Let the name end with “${right}”, of the file and here.`,
    }),
    photoCmyk: ({ src }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” has colours for print (CMYK), which screens would show otherwise.`,
      remedy: "Save it as JPEG with sRGB (RGB) colours in a program for pictures.",
    }),
    photoTurned: ({ src }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” lies on its side in its file, so the site would crop it wrongly.`,
      remedy: "Open it in a program for pictures, save it as a new JPEG file and use that.",
    }),
    photoPosition: ({ src }, { naming }) => ({
      problem: `The file of the photo “${naming.photo(src)}” says where it was taken, perhaps at somebody's home.`,
      remedy:
        "Delete that (Windows: Properties, Details, Remove Properties; Mac: Preview, Tools, Show Inspector, GPS).",
    }),
    photoTall: ({ src, width, height }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” (${width} × ${height}) is upright or nearly square, and the site would cut off its top and bottom.`,
      remedy: `Choose one that is wider than high, or crop it, ${CROP}.`,
    }),
    photoWide: ({ src, width, height }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” (${width} × ${height}) is so wide that the site would cut off its sides.`,
      remedy: `Crop it, ${CROP}.`,
    }),
    photoSmall: ({ src, width, least }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” is ${count(width, { one: "pixel", other: "pixels" })} wide, but needs at least ${least}.`,
      remedy: "Use a larger one; to enlarge it in a program does not help.",
    }),
    photoLarge: ({ src, width, height, most }, { naming }) => ({
      problem: `The photo “${naming.photo(src)}” has ${width} × ${height} pixels, which is more than ${most} megapixels.`,
      remedy: `Make it ${LONGEST_PHOTO_SIDE} pixels wide (Windows: Photos, Resize image; Mac: Preview, Adjust Size).`,
    }),
    photoName: (_, { owner }) => ({
      problem: `${owner}: the description of the photo only repeats the name of its file.`,
      remedy: "Write in one sentence what the photo shows.",
    }),
    photoTwice: ({ src, first }, { owner, naming }) => ({
      problem: `${owner}: the photo “${naming.photo(src)}” is in ${naming.place(first)} already.`,
      remedy: "Use another one, or delete this entry.",
    }),

    // Files that visitors may open.
    otherFile: ({ name }) => ({
      problem: `The file “${name}” will not be on the site: this folder is for PDF files only.`,
      remedy: "Save it as PDF, or delete it.",
    }),
    pdfLarge: ({ name, bytes, most }) => ({
      problem: `The file “${name}” is ${size(bytes)}, but may be ${size(most)} at most.`,
      remedy: `Make the photos in it smaller (in Word: Picture Format, Compress Pictures) ${SAVE_AGAIN}.`,
    }),
    pdfNone: ({ name }) => ({
      problem: `The file “${name}” is not a PDF file, though its name says so.`,
      remedy: "Open it in the program that made it, and save it as PDF.",
    }),
    pdfBroken: ({ name }) => ({
      problem: `The file “${name}” is damaged: it cannot be read to its end.`,
      remedy: "Copy it again, or save it as PDF anew.",
    }),
    pdfLocked: ({ name }) => ({
      problem: `The file “${name}” is encrypted.`,
      remedy: `Remove its password and restrictions ${SAVE_AGAIN}.`,
    }),
    pdfExtras: ({ name, extras: found }) => ({
      problem: `In the file “${name}” there is ${[...new Set(found.map((one) => extras[one] ?? `“${one}”`))].join(" and ")}, but a file of the site may only show something.`,
      remedy: `Remove forms, macros and attachments ${SAVE_AGAIN}.`,
    }),
    pdfUntitled: ({ name, title }) => ({
      problem: `The file “${name}” has no title, by which it is known in a browser's tab${title && `, only the name “${title}”`}.`,
      remedy: `Write a title in the program that made it (Word: File, Info, Title; LibreOffice: File, Properties, Description) ${SAVE_AGAIN}.`,
    }),
  },
};
