import { nameOfFile, repeats, slug } from "../../../utils";
import type { Definition } from "../../definition";
import { fixedFiles, type Model } from "../../model";
import type { ContentFile } from "../../read/content-file";
import type { Message } from "../messages/messages";
import { nearest } from "../nearest";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** Whether a file manager has named a file as a copy of another one: `puck — kopia.yaml`, `puck (1).yaml`. */
export function isCopy({ file }: ContentFile): boolean {
  const name = nameOfFile(file);
  return name !== slug(name) && /(?:^|[ _-])(?:kopia|copy)(?:[ _-]|$)|\(\d+\)$/i.test(name);
}

/** Everything that is wrong with the names of the files. */
export const fileProblems: Rule = ({ definition, files }) =>
  files.flatMap(({ file }) => {
    const message = nameProblem(definition, file);
    return message ? [{ file, line: 1, column: 1, ...message }] : [];
  });

function nameProblem(definition: Definition, file: string): Message | undefined {
  const model = definition.modelOfFile(file);
  if (!model) return unknownFile(file, definition.models);
  const names = model.key && !model.isList ? file.split("/").slice(1) : [];
  const bad = names.map(nameOfFile).find((name) => name !== slug(name));
  return bad === undefined
    ? undefined
    : { code: "wrongName", params: { name: bad, right: slug(bad) } };
}

function unknownFile(file: string, models: readonly Model[]): Message {
  if (!file.endsWith(".yaml")) return { code: "wrongEnding" };
  const files = models.flatMap(fixedFiles);
  const folders = models.flatMap((model) =>
    model.files.flatMap((place) => /^([^*]+)\/\*/.exec(place)?.[1] ?? []),
  );
  const folder = file.slice(0, file.indexOf("/"));
  const guess = nearest(file, files) ?? nearest(folder, folders);
  return { code: "unknownFile", params: { guess } };
}

/** Pages whose address another page already has. */
export const sharedAddresses: Rule = ({ pages, files }) =>
  repeats(pages, ({ path }) => path).flatMap(([page, { record: owner }]) => {
    const { path: address, from = [], canonical, record } = page;
    const source = files.find(({ file }) => file === record.file);
    if (!source) return [];
    const code = canonical ? "takenFurtherAddress" : "takenAddress";
    return problemAt({ ...record, source, path: [] }, from, { code, params: { address, owner } });
  });
