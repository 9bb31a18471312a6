import { z } from "zod";
import { type ContentNodes, defineModel, f } from "../../packages/content-model";
import { filledList } from "./parts";
import { serviceLists, serviceListTypes } from "./services/service-lists";
import { inOrder } from "./towns/in-order";

/** The most towns in the strip and on a map: more would be longer than the page above it, or merge into a blot. */
export const STRIP_LENGTH = 48;

const services = (description: string) =>
  filledList(f.reference("Service", "Adres usługi."), description);

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

const linksBelow = z.array(navigationLink).default([]).describe("Dalsze odnośniki pod usługami.");

const navigationGroup = f.group(
  "NavigationGroup",
  "Grupa w menu głównym.",
  {
    label: f.label("Nazwa grupy."),
    overview: f.reference("Service", "Adres strony przeglądowej grupy."),
    items: services("Adresy usług w grupie; nazwy biorą się z tytułów usług."),
    links: linksBelow,
  },
  "Grupa menu",
);

/** Links to further pages, for a page that ends there. */
export const furtherLinks = () => filledList(navigationLink, "Dokąd pójść dalej.");

const footerColumn = f.group(
  "FooterColumn",
  "Kolumna odnośników w stopce.",
  {
    label: f.heading("Nagłówek kolumny."),
    items: services("Adresy usług w kolumnie."),
    links: linksBelow,
  },
  "Kolumna stopki",
);

/** Header groups and footer columns. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu i stopka",
  group: "Menu, formularze i napisy",
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
      "Miejscowości w kolejności pokazywania. Te, których tu nie ma, są za nimi, według nazw.",
    ),
  }),
  derivedTypes: serviceListTypes,
  derived: {
    ...serviceLists,
    towns: {
      type: "[Town!]!",
      description: "All towns, with those that the file does not name.",
      resolve: townsInOrder,
    },
    strip: {
      type: "[Town!]!",
      description:
        "The first of `towns`, as many as the strip at the foot of each page and the maps have.",
      resolve: async (source, nodes) => (await townsInOrder(source, nodes)).slice(0, STRIP_LENGTH),
    },
  },
});

/** All towns: those that the list names first, then the others by name. */
async function townsInOrder(source: Record<string, unknown>, nodes: ContentNodes) {
  const towns = new Map((await nodes.all("Town")).map((town) => [String(town.name), town]));
  return inOrder(source.towns as string[], [...towns.keys()]).map((name) => towns.get(name));
}
