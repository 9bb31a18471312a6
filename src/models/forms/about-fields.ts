import type { FieldName } from "@typed-site/enquiries/form";

/** Texts about a form field that the browser doesn't need. */
interface AboutField {
  /** What editors read above the field's texts. */
  label: string;
  /** The term that the privacy policy must contain; the content check looks for it. */
  inPolicy: string;
  /** What the field's button reads from the visitor's device; the policy must contain that too. */
  fromDevice?: string;
}

/** What editors read about each field, and what the privacy policy must say about it. */
export const ABOUT_FIELDS: Readonly<Record<FieldName, AboutField>> = {
  email: { label: "Adres e-mail", inPolicy: "adres e-mail" },
  phone: { label: "Numer telefonu", inPolicy: "numer telefonu" },
  topic: { label: "Temat rozmowy", inPolicy: "temat rozmowy" },
  message: { label: "Wiadomość", inPolicy: "wiadomość" },
  when: { label: "Kiedy", inPolicy: "oczekiwany termin" },
  girth: { label: "Obwód pnia 5 cm nad ziemią, w centymetrach", inPolicy: "obwód pnia" },
  stump: { label: "Średnica pniaka w centymetrach", inPolicy: "średnica pniaka" },
  length: { label: "Długość ogrodzenia w metrach", inPolicy: "długość ogrodzenia" },
  area: { label: "Powierzchnia działki w m²", inPolicy: "powierzchnia działki" },
  town: { label: "Miejscowość", inPolicy: "miejscowość" },
  service: { label: "Usługa", inPolicy: "usługa" },
  location: {
    label: "Dokładna lokalizacja działki",
    inPolicy: "dokładna lokalizacja",
    fromDevice: "położenie urządzenia",
  },
  photoWhole: { label: "Zdjęcie całości", inPolicy: "zdjęcia" },
  photoTrunk: { label: "Zdjęcie pnia przy ziemi", inPolicy: "zdjęcia" },
  photoAccess: { label: "Zdjęcie dojazdu", inPolicy: "zdjęcia" },
  photos: { label: "Pole ze zdjęciami", inPolicy: "zdjęcia" },
  consent: { label: "Zgoda na przetwarzanie danych", inPolicy: "zgoda" },
};

/**
 * What editors read above a field's texts.
 * @throws Error that says where to write it, for a field that has just been added to the enquiries
 */
export function labelOfField(name: FieldName): string {
  const about: AboutField | undefined = ABOUT_FIELDS[name];
  if (about) return about.label;
  throw new Error(
    `The form field "${name}" of packages/enquiries/shared/fields.ts has no words: add them to src/models/forms/about-fields.ts.`,
  );
}
