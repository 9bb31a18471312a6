import { z } from "zod";
import { type ContentNodes, defineModel, f } from "gatsby-plugin-typed-content";
import { filledList } from "./parts";
import { serviceLists, serviceListTypes } from "./services/service-lists";
import { inOrder } from "./towns/in-order";

/** The most towns in the strip and on a map: more would be longer than the page above it, or merge into a blot. */
export const STRIP_LENGTH = 48;

const services = (words: f.Labelled) => filledList(f.reference("Service", "Usługa"), words);

/** A link with its label. */
export const navigationLink = f.group(
  "NavigationLink",
  { label: "Odnośnik", hint: "Z własnym napisem.", add: "odnośnik", titleKey: "label" },
  {
    label: f.label("Napis"),
    address: f.reference("Page", { label: "Strona", inFile: "Adres, na przykład /ogrodzenia." }),
  },
);

const linksBelow = f.list(navigationLink, "Dalsze odnośniki pod usługami").default([]);

const navigationGroup = f.group(
  "NavigationGroup",
  { label: "Grupa menu", hint: "W menu głównym.", add: "grupę menu", titleKey: "label" },
  {
    label: f.label("Nazwa grupy"),
    overview: f.reference("Service", "Strona przeglądowa grupy"),
    items: services({ label: "Usługi w grupie", hint: "Nazwy biorą się z tytułów usług." }),
    links: linksBelow,
  },
);

/** Links to further pages, for a page that ends there. */
export const furtherLinks = () => filledList(navigationLink, "Dokąd pójść dalej");

const footerColumn = f.group(
  "FooterColumn",
  { label: "Kolumna stopki", add: "kolumnę stopki", titleKey: "label" },
  {
    label: f.heading("Nagłówek kolumny"),
    items: services("Usługi w kolumnie"),
    links: linksBelow,
  },
);

/** Header groups and footer columns. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu i stopka",
  description: "Menu w nagłówku i kolumny w stopce.",
  editor: { group: "Menu, formularze i napisy" },
  files: ["navigation.yaml"],
  shape: z.strictObject({
    header: filledList(navigationGroup, {
      label: "Grupy w menu głównym",
      hint: "Usługa, której tu nie ma, pojawia się na końcu grupy swojego folderu.",
    }),
    links: f.list(navigationLink, "Pozostałe pozycje menu głównego"),
    footer: filledList(footerColumn, {
      label: "Kolumny w stopce",
      hint: "Usługa, której tu nie ma, pojawia się w kolumnie swojego folderu.",
    }),
    legal: f.list(f.reference("LegalPage", "Strona prawna"), "Strony prawne w stopce"),
    towns: filledList(f.reference("Town", "Miejscowość"), {
      label: "Miejscowości w kolejności pokazywania",
      hint: "Te, których tu nie ma, są za nimi, według nazw.",
    }),
  }),
  graphql: {
    types: serviceListTypes,
    fields: {
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
        resolve: async (source, nodes) =>
          (await townsInOrder(source, nodes)).slice(0, STRIP_LENGTH),
      },
    },
  },
});

/** All towns: those that the list names first, then the others by name. */
async function townsInOrder(source: Record<string, unknown>, nodes: ContentNodes) {
  const towns = new Map((await nodes.all("Town")).map((town) => [String(town.name), town]));
  return inOrder(source.towns as string[], [...towns.keys()]).map((name) => towns.get(name));
}
