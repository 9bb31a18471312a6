import { nameOfFile, repeats, slug } from "@typed-site/utils";
import {
  count,
  isMapping,
  nearest,
  type RecordProblem,
  type RecordSource,
  type Words,
} from "gatsby-plugin-typed-content";
import { placeOf } from "./coordinates";
import { wayBetween } from "./way-between";

/** Problems between towns, and between a town and its file. */
export const townProblems = (records: RecordSource[]): RecordProblem[] => [
  ...records.flatMap((record) => [
    ...otherName(record),
    ...ownNeighbour(record),
    ...farNeighbours(record, records),
    ...servicesTwice(record),
    ...oddCounty(record, records),
  ]),
  ...locativesTwice(records),
  ...placesTwice(records),
  ...introsTwice(records),
];

/** A town's file is found by its name, so the two must match. */
function otherName(record: RecordSource): RecordProblem[] {
  const { name } = record.data;
  if (typeof name !== "string" || slug(name) === nameOfFile(record.file)) return [];
  return [
    {
      record,
      path: ["name"],
      problem: `Miejscowość „${name}” jest w pliku o innej nazwie.`,
      remedy: `Zmień nazwę pliku na „${slug(name)}.yaml” albo popraw nazwę miejscowości.`,
    },
  ];
}

/** The page's address is derived from the name, so it must not contain characters with a meaning in URLs. */
export function nameProblem(name: string): Words | undefined {
  if (/^\p{L}+(?:[ -]\p{L}+)*$/u.test(name.normalize("NFC"))) return undefined;
  return {
    problem: "ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony.",
    remedy: "Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  };
}

/** As the field's description says. */
const INTRO = { least: 60, most: 110 };

/** The introduction has as many words as its description asks for. */
export function introProblem(intro: string): Words | undefined {
  const { length } = intro.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { least, most } = INTRO;
  if (length >= least && length <= most) return undefined;
  const gap = count(length < least ? least - length : length - most, "słowo", "słowa", "słów");
  return {
    problem: `ma ${count(length, "słowo", "słowa", "słów")}, a ma mieć od ${least} do ${most}.`,
    remedy: length < least ? `Dopisz co najmniej ${gap}.` : `Skróć ją co najmniej o ${gap}.`,
  };
}

/** Pages use the locative in sentences, so it must begin with its preposition. */
export function locativeProblem(locative: string): Words | undefined {
  if (/^(?:w|we|na)\s/.test(locative)) return undefined;
  return {
    problem: "nie zaczyna się od przyimka „w”, „we” albo „na”.",
    remedy: "Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”.",
  };
}

/** What two towns have that only one can have: mostly left from the file that was copied. */
function sharedProblems(
  records: RecordSource[],
  keyOf: (town: RecordSource["data"]) => unknown,
  problemOf: (town: RecordSource, other: string) => Omit<RecordProblem, "record">,
): RecordProblem[] {
  return repeats(records, ({ data }) => keyOf(data)).flatMap(([record, first]) =>
    // A file copied as it is has a problem of its own.
    first.data.name === record.data.name
      ? []
      : { record, ...problemOf(record, String(first.data.name)) },
  );
}

/** Titles and descriptions differ by the locative. */
const locativesTwice = (records: RecordSource[]): RecordProblem[] =>
  sharedProblems(
    records,
    ({ locative }) => locative,
    ({ data: { name, locative } }, other) => ({
      path: ["locative"],
      problem: `Miejscowość „${String(name)}” ma w miejscowniku to samo co „${other}”: „${String(locative)}”.`,
      remedy: "Wpisz tu miejscownik tej miejscowości, na przykład „w Gdańsku”.",
    }),
  );

/** Two dots on the map would lie on each other. */
const placesTwice = (records: RecordSource[]): RecordProblem[] =>
  sharedProblems(
    records,
    ({ lat, lon }) =>
      typeof lat === "number" && typeof lon === "number" ? `${lat} ${lon}` : undefined,
    ({ data: { name } }, other) => ({
      path: ["lat"],
      problem: `Miejscowość „${String(name)}” leży na mapie tam, gdzie „${other}”.`,
      remedy: "Wpisz jej szerokość i długość geograficzną, na przykład z map w internecie.",
    }),
  );

/** An introduction is true for one town at most. */
const introsTwice = (records: RecordSource[]): RecordProblem[] =>
  sharedProblems(
    records,
    ({ intro }) => (typeof intro === "string" ? intro.trim() : undefined),
    ({ data: { name } }, other) => ({
      path: ["intro"],
      problem: `Miejscowość „${String(name)}” ma ten sam wstęp co „${other}”.`,
      remedy: "Napisz wstęp prawdziwy tylko dla tej miejscowości.",
    }),
  );

/** What a county is called: `powiat pucki`. */
const COUNTY = /^(?:powiat \p{Ll}+(?:[ -]\p{Ll}+)*[iy]|miasto na prawach powiatu)$/u;

/**
 * Farther away lies another county, whose name may well be like one here: Stargard is not Starogard.
 * What lies farther is no neighbour either.
 */
const SAME_REGION_KM = 60;

/** A county that no other town has must be written like one, and not nearly like that of a town close by. */
function oddCounty(record: RecordSource, all: RecordSource[]): RecordProblem[] {
  const { county } = record.data;
  if (typeof county !== "string" || county.trim() === "") return [];
  const others = all.filter((other) => other !== record);
  if (others.some(({ data }) => data.county === county)) return [];
  const here = placeOf(record.data);
  const among = others
    .filter(({ data }) => wayBetween(here, placeOf(data)).km < SAME_REGION_KM)
    .map(({ data }) => String(data.county));
  const name = /powiat/i.test(county) ? county : `powiat ${county}`;
  if (COUNTY.test(county) && nearest(name, among) === undefined) return [];
  return [
    {
      record,
      path: ["county"],
      problem: `Powiatu „${county}” nie ma przy żadnej innej miejscowości.`,
      remedy: "Nowy powiat zapisz tak: „powiat bytowski” albo „miasto na prawach powiatu”.",
      lost: { name, among },
    },
  ];
}

/** A service that a town lists twice, so that its page would show two blocks of it. */
function servicesTwice(record: RecordSource): RecordProblem[] {
  const { services } = record.data;
  if (!Array.isArray(services)) return [];
  const named = services.map((entry: unknown) => (isMapping(entry) ? entry.service : undefined));
  return repeats(named.entries(), ([, service]) => service).map(([[index, service]]) => ({
    record,
    path: ["services", index, "service"],
    problem: `Usługa „${String(service)}” jest na liście tej miejscowości drugi raz.`,
    remedy: "Usuń jeden z tych wpisów albo wpisz inną usługę.",
  }));
}

function ownNeighbour(record: RecordSource): RecordProblem[] {
  const { name, nearby } = record.data;
  const index = Array.isArray(nearby) ? nearby.indexOf(name) : -1;
  if (index < 0) return [];
  return [
    {
      record,
      path: ["nearby", index],
      problem: `Miejscowość „${String(name)}” jest swoim własnym sąsiadem.`,
      remedy: "Wpisz tu inną miejscowość.",
    },
  ];
}

/** Neighbours out of the region while a town within it is not listed: mostly a wrong choice from a list. */
function farNeighbours(record: RecordSource, all: RecordSource[]): RecordProblem[] {
  const { name, nearby } = record.data;
  const listed: unknown[] = Array.isArray(nearby) ? nearby : [];
  // NaN, so neither far nor close, where a place is missing, which is a problem of its own
  const away = all
    .filter(({ data }) => data.name !== name)
    .map(({ data }) => ({
      town: data.name,
      km: wayBetween(placeOf(record.data), placeOf(data)).km,
    }))
    .sort((one, other) => one.km - other.km);
  const closer = away.find(({ town, km }) => km <= SAME_REGION_KM && !listed.includes(town));
  if (!closer) return [];
  return away
    .filter(({ town, km }) => km > SAME_REGION_KM && listed.includes(town))
    .map(({ town, km }) => ({
      record,
      path: ["nearby", listed.indexOf(town)],
      problem: `Z miejscowości „${String(name)}” do „${String(town)}” jest ${km} km, a sąsiad leży najwyżej ${SAME_REGION_KM} km stąd.`,
      remedy: `Wybierz bliższą miejscowość, na przykład „${String(closer.town)}”.`,
    }));
}
