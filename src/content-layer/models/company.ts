import { z } from "zod";
import { defineModel } from "../define-model";
import { group, plain, text, wholeNumber } from "../fields";

const phone = group(
  "Phone",
  "Numer telefonu firmy.",
  {
    id: z
      .enum(["quotes", "office"])
      .describe("Do czego jest numer: quotes – porady i wyceny, office – sprawy biurowe."),
    label: text("Do czego służy numer, małą literą."),
    number: text("Numer z kierunkowym, na przykład +48 500 100 200."),
  },
  "Telefon",
);

const socialProfile = group(
  "SocialProfile",
  "Profil w serwisie społecznościowym.",
  {
    network: z
      .enum(["facebook", "instagram", "youtube"])
      .describe("Serwis; od niego zależy ikona."),
    label: plain("Nazwa serwisu, czytana przez czytniki ekranu."),
    url: z.url({ protocol: /^https$/ }).describe("Adres profilu, od https://."),
  },
  "Profil",
);

const credit = group("Credit", "Podpis wykonawcy strony w stopce.", {
  label: text("Treść podpisu."),
  url: z.url({ protocol: /^https$/ }).describe("Adres wykonawcy, od https://."),
  year: wholeNumber("Rok powstania strony.", 2000, 2100),
});

/** Who the company is and how to reach it. */
export const company = defineModel({
  typeName: "Company",
  label: "Firma",
  noun: "Firma",
  description: "Firma: nazwa, telefony, e-mail, profile.",
  files: /^company\.yaml$/,
  shape: z.strictObject({
    brand: plain("Nazwa firmy."),
    tagline: text("Zdanie o firmie w stopce."),
    experienceYears: wholeNumber("Ile lat doświadczenia ma firma.", 1, 99),
    regions: z.array(text("Nazwa okolicy.")).min(1).describe("Okolice, w których firma pracuje."),
    email: z.email().describe("Adres e-mail firmy."),
    phones: z.array(phone).min(1).describe("Numery telefonów."),
    socials: z.array(socialProfile).describe("Profile społecznościowe."),
    quoteButton: text("Napis na żółtym przycisku, który prowadzi do wyceny."),
    credit: credit.describe("Podpis wykonawcy strony."),
  }),
});
