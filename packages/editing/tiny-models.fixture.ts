import { z } from "zod";
import { defineModel, f, PAGE, type RecordSource, singlePage } from "../content-model";
import { addressOfFile, addressOfName, nameOfFile } from "../utils";

/** A type with one file: a choice, lists of lines and of groups, what is completed when it is saved. */
export const company = defineModel({
  typeName: "Company",
  label: "Firma",
  group: "Firma",
  description: "Dane firmy.",
  files: ["company.yaml"],
  shape: z.strictObject({
    brand: f.plain("Nazwa, pod którą firma działa."),
    tagline: f.text("Czym firma się zajmuje.").optional(),
    email: z.email().describe("Adres poczty.").optional(),
    nip: f.plain("NIP, dziesięć cyfr.").optional(),
    regions: z.array(f.text("Nazwa okolicy.")).describe("Okolice, w których pracujemy.").optional(),
    phones: z
      .array(
        f.group("Phone", "Numer telefonu.", {
          id: f.choice("PhoneUse", "Do czego służy", {
            quotes: "porady i wyceny",
            office: "biuro",
          }),
          number: f.completed(f.plain("Numer."), (typed) => typed.replace(/^(?!\+)/, "+48 ")),
        }),
      )
      .describe("Numery telefonów.")
      .optional(),
    socials: z
      .array(f.group("Social", "Profil.", { url: f.webAddress("Adres profilu.") }))
      .describe("Profile.")
      .optional(),
  }),
});

/** Names pages by their addresses. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu",
  group: "Menu",
  description: "Menu.",
  files: ["navigation.yaml"],
  shape: z.strictObject({
    header: z
      .array(
        f.group(
          "MenuGroup",
          "Grupa menu.",
          {
            label: f.label("Napis."),
            items: z.array(f.reference(PAGE, "Adres strony.")).describe("Strony w tej grupie."),
          },
          "Grupa menu",
        ),
      )
      .describe("Grupy w menu."),
  }),
});

/** Gets an entry for each page that moves. */
export const redirect = defineModel({
  typeName: "Redirect",
  label: "Dawne adresy",
  group: "Menu",
  description: "Dawny adres.",
  files: ["redirects.yaml"],
  isList: true,
  shape: z.strictObject({
    from: f.plain("Dawny adres."),
    to: f.reference(PAGE, "Nowy adres."),
  }),
  afterSave: (data, { moved }) =>
    moved.size === 0
      ? data
      : [...(data as unknown[]), ...[...moved].map(([from, to]) => ({ from, to }))],
});

/** A page that can't do without another file. */
export const homePage = defineModel({
  typeName: "HomePage",
  label: "Strona główna",
  description: "Strona główna.",
  files: ["pages/home.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek."),
    transformation: f.reference("Transformation", "Porównania na tej stronie."),
  }),
  pages: singlePage("/"),
  shows: ["FaqItem"],
});

export const contactPage = defineModel({
  typeName: "ContactPage",
  label: "Kontakt",
  description: "Strona z adresem.",
  files: ["pages/kontakt.yaml"],
  shape: z.strictObject({ title: f.heading("Nagłówek.") }),
  pages: singlePage("/kontakt"),
});

/** A page that nothing links to. */
export const notFoundPage = defineModel({
  typeName: "NotFoundPage",
  label: "Błędny adres",
  description: "Strona pod błędnym adresem.",
  files: ["pages/404.yaml"],
  shape: z.strictObject({ title: f.heading("Nagłówek.") }),
  pages: singlePage("/404", { noIndex: true }),
});

/** Words that the pages of all towns share. */
export const townPage = defineModel({
  typeName: "TownPage",
  label: "Strony miejscowości",
  description: "Co mają wspólnego strony miejscowości.",
  files: ["pages/town.yaml"],
  shape: z.strictObject({ heroTitle: f.text("Nagłówek, z {place}.") }),
});

/** A type with a list that may be empty but not missing. */
export const legalPage = defineModel({
  typeName: "LegalPage",
  label: "Strony prawne",
  noun: "Strona prawna",
  description: "Strona prawna.",
  files: ["legal/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek."),
    sections: z.array(f.text("Akapit.")).describe("Akapity."),
  }),
  pages: ({ file }) => [{ path: `/${nameOfFile(file)}`, component: "templates/legal.tsx" }],
});

const furtherAddresses = ({ data: { alsoAt } }: RecordSource) =>
  Array.isArray(alsoAt) ? alsoAt.map(String) : [];

