import { fixedFiles, modelOfFile, models } from "../../../models";
import { nameOfFile, slug } from "../../../site/addresses";
import type { Model } from "../../model";
import { pageEntries } from "../../pages/page-entries";
import type { ContentFile } from "../../read/content-file";
import { recordsIn } from "../../read/read-records";
import { repeats } from "../../repeats";
import { didYouMean, type Words } from "../../wording";
import { nearest } from "../nearest";
import type { ContentProblem } from "../problem";

/** Everything that is wrong with the files' own names and the addresses that follow from them. */
export function fileProblems(files: ContentFile[]): ContentProblem[] {
  return [
    ...files.flatMap((source) => {
      const words = nameProblem(source.file, modelOfFile(source.file));
      return words ? [{ file: source.file, line: 1, column: 1, ...words }] : [];
    }),
    ...sharedAddresses(files),
  ];
}

function nameProblem(file: string, model: Model | undefined): Words | undefined {
  if (!model) return { problem: "Strona nie zna takiego pliku i go nie pokaże.", ...unknown(file) };
  const names = model.key && !model.isList ? file.split("/").slice(1) : [];
  const bad = names.map(nameOfFile).find((name) => name !== slug(name));
  if (bad === undefined) return undefined;
  return {
    problem: `Nazwa „${bad}” nie może być adresem: wolno w nim tylko małe litery bez ogonków, cyfry i łączniki.`,
    remedy: `Zmień nazwę na „${slug(bad)}”.`,
  };
}

function unknown(file: string): Pick<Words, "remedy"> {
  if (!file.endsWith(".yaml")) return { remedy: "Zmień końcówkę nazwy na „.yaml”." };
  const files = models.flatMap(fixedFiles);
  const folders = models.flatMap((model) =>
    model.files.flatMap((place) => /^([^*]+)\/\*/.exec(place)?.[1] ?? []),
  );
  const folder = file.slice(0, file.indexOf("/"));
  return {
    remedy: didYouMean(
      nearest(file, files) ?? nearest(folder, folders),
      "Sprawdź nazwę pliku i folderu albo usuń plik; nowy rodzaj treści musi być na liście w models/index.ts.",
    ),
  };
}

/** Pages whose address another page already has. */
function sharedAddresses(files: ContentFile[]): ContentProblem[] {
  const pages = pageEntries(files.flatMap(recordsIn));
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
