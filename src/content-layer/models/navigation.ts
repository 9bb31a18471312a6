import { z } from "zod";
import { defineModel } from "../define-model";
import { group, reference, text } from "../fields";

const services = (description: string) =>
  z.array(reference("Service", "Adres usługi.")).min(1).describe(description);

const navigationGroup = group(
  "NavigationGroup",
  "Grupa w menu głównym.",
  {
    label: text("Nazwa grupy."),
    overview: reference("Service", "Adres strony przeglądowej grupy."),
    items: services("Adresy usług w grupie; nazwy biorą się z tytułów usług."),
  },
  "Grupa menu",
);

/** A link with its own words. */
export const navigationLink = group(
  "NavigationLink",
  "Odnośnik z własnym napisem.",
  {
    label: text("Napis."),
    address: reference("Page", "Adres strony, na przykład /ogrodzenia."),
  },
  "Odnośnik",
);

const footerColumn = group(
  "FooterColumn",
  "Kolumna odnośników w stopce.",
  {
    label: text("Nagłówek kolumny."),
    items: services("Adresy usług w kolumnie."),
  },
  "Kolumna stopki",
);

/** Header groups and footer columns. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu i stopka",
  description: "Menu w nagłówku i kolumny w stopce.",
  files: /^navigation\.yaml$/,
  shape: z.strictObject({
    header: z.array(navigationGroup).min(1).describe("Grupy w menu głównym."),
    links: z.array(navigationLink).describe("Pozostałe pozycje menu głównego."),
    footer: z.array(footerColumn).min(1).describe("Kolumny w stopce."),
    legal: z
      .array(reference("LegalPage", "Adres strony prawnej."))
      .describe("Strony prawne w stopce."),
  }),
});
