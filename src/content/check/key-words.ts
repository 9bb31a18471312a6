/** What the values of common keys are called, in the genitive: „nie ma odpowiedzi”. */
const genitives: Record<string, string> = {
  address: "adresu",
  after: "zdjęcia po pracach",
  alt: "opisu zdjęcia",
  answer: "odpowiedzi",
  before: "zdjęcia przed pracami",
  body: "treści",
  brand: "nazwy firmy",
  caption: "podpisu",
  description: "opisu",
  email: "adresu e-mail",
  genitive: "nazwy w dopełniaczu",
  heading: "nagłówka",
  headline: "nagłówka strony",
  intro: "wstępu",
  label: "napisu",
  lead: "wstępu",
  locative: "nazwy w miejscowniku",
  name: "nazwy",
  number: "numeru",
  office: "urzędu",
  pairs: "par zdjęć",
  photo: "zdjęcia",
  photos: "zdjęć",
  periods: "okresów",
  preparation: "listy przygotowań",
  question: "treści pytania",
  season: "terminów w roku",
  sections: "rozdziałów",
  seo: "tytułu i opisu dla wyszukiwarek",
  src: "nazwy pliku ze zdjęciem",
  title: "tytułu",
};

/** The value of a key in the genitive; a key without a word of its own is quoted as it is. */
export function genitiveOf(key: string): string {
  return genitives[key] ?? `pozycji „${key}”`;
}
