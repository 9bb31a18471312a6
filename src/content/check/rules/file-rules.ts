import { nameOfFile, slug } from "../../../site/addresses";
import type { Definition } from "../../definition";
import { fixedFiles, type Model } from "../../model";
import { pageEntries } from "../../pages/page-entries";
import type { ContentFile } from "../../read/content-file";
import { recordsIn } from "../../read/read-records";
import { repeats } from "../../repeats";
import { didYouMean, type Words } from "../../wording";
import { nearest } from "../nearest";
import type { ContentProblem } from "../problem";

/** Everything that is wrong with the files' own names and the addresses that follow from them. */
export function fileProblems(
  definition: Definition,
  files: readonly ContentFile[],
): ContentProblem[] {
  return [
    ...files.flatMap((source) => {
      const words = nameProblem(definition, source.file);
      return words ? [{ file: source.file, line: 1, column: 1, ...words }] : [];
    }),
    ...sharedAddresses(definition, files),
  ];
}

function nameProblem(definition: Definition, file: string): Words | undefined {
  const model = definition.modelOfFile(file);
  if (!model) {
    const problem = "Strona nie zna takiego pliku i go nie pokaże.";
    return { problem, remedy: remedyForUnknown(file, definition.models) };
  }
  const names = model.key && !model.isList ? file.split("/").slice(1) : [];
  const bad = names.map(nameOfFile).find((name) => name !== slug(name));
  if (bad === undefined) return undefined;
  return {
    problem: `Nazwa „${bad}” nie może być adresem: wolno w nim tylko małe litery bez ogonków, cyfry i łączniki.`,
    remedy: `Zmień nazwę na „${slug(bad)}”.`,
  };
}

function remedyForUnknown(file: string, models: readonly Model[]): string {
  if (!file.endsWith(".yaml")) return "Zmień końcówkę nazwy na „.yaml”.";
  const files = models.flatMap(fixedFiles);
  const folders = models.flatMap((model) =>
    model.files.flatMap((place) => /^([^*]+)\/\*/.exec(place)?.[1] ?? []),
  );
  const folder = file.slice(0, file.indexOf("/"));
  return didYouMean(
    nearest(file, files) ?? nearest(folder, folders),
    "Sprawdź nazwę pliku i folderu albo usuń plik; nowy rodzaj treści musi być na liście w models/index.ts.",
  );
}

/** Pages whose address another page already has. */
function sharedAddresses(definition: Definition, files: readonly ContentFile[]): ContentProblem[] {
  const records = files.flatMap((file) => recordsIn(definition, file));
  const pages = pageEntries(definition, records);
  return repeats(pages, ({ path }) => path).flatMap(([page, { record: owner }]) => {
    const { path, from = [], canonical, record } = page;
    const source = files.find(({ file }) => file === record.file);
    if (!source) return [];
    return {
      file: source.file,
      ...source.positionOf(from),
      problem: `Adres „${path}” ma już plik content/${owner.file}.`,
      remedy: canonical ? "Usuń stąd ten adres." : "Zmień jedną z nazw albo usuń jeden z plików.",
    };
  });
}
