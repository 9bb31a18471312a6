import path from "node:path";
import { nameOfFile, repeats, slug } from "@typed-site/utils";
import type { Definition } from "../../definition";
import { fixedFiles } from "../../model";
import type { RecordPage } from "../../pages/page-entries";
import type { ContentFile } from "../../read/content-file";
import type { Message } from "../message";
import { nearest } from "../nearest";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** How programs call a copy in its name: `puck — kopia`, `puck (1)`, `~$puck`. */
const COPY = /(?:^|[ _(-])(?:kopia|copy)(?:[ _)-]|$)|\(\d+\)$|^~\$/i;

/**
 * Whether a file is a copy that a program has made of another one. Cloud drives put a computer's name or a conflict
 * behind the other's name (`puck-LAPTOP-7A`, `puck.sync-conflict-20261101`), file managers a word.
 */
export function isCopy({ file }: ContentFile, all: readonly ContentFile[]): boolean {
  const name = nameOfFile(file);
  if (name === slug(name)) return false;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const rest = (other: string) => name.slice(other.length);
  return (
    COPY.test(name) ||
    all
      .filter((other) => other.file.startsWith(folder) && other.file !== file)
      .map((other) => other.file.slice(folder.length).replace(/\.yaml$/, ""))
      .some((other) => name.startsWith(other) && /^[^\p{L}\p{N}]/u.test(rest(other)))
  );
}

/** Everything that is wrong with the names of the files. */
export const fileProblems: Rule = ({ definition, files }) =>
  files.flatMap(({ file }) => {
    const message = nameProblem(definition, file);
    return message ? [{ file, line: 1, column: 1, ...message }] : [];
  });

function nameProblem(definition: Definition, file: string): Message | undefined {
  const model = definition.modelOfFile(file);
  if (!model) return unknownFile(definition, file);
  const names = model.key && !model.isList ? file.split("/").slice(1) : [];
  const bad = names.map(nameOfFile).find((name) => name !== slug(name));
  return bad === undefined
    ? undefined
    : { code: "wrongName", params: { name: bad, right: slug(bad) } };
}

function unknownFile({ models, modelsFile }: Definition, file: string): Message {
  if (!file.endsWith(".yaml")) return { code: "wrongEnding" };
  const files = models.flatMap(fixedFiles);
  const folders = models.flatMap((model) =>
    model.files.flatMap((glob) => /^([^*]+)\/\*/.exec(glob)?.[1] ?? []),
  );
  const folder = file.slice(0, file.indexOf("/"));
  const guess = nearest(file, files) ?? nearest(folder, folders);
  return { code: "unknownFile", params: { guess, modelsFile } };
}

/** Files of the content with another ending behind `.yaml`, which Windows hides: nobody would read what is in them. */
export const hiddenEndings: Rule = ({ photos }) =>
  [...photos.keys()].flatMap((file) => {
    const [, name, ending] = HIDDEN_ENDING.exec(file) ?? [];
    if (name === undefined || ending === undefined) return [];
    const params = { name: path.posix.basename(name), ending };
    return { file, line: 1, column: 1, code: "hiddenEnding", params };
  });

/** `faq.yaml.txt`; names that begin with a dot belong to editors and systems. */
const HIDDEN_ENDING = /^((?:.*\/)?[^./][^/]*\.ya?ml)(\.\w+)$/i;

/** Pages whose address another page, or one of the site's programs, already has. */
export const sharedAddresses: Rule = ({ pages, files, definition: { takenAddresses } }) => {
  const problemOf = ({ from = [], record }: RecordPage, problem: Message) => {
    const source = files.find(({ file }) => file === record.file);
    return source ? problemAt({ ...record, source, path: [] }, from, problem) : [];
  };
  return [
    ...repeats(pages, ({ path }) => path).flatMap(([page, { record: owner }]) => {
      const params = { address: page.path, owner, isFurther: page.canonical !== undefined };
      return problemOf(page, { code: "takenAddress", params });
    }),
    ...pages
      .filter(({ path }) => takenAddresses.includes(path))
      .flatMap((page) => problemOf(page, { code: "ownAddress", params: { address: page.path } })),
  ];
};
