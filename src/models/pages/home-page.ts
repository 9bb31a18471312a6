import { z } from "zod";
import {
  defineModel,
  group,
  heading,
  label,
  markdown,
  photo,
  reference,
  seo,
  singlePage,
  text,
} from "../../../packages/content-model";
import { anchors } from "../../utils/anchors";
import { textBlock } from "../parts";

const hero = group("HomeHero", "Góra strony głównej.", {
  headline: heading("Nagłówek strony."),
  pitch: text("Jedno zdanie pod nagłówkiem."),
  button: label("Napis na przycisku, który prowadzi do listy usług."),
  photo: photo("Duże zdjęcie."),
  regionsLabel: label("Słowo nad listą okolic."),
});

const about = group("HomeAbout", "Blok „O nas”.", {
  heading: heading("Nagłówek."),
  body: markdown("Treść (Markdown); pierwszy akapit jest większy."),
  chips: z.array(label("Krótkie hasło.")).min(1).describe("Krótkie hasła: co robimy."),
  ringsCaption: text("Podpis pod krążkiem ze słojami."),
});

const services = group("HomeServices", "Blok z kartami usług.", {
  heading: heading("Nagłówek."),
  cards: z
    .array(reference("Service", "Adres usługi."))
    .min(5)
    .describe("Adresy usług w kolejności pokazywania, co najmniej pięciu."),
  more: label("Napis na każdej karcie."),
  list: heading("Nagłówek rozwijanej listy wszystkich usług."),
});

const steps = group("HomeSteps", "Blok o przebiegu zlecenia.", {
  heading: heading("Nagłówek."),
  items: z
    .array(
      group(
        "TextStep",
        "Jeden krok.",
        { title: label("Nazwa kroku."), body: text("Opis kroku.") },
        "Krok",
      ),
    )
    .min(1)
    .describe("Kroki po kolei."),
});

const contact = group("HomeContact", "Tekst obok formularza kontaktowego.", {
  heading: heading("Nagłówek."),
  body: markdown("Treść (Markdown)."),
});

const portfolio = group("HomePortfolio", "Blok z realizacjami.", {
  heading: heading("Nagłówek."),
  gallery: reference("Gallery", "Galeria (nazwa pliku bez .yaml)."),
});

const reviews = group("HomeReviews", "Blok z opiniami, także na stronach usług i miejscowości.", {
  heading: heading("Nagłówek."),
  note: text("Zdanie pod opiniami: skąd pochodzą i jak firma sprawdza, czy są prawdziwe."),
});

/** The home page; town pages show some of its sections too. */
export const homePage = defineModel({
  typeName: "HomePage",
  label: "Strona główna",
  noun: "Strona główna",
  description: "Strona główna.",
  files: ["pages/home.yaml"],
  pages: singlePage("/", { anchors: [anchors.services, anchors.quote], anchorsOf: "FaqItem" }),
  isShownElsewhere: true,
  shows: ["FaqItem", "EquipmentItem", "Trust", "Review"],
  shape: z.strictObject({
    seo: seo(),
    hero,
    about,
    services,
    steps,
    transformation: reference("Transformation", "Porównania przed i po (nazwa pliku bez .yaml)."),
    contact,
    portfolio,
    reviews: reviews.describe("Blok z opiniami; pokazuje się, gdy są opinie."),
    missionLabel: label("Nazwa bloku z misją i wizją dla czytników ekranu."),
    mission: textBlock("Misja firmy."),
    vision: textBlock("Wizja firmy."),
    faqHeading: heading("Nagłówek nad pytaniami i odpowiedziami."),
    equipmentHeading: heading("Nagłówek nad sprzętem."),
  }),
});