/** A type in folders of folders, whose pages have further addresses. */
export const service = defineModel({
  typeName: "Service",
  label: "Usługi",
  noun: "Usługa",
  description: "Usługa.",
  files: ["services/*.yaml", "services/*/*.yaml"],
  shape: z.strictObject({
    title: f.label("Nazwa w menu."),
    headline: f.heading("Nagłówek strony."),
    seo: f.seo(),
    gallery: f.reference("Gallery", "Galeria.").optional(),
    related: z.array(f.reference("Service", "Adres usługi.")).describe("Podobne.").optional(),
    alsoAt: z.array(f.plain("Dalszy adres.")).describe("Dalsze adresy.").optional(),
  }),
  key: {
    field: "path",
    others: "alsoAt",
    of: ({ file }) => addressOfFile(file),
    missing: "nie ma takiej usługi",
  },
  pages: (record) => {
    const path = addressOfFile(record.file);
    const component = "templates/service.tsx" as const;
    const others = furtherAddresses(record).map((other, index) => ({
      path: other,
      canonical: path,
      component,
      from: ["alsoAt", index],
    }));
    return [{ path, component }, ...others];
  },
});

/** A type whose entries name each other by their names. */
export const town = defineModel({
  typeName: "Town",
  label: "Miejscowości",
  noun: "Miejscowość",
  description: "Miejscowość.",
  files: ["towns/*.yaml"],
  shape: z.strictObject({
    name: f.plain("Nazwa."),
    locative: f.plain("Nazwa po słowie „gdzie”.").optional(),
    genitive: f.plain("Nazwa po słowie „do”.").optional(),
    county: f.plain("Powiat.").optional(),
    lat: f.degrees("Szerokość geograficzna.", 53, 55).optional(),
    lon: f.degrees("Długość geograficzna.", 14, 20).optional(),
    nearby: z
      .array(f.reference("Town", "Nazwa miejscowości."))
      .describe("Miejscowości w kolejności od najbliższej."),
    summary: f.text("Jakie są tu ogrody.").optional(),
    protection: f
      .group("Protection", "Ochrona przyrody.", {
        areas: z.array(f.text("Obszar.")).describe("Obszary."),
        note: f.text("Co z tego wynika."),
      })
      .optional(),
  }),
  key: {
    field: "name",
    of: ({ data }) => String(data.name),
    missing: "nie ma takiej miejscowości",
  },
  pages: ({ data: { name } }) =>
    typeof name === "string"
      ? [{ path: addressOfName(name), component: "templates/town.tsx", from: ["name"] }]
      : [],
  shows: ["TownPage"],
});

export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  description: "Galeria zdjęć.",
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad galerią."),
    photos: z
      .array(
        f.group(
          "GalleryPhoto",
          "Zdjęcie w galerii.",
          {
            ...f.photo("Zdjęcie w galerii.").shape,
            caption: f.text("Podpis pod zdjęciem: co widać, w kilku słowach."),
            visualisation: f.ofPhoto(z.boolean()).default(false).describe("Czy to wizualizacja."),
          },
          "Zdjęcie",
        ),
      )
      .min(1)
      .describe("Zdjęcia w kolejności pokazywania."),
  }),
  key: {
    field: "slug",
    of: ({ file }) => nameOfFile(file),
    missing: "nie ma takiej galerii",
  },
});

export const transformation = defineModel({
  typeName: "Transformation",
  label: "Porównania przed i po",
  noun: "Porównanie",
  description: "Porównania przed i po.",
  files: ["transformations/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad porównaniami."),
    after: f.photo("Zdjęcie po pracach."),
  }),
  key: {
    field: "slug",
    of: ({ file }) => nameOfFile(file),
    missing: "nie ma takiego porównania",
  },
});

/** A list of records with a group that may be missing. */
export const equipmentItem = defineModel({
  typeName: "EquipmentItem",
  label: "Sprzęt",
  noun: "Sprzęt",
  group: "Firma",
  description: "Maszyna.",
  files: ["equipment.yaml"],
  isList: true,
  shape: z.strictObject({
    name: f.label("Nazwa sprzętu."),
    icon: f.choice("EquipmentIcon", "Rysunek", {
      mulcher: "mulczer",
      excavator: "koparka",
    }),
    photo: f.photo("Zdjęcie sprzętu.").optional(),
  }),
});

/** A list of records with short names and Markdown. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  group: "Pytania i opinie",
  description: "Pytanie z odpowiedzią.",
  files: ["faq.yaml"],
  isList: true,
  isShownElsewhere: true,
  shape: z.strictObject({
    slug: f.shortName("Krótka nazwa: małe litery i łączniki.", "question"),
    question: f.text("Pytanie."),
    answer: f.markdown("Odpowiedź (Markdown)."),
  }),
  anchor: ({ data }) => `faq-${String(data.slug)}`,
});

/** A list of records with a day. */
export const review = defineModel({
  typeName: "Review",
  label: "Opinie",
  noun: "Opinia",
  group: "Pytania i opinie",
  description: "Opinia.",
  files: ["reviews.yaml"],
  isList: true,
  shape: z.strictObject({
    author: f.label("Kto ją napisał."),
    date: f.date("Kiedy ją napisano."),
  }),
});
