import { z } from "zod";
import {
  defineModel,
  f,
  isMapping,
  type RecordProblem,
  type RecordSource,
} from "../../packages/content-model";
import { filledList } from "./parts";
import { serviceLists, serviceListTypes } from "./services/service-lists";

/** The most towns in the strip and on a map: more would be longer than the page above it, or merge into a blot. */
export const STRIP_LENGTH = 48;

const services = (description: string) =>
  filledList(f.reference("Service", "Adres usługi."), description);

const navigationGroup = f.group(
  "NavigationGroup",
  "Grupa w menu głównym.",
  {
    label: f.label("Nazwa grupy."),
    overview: f.reference("Service", "Adres strony przeglądowej grupy."),
    items: services("Adresy usług w grupie; nazwy biorą się z tytułów usług."),
  },
  "Grupa menu",
);

/** A link with its label. */
export const navigationLink = f.group(
  "NavigationLink",
  "Odnośnik z własnym napisem.",
  {
    label: f.label("Napis."),
    address: f.reference("Page", "Adres strony, na przykład /ogrodzenia."),
  },
  "Odnośnik",
);

/** Links to further pages, for a page that ends there. */
export const furtherLinks = () =>
  filledList(navigationLink, "Dokąd pójść dalej; pierwszy odnośnik jest żółty.");

const footerColumn = f.group(
  "FooterColumn",
  "Kolumna odnośników w stopce.",
  {
    label: f.heading("Nagłówek kolumny."),
    items: services("Adresy usług w kolumnie."),
    links: z.array(navigationLink).default([]).describe("Dalsze odnośniki pod usługami."),
  },
  "Kolumna stopki",
);

/** Header groups and footer columns. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu i stopka",
  description: "Menu w nagłówku i kolumny w stopce.",
  files: ["navigation.yaml"],
  shape: z.strictObject({
    header: filledList(
      navigationGroup,
      "Grupy w menu głównym. Usługa, której tu nie ma, pojawia się na końcu grupy swojego folderu.",
    ),
    links: z.array(navigationLink).describe("Pozostałe pozycje menu głównego."),
    footer: filledList(
      footerColumn,
      "Kolumny w stopce. Usługa, której tu nie ma, pojawia się w kolumnie swojego folderu.",
    ),
    legal: z
      .array(f.reference("LegalPage", "Adres strony prawnej."))
      .describe("Strony prawne w stopce."),
    towns: filledList(
      f.reference("Town", "Nazwa miejscowości."),
      "Wszystkie miejscowości w kolejności pokazywania.",
    ),
  }),
  derivedTypes: serviceListTypes,
  derived: {
    ...serviceLists,
    strip: {
      type: "[Town!]!",
      description:
        "The first of `towns`, as many as the strip at the foot of each page and the maps have.",
      resolve: ({ towns }, nodes) =>
        Promise.all(
          (towns as string[]).slice(0, STRIP_LENGTH).map((name) => nodes.named("Town", name)),
        ),
    },
  },
  // A new town is added at the end.
  afterSave: (data, { known }) => {
    if (!isMapping(data) || !Array.isArray(data.towns)) return data;
    const named: unknown[] = data.towns;
    const missing = [...(known.get("Town") ?? [])].filter((town) => !named.includes(town));
    return missing.length > 0 ? { ...data, towns: [...named, ...missing] } : data;
  },
  check: (records, known) =>
    records.flatMap((record) => notNamed(record, [...(known.get("Town") ?? [])])),
});

function notNamed(record: RecordSource, all: readonly string[]): RecordProblem[] {
  const { towns } = record.data;
  const named = new Set<unknown>(Array.isArray(towns) ? towns : []);
  return all
    .filter((name) => !named.has(name))
    .map((name) => ({
      record,
      path: ["towns"],
      problem: `Na liście wszystkich miejscowości nie ma „${name}”, która ma swój plik.`,
      remedy: `Dopisz ją tam, gdzie ma być pokazywana.`,
    }));
}
