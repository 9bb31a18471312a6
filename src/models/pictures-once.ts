import { nameOfFile } from "@typed-site/utils";
import {
  type ContentProblem,
  photosIn,
  type PlacedRecord,
  problemAt,
  textFields,
  valueAt,
} from "gatsby-plugin-typed-content";

interface Picture {
  record: PlacedRecord;
  path: readonly PropertyKey[];
  /** Its file below the content folder. */
  file: string;
}

/** Pictures that a visitor would see twice on one page, or at the top of two pages. */
export function picturesOnce(records: readonly PlacedRecord[]): ContentProblem[] {
  const onPages = records
    .flatMap((record) => repeated(picturesOf(record, records)))
    // the check of any content says itself that a file has a picture twice
    .filter(({ record, earlier }) => record !== earlier.record);
  const openings = records.flatMap((record) => ownPictures(record).filter(isOpening));
  return [
    // a gallery may be on several pages
    ...[...new Map(onPages.map((found) => [keyOf(found), found])).values()].map((found) =>
      problemOf(found, onThisPage),
    ),
    ...repeated(openings).map((found) => problemOf(found, onTop)),
  ];
}

/** The pictures of a record's page: its own, then those of the gallery and the comparisons that it names. */
function picturesOf(record: PlacedRecord, records: readonly PlacedRecord[]): Picture[] {
  const named = textFields(record.model.shape, record.data).flatMap(({ kind, value }) =>
    kind?.kind === "reference" && ["Gallery", "Transformation"].includes(kind.to)
      ? records.filter(
          ({ model, file }) =>
            model.typeName === kind.to && nameOfFile(file) === value.normalize("NFC"),
        )
      : [],
  );
  return [record, ...new Set(named)].flatMap(ownPictures);
}

/** Where a drawing takes a photo's place, only cards and shared links have the photo. */
const ownPictures = (record: PlacedRecord): Picture[] =>
  photosIn(record)
    .filter(({ path }) => valueAt(record.data, [...path.slice(0, -2), "drawing"]) === undefined)
    .map(({ file, path }) => ({ record, path, file }));

/** A town's photo is only for shared links; its page opens with the map. */
const isOpening = ({ record, path }: Picture) =>
  path.join(".") === (record.model.typeName === "Service" ? "photo.src" : "hero.photo.src");

/** Those of some pictures that an earlier one equals, with that one. */
const repeated = (pictures: readonly Picture[]) =>
  pictures.flatMap((picture, index) => {
    const first = pictures.findIndex(({ file }) => file === picture.file);
    const earlier = pictures[first];
    return earlier && first < index ? [{ ...picture, earlier }] : [];
  });

const keyOf = ({ record, path }: Picture) => `${record.file} ${path.join(".")}`;

const problemOf = (
  { record, path, earlier }: Picture & { earlier: Picture },
  params: { problem: string; remedy: string },
) => problemAt(record, path, { code: "ownOfValue", params }, { others: [earlier] });

const onThisPage = {
  problem: "prowadzi do zdjęcia, które ta sama strona pokazuje już w innym miejscu.",
  remedy: "Wybierz inne zdjęcie albo usuń jedno z tych miejsc.",
};

const onTop = {
  problem: "prowadzi do zdjęcia, które otwiera już inną stronę.",
  remedy: "Wybierz dla jednej z nich inne zdjęcie.",
};
