import { nameOfFile, repeats, slug } from "@typed-site/utils";
import type { Definition } from "../../definition";
import { fixedFiles } from "../../model";
import type { RecordPage } from "../../pages/page-entries";
import type { Message } from "../messages/messages";
import { nearest } from "../nearest";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** Everything that is wrong with the names of the files. */
export const fileProblems: Rule = ({ definition, files }) =>
  files.flatMap(({ file }) => {
    const message = nameProblem(definition, file);
    return message ? [{ file, line: 1, column: 1, ...message }] : [];
  });

function nameProblem(definition: Definition, file: string): Message | undefined {
  if (!definition.modelOfFile(file)) return unknownFile(definition, file);
  const name = badName(definition, file);
  return name === undefined
    ? undefined
    : { code: "wrongName", params: { name, right: slug(name) } };
}

/** The name of a file or a folder that should be a part of an address and can't; mostly that of a copy. */
export function badName({ modelOfFile }: Definition, file: string): string | undefined {
  const model = modelOfFile(file);
  const names = model?.key && !model.isList ? file.split("/").slice(1) : [];
  return names.map(nameOfFile).find((name) => name !== slug(name));
}

function unknownFile({ models, modelsFile }: Definition, file: string): Message {
  if (!file.endsWith(".yaml")) return { code: "wrongEnding" };
  const files = models.flatMap(fixedFiles);
  const folders = models.flatMap((model) =>
    model.files.flatMap((place) => /^([^*]+)\/\*/.exec(place)?.[1] ?? []),
  );
  const folder = file.slice(0, file.indexOf("/"));
  const guess = nearest(file, files) ?? nearest(folder, folders);
  return { code: "unknownFile", params: { guess, modelsFile } };
}

/** Pages whose address another page, or one of the site's programs, already has. */
export const sharedAddresses: Rule = ({ pages, files, definition: { takenAddresses } }) => {
  const problemOf = ({ from = [], record }: RecordPage, problem: Message) => {
    const source = files.find(({ file }) => file === record.file);
    return source ? problemAt({ ...record, source, path: [] }, from, problem) : [];
  };
  return [
    ...repeats(pages, ({ path }) => path).flatMap(([page, { record: owner }]) =>
      problemOf(page, { code: "takenAddress", params: { address: page.path, owner } }),
    ),
    ...pages
      .filter(({ path }) => takenAddresses.includes(path))
      .flatMap((page) => problemOf(page, { code: "ownAddress", params: { address: page.path } })),
  ];
};
