import { z } from "zod";
import { defineModel, f, singlePage } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { navigationLink } from "../navigation";
import { filledList, steps as textSteps, textBlock } from "../parts";

const hero = f.group("HomeHero", "Góra strony głównej", {
  headline: f.heading("Nagłówek strony"),
  pitch: f.text("Jedno zdanie pod nagłówkiem"),
  button: f.label("Napis na przycisku, który prowadzi do listy usług"),
  photo: f.photo("Duże zdjęcie"),
  regionsLabel: f.label("Słowo nad listą okolic"),
});

const about = f.group("HomeAbout", "Blok „O nas”", {
  heading: f.heading("Nagłówek"),
  body: f.markdown({ label: "Treść", hint: "Pierwszy akapit jest większy." }),
  chips: filledList(navigationLink, {
    label: "Krótkie hasła",
    hint: "Co robimy, i strona, która o tym mówi.",
  }),
  ringsCaption: f.line("Podpis pod krążkiem ze słojami"),
});

const services = f.group("HomeServices", "Blok z kartami usług", {
  heading: f.heading("Nagłówek"),
  cards: f
    .list(f.reference("Service", "Usługa"), {
      label: "Usługi w kolejności pokazywania",
      hint: "Co najmniej pięć.",
    })
    .min(5),
  more: f.label("Napis na każdej karcie"),
  list: f.heading({
    label: "Nagłówek rozwijanej listy wszystkich usług",
    hint: "{count} to liczba usług.",
    uses: ["count"],
  }),
});

const steps = f.group("HomeSteps", "Blok o przebiegu zlecenia", {
  heading: f.heading("Nagłówek"),
  items: textSteps,
});

const contact = f.group("HomeContact", "Tekst obok formularza kontaktowego", {
  heading: f.heading("Nagłówek"),
  body: f.markdown("Treść"),
});

const portfolio = f.group("HomePortfolio", "Blok z realizacjami", {
  heading: f.heading("Nagłówek"),
  gallery: f.reference("Gallery", { label: "Galeria", inFile: "Nazwa pliku bez .yaml." }),
});

const reviews = f.group(
  "HomeReviews",
  {
    label: "Blok z opiniami",
    hint: "Pokazuje się, gdy są opinie, także na stronach usług i miejscowości.",
  },
  {
    heading: f.heading("Nagłówek"),
    note: f.text({
      label: "Zdanie pod opiniami",
      hint: "Skąd pochodzą i jak firma sprawdza, czy są prawdziwe.",
    }),
  },
);

/** The home page; town pages show some of its sections too. */
export const homePage = defineModel({
  typeName: "HomePage",
  label: "Strona główna",
  noun: "Strona główna",
  description: "Strona główna.",
  files: ["pages/home.yaml"],
  pages: singlePage("/", {
    anchors: [anchors.services, anchors.trust, anchors.quote],
    anchorsOf: "FaqItem",
    isShownElsewhere: true,
    shows: ["FaqItem", "EquipmentItem", "ServicePage", "Trust", "Review"],
  }),
  shape: z.strictObject({
    seo: f.seo(),
    hero,
    about,
    services,
    steps,
    transformation: f.reference("Transformation", {
      label: "Porównania przed i po",
      inFile: "Nazwa pliku bez .yaml.",
    }),
    contact,
    portfolio,
    reviews,
    missionLabel: f.label({ label: "Nazwa bloku z misją i wizją", hint: "Dla czytników ekranu." }),
    mission: f.labelled(textBlock, "Misja firmy"),
    vision: f.labelled(textBlock, "Wizja firmy"),
    faqHeading: f.heading("Nagłówek nad pytaniami i odpowiedziami"),
    equipmentHeading: f.heading("Nagłówek nad sprzętem"),
  }),
});
