import type { FieldName } from "../../../packages/enquiries/form";

/** Texts about a form field that the browser doesn't need. */
interface AboutField {
  /** The description of the field's texts for editors. */
  description: string;
  /** The term that the privacy policy must contain; the content check looks for it. */
  inPolicy: string;
  /** What the field's button reads from the visitor's device; the policy must contain that too. */
  fromDevice?: string;
}

/** What editors read about each field, and what the privacy policy must say about it. */
export const ABOUT_FIELDS: Readonly<Record<FieldName, AboutField>> = {
  email: { description: "Adres e-mail.", inPolicy: "adres e-mail" },
  phone: { description: "Numer telefonu.", inPolicy: "numer telefonu" },
  topic: { description: "Temat rozmowy.", inPolicy: "temat rozmowy" },
  message: { description: "Wiadomość.", inPolicy: "wiadomość" },
  girth: { description: "Obwód pnia 5 cm nad ziemią, w centymetrach.", inPolicy: "obwód pnia" },
  area: { description: "Powierzchnia działki w m².", inPolicy: "powierzchnia działki" },
  town: { description: "Miejscowość.", inPolicy: "miejscowość" },
  service: { description: "Usługa.", inPolicy: "usługa" },
  location: {
    description: "Dokładna lokalizacja działki.",
    inPolicy: "dokładna lokalizacja",
    fromDevice: "położenie urządzenia",
  },
  photoWhole: { description: "Zdjęcie całości.", inPolicy: "zdjęcia" },
  photoTrunk: { description: "Zdjęcie pnia przy ziemi.", inPolicy: "zdjęcia" },
  photoAccess: { description: "Zdjęcie dojazdu.", inPolicy: "zdjęcia" },
  photos: { description: "Pole ze zdjęciami.", inPolicy: "zdjęcia" },
  consent: { description: "Zgoda na przetwarzanie danych.", inPolicy: "zgoda" },
};

/**
 * What editors read about a field.
 * @throws Error that says where to write it, for a field that has just been added to the enquiries
 */
export function descriptionOfField(name: FieldName): string {
  const about: AboutField | undefined = ABOUT_FIELDS[name];
  if (about) return about.description;
  throw new Error(
    `The form field "${name}" of packages/enquiries/shared/fields.ts has no words: add them to src/models/forms/about-fields.ts.`,
  );
}
