import {
  type ContentProblem,
  isMapping,
  type PhotoFacts,
  photosIn,
  type PlacedRecord,
  problemAt,
  valueAt,
} from "gatsby-plugin-typed-content";

/**
 * What the site says wrongly of visualisations: that a picture is a photograph whose file says that a program generated
 * it (AI Act, art. 50); in the company's sentence, nothing while there are some, or that only some pictures are while
 * all are (art. 5 of the Polish act on unfair market practices).
 */
export function photosNoteProblems(
  records: readonly PlacedRecord[],
  photos: PhotoFacts,
): ContentProblem[] {
  const generated = generatedIn(records, photos);
  const pictures = records.flatMap(({ data }) => [data.photos, data.pairs].flatMap(mappingsIn));
  const drawn = pictures.filter(({ visualisation }) => visualisation === true);
  const unmarked = generated.flatMap(({ record, path }) => {
    const picture = pictureAround(record, path);
    return picture && picture.visualisation !== true ? problemAt(record, path, unsaid) : [];
  });
  if (drawn.length + generated.length === 0) return [];
  const ofCompany = records
    .filter(({ model }) => model.typeName === "Company")
    .flatMap((company) => {
      const { photosNote } = company.data;
      if (typeof photosNote !== "string") return problemAt(company, [], silent);
      const onlySome = saysSome(photosNote) && drawn.length === pictures.length;
      return onlySome ? problemAt(company, ["photosNote"], untrue) : [];
    });
  return [...unmarked, ...ofCompany];
}

/** The places that show a generated picture. */
const generatedIn = (records: readonly PlacedRecord[], photos: PhotoFacts) =>
  records.flatMap((record) =>
    photosIn(record).flatMap(({ file, path }) => {
      const photo = photos.get(file);
      return typeof photo === "object" && photo.isGenerated ? { record, path } : [];
    }),
  );

/** The entry of a gallery or a comparison around a place; undefined elsewhere, where pictures have no caption. */
function pictureAround({ data }: PlacedRecord, [list, index]: readonly PropertyKey[]) {
  const isListed = list === "photos" || list === "pairs";
  const entry = isListed && valueAt(data, [list, index ?? 0]);
  return isMapping(entry) ? entry : undefined;
}

const mappingsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isMapping) : []);

const saysSome = (note: string) =>
  (note.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => ["część", "niektóre"].includes(word));

const unsaid = {
  code: "ownOfValue",
  params: {
    problem: "prowadzi do obrazu, w którego pliku program zapisał, że sam go zrobił (obraz AI).",
    remedy:
      "Zaznacz przy nim „To wizualizacja, a nie fotografia z wykonanej pracy” (visualisation: true) albo wstaw fotografię.",
  },
} as const;

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
