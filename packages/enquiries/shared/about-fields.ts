import type { FieldName } from "./fields";

/** A field of the forms in words that no visitor's browser needs. */
interface AboutField {
  /** What an editor reads of the field's words. */
  description: string;
  /** What the privacy policy has to call it; the check of the content looks for it there. */
  inPolicy: string;
  /** What a button beside it reads from the visitor's device; the policy has to name that, too. */
  fromDevice?: string;
}

/** What editors read of each field, and what the privacy policy has to say of it. */
export const ABOUT_FIELDS: Readonly<Record<FieldName, AboutField>> = {
  email: { description: "Adres e-mail.", inPolicy: "adres e-mail" },
  phone: { description: "Numer telefonu.", inPolicy: "numer telefonu" },
  topic: { description: "Temat rozmowy.", inPolicy: "temat rozmowy" },
  area: { description: "Powierzchnia działki w m².", inPolicy: "powierzchnia działki" },
  town: { description: "Miejscowość.", inPolicy: "miejscowość" },
  service: { description: "Usługa.", inPolicy: "usługa" },
  message: { description: "Wiadomość.", inPolicy: "wiadomość" },
  girth: { description: "Obwód pnia 5 cm nad ziemią, w centymetrach.", inPolicy: "obwód pnia" },
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
