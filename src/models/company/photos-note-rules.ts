import {
  type ContentProblem,
  isMapping,
  type PlacedRecord,
  problemAt,
} from "gatsby-plugin-typed-content";

/**
 * What the company's sentence about visualisations says wrongly: nothing while galleries and
 * comparisons have some, or that only some pictures are while all are (art. 5 of the Polish act on
 * unfair market practices).
 */
export function photosNoteProblems(records: readonly PlacedRecord[]): ContentProblem[] {
  const pictures = records.flatMap(({ data }) => [data.photos, data.pairs].flatMap(mappingsIn));
  const drawn = pictures.filter(({ visualisation }) => visualisation === true);
  if (drawn.length === 0) return [];
  return records
    .filter(({ model }) => model.typeName === "Company")
    .flatMap((company) => {
      const { photosNote } = company.data;
      if (typeof photosNote !== "string") return problemAt(company, [], silent);
      const onlySome = saysSome(photosNote) && drawn.length === pictures.length;
      return onlySome ? problemAt(company, ["photosNote"], untrue) : [];
    });
}

const mappingsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isMapping) : []);

const saysSome = (note: string) =>
  (note.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => ["część", "niektóre"].includes(word));

const silent = {
  code: "ownOfThing",
  params: {
    problem: "nie mówi, że zdjęcia są wizualizacjami, a w galeriach lub porównaniach jeszcze są.",
    remedy: "Wpisz je z powrotem w polu „Zdanie na górze każdej strony ze zdjęciami”.",
  },
} as const;

const untrue = {
  code: "ownOfValue",
  params: {
    problem:
      "mówi, że wizualizacje to tylko część zdjęć, a w galeriach i porównaniach są to wszystkie.",
    remedy: "Napisz o zdjęciach bez słowa „część”, dopóki nie ma wśród nich pierwszej fotografii.",
  },
} as const;
