import { z } from "zod";
import { addressOfFile, addressOfName, nameOfFile } from "@typed-site/utils";
import { defineModel, f, PAGE, type RecordSource, singlePage } from "gatsby-plugin-typed-content";

/** A type with one file: a choice, lists of lines and of groups, what is completed when it is saved. */
export const company = defineModel({
  typeName: "Company",
  label: "Firma",
  description: "Dane firmy.",
  editor: { group: "Firma" },
  files: ["company.yaml"],
  shape: z.strictObject({
    brand: f.plain("Nazwa, pod którą firma działa"),
    tagline: f.text("Czym firma się zajmuje").optional(),
    email: f.labelled(z.email(), "Adres poczty").optional(),
    nip: f.plain({ label: "NIP", hint: "Dziesięć cyfr." }).optional(),
    regions: f
      .list(
        f.line({ label: "Nazwa okolicy", add: "nazwę okolicy" }),
        "Okolice, w których pracujemy",
      )
      .optional(),
    phones: f
      .list(
        f.group(
          "Phone",
          { label: "Numer telefonu", add: "numer telefonu" },
          {
            id: f.choice(
              "PhoneUse",
              { label: "Do czego służy", hiddenInLists: true },
              {
                quotes: "porady i wyceny",
                office: "biuro",
              },
            ),
            number: f.completed(f.plain("Numer"), (typed) => typed.replace(/^(?!\+)/, "+48 ")),
          },
        ),
        "Numery telefonów",
      )
      .optional(),
    socials: f
      .list(
        f.group(
          "Social",
          { label: "Profil", add: "profil" },
          { url: f.webAddress("Adres profilu") },
        ),
        "Profile",
      )
      .optional(),
  }),
});

/** Names pages by their addresses. */
export const navigation = defineModel({
  typeName: "Navigation",
  label: "Menu",
  description: "Menu.",
  editor: { group: "Menu" },
  files: ["navigation.yaml"],
  shape: z.strictObject({
    header: f.list(
      f.group(
        "MenuGroup",
        { label: "Grupa menu", add: "grupę menu", titleKey: "label" },
        {
          label: f.label("Napis"),
          items: f.list(f.reference(PAGE, "Adres strony"), "Strony w tej grupie"),
        },
      ),
      "Grupy w menu",
    ),
  }),
});

/** Gets an entry for each page that moves. */
export const redirect = defineModel({
  typeName: "Redirect",
  label: "Dawne adresy",
  add: "adres",
  description: "Dawny adres.",
  editor: {
    group: "Menu",
    afterSave: (data, { moved }) =>
      moved.size === 0
        ? data
        : [...(data as unknown[]), ...[...moved].map(([from, to]) => ({ from, to }))],
  },
  files: ["redirects.yaml"],
  isList: true,
  shape: z.strictObject({
    from: f.plain("Dawny adres"),
    to: f.reference(PAGE, "Nowy adres"),
  }),
});

/** A page that can't do without another file. */
export const homePage = defineModel({
  typeName: "HomePage",
  label: "Strona główna",
  description: "Strona główna.",
  files: ["pages/home.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek"),
    transformation: f.reference("Transformation", "Porównania na tej stronie"),
  }),
  pages: singlePage("/", {
    shows: ["FaqItem"],
  }),
});

export const contactPage = defineModel({
  typeName: "ContactPage",
  label: "Kontakt",
  description: "Strona z adresem.",
  files: ["pages/kontakt.yaml"],
  shape: z.strictObject({ title: f.heading("Nagłówek") }),
  pages: singlePage("/kontakt"),
});

/** A page that nothing links to. */
export const notFoundPage = defineModel({
  typeName: "NotFoundPage",
  label: "Błędny adres",
  description: "Strona pod błędnym adresem.",
  files: ["pages/404.yaml"],
  shape: z.strictObject({ title: f.heading("Nagłówek") }),
  pages: singlePage("/404", { noIndex: true }),
});

/** Words that the pages of all towns share. */
export const townPage = defineModel({
  typeName: "TownPage",
  label: "Strony miejscowości",
  description: "Co mają wspólnego strony miejscowości.",
  files: ["pages/town.yaml"],
  shape: z.strictObject({
    heroTitle: f.text({ label: "Nagłówek", uses: ["place"] }),
  }),
});

/** A type with a list that may be empty but not missing. */
export const legalPage = defineModel({
  typeName: "LegalPage",
  label: "Strony prawne",
  noun: "Strona prawna",
  add: "stronę prawną",
  titleKey: "title",
  description: "Strona prawna.",
  files: ["legal/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek"),
    sections: f.list(f.text({ label: "Akapit", add: "akapit" }), "Akapity"),
  }),
  pages: { of: ({ file }) => [{ path: `/${nameOfFile(file)}`, component: "templates/legal.tsx" }] },
});

const furtherAddresses = ({ data: { alsoAt } }: RecordSource) =>
  Array.isArray(alsoAt) ? alsoAt.map(String) : [];

/** A type in folders of folders, whose pages have further addresses. */
export const service = defineModel({
  typeName: "Service",
  label: "Usługi",
  noun: "Usługa",
  add: "usługę",
  titleKey: "title",
  description: "Usługa.",
  files: ["services/*.yaml", "services/*/*.yaml"],
  shape: z.strictObject({
    title: f.label("Nazwa w menu"),
    headline: f.heading("Nagłówek strony"),
    seo: f.seo(),
    gallery: f.reference("Gallery", "Galeria").optional(),
    related: f.list(f.reference("Service", "Adres usługi"), "Podobne").optional(),
    alsoAt: f.list(f.plain({ label: "Dalszy adres", add: "adres" }), "Dalsze adresy").optional(),
  }),
  key: {
    field: "path",
    others: "alsoAt",
    missing: "nie ma takiej usługi",
  },
  pages: {
    of: (record) => {
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
  },
});

/** A type whose entries name each other by their names. */
export const town = defineModel({
  typeName: "Town",
  label: "Miejscowości",
  noun: "Miejscowość",
  add: "miejscowość",
  titleKey: "name",
  description: "Miejscowość.",
  files: ["towns/*.yaml"],
  shape: z.strictObject({
    name: f.plain("Nazwa"),
    locative: f.plain("Nazwa po słowie „gdzie”").optional(),
    genitive: f.plain("Nazwa po słowie „do”").optional(),
    county: f.plain({ label: "Powiat", suggest: true }).optional(),
    lat: f.degrees("Szerokość geograficzna", 53, 55).optional(),
    lon: f.degrees("Długość geograficzna", 14, 20).optional(),
    nearby: f.list(
      f.reference("Town", "Nazwa miejscowości"),
      "Miejscowości w kolejności od najbliższej",
    ),
    summary: f.text("Jakie są tu ogrody").optional(),
    protection: f
      .group("Protection", "Ochrona przyrody", {
        areas: f.list(f.line({ label: "Obszar", add: "obszar" }), "Obszary"),
        note: f.text("Co z tego wynika"),
      })
      .optional(),
  }),
  key: {
    field: "name",
    of: ({ data }) => String(data.name),
    missing: "nie ma takiej miejscowości",
  },
  pages: {
    of: ({ data: { name } }) =>
      typeof name === "string"
        ? [{ path: addressOfName(name), component: "templates/town.tsx", from: ["name"] }]
        : [],
    shows: ["TownPage"],
  },
});

export const gallery = defineModel({
  typeName: "Gallery",
  label: "Galerie zdjęć",
  noun: "Galeria",
  add: "galerię",
  titleKey: "title",
  description: "Galeria zdjęć.",
  files: ["galleries/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad galerią"),
    photos: f
      .list(
        f.group(
          "GalleryPhoto",
          { label: "Zdjęcie", add: "zdjęcie", titleKey: "caption" },
          {
            ...f.photo("Zdjęcie w galerii").shape,
            caption: f.text({ label: "Podpis pod zdjęciem", hint: "Co widać, w kilku słowach." }),
            visualisation: f.ofPhoto(f.labelled(z.boolean(), "Czy to wizualizacja")).default(false),
          },
        ),
        "Zdjęcia w kolejności pokazywania",
      )
      .min(1),
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
  add: "porównanie",
  titleKey: "title",
  description: "Porównania przed i po.",
  files: ["transformations/*.yaml"],
  shape: z.strictObject({
    title: f.heading("Nagłówek nad porównaniami"),
    after: f.photo("Zdjęcie po pracach"),
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
  add: "sprzęt",
  titleKey: "name",
  description: "Maszyna.",
  editor: {
    group: "Firma",
    photoFolder: "maszyny",
  },
  files: ["equipment.yaml"],
  isList: true,
  shape: z.strictObject({
    name: f.label("Nazwa sprzętu"),
    icon: f.choice("EquipmentIcon", "Rysunek", {
      mulcher: "mulczer",
      excavator: "koparka",
    }),
    photo: f.photo("Zdjęcie sprzętu").optional(),
  }),
});

/** A list of records with short names and Markdown. */
export const faqItem = defineModel({
  typeName: "FaqItem",
  label: "Pytania i odpowiedzi",
  noun: "Pytanie",
  add: "pytanie",
  titleKey: "question",
  description: "Pytanie z odpowiedzią.",
  editor: { group: "Pytania i opinie" },
  files: ["faq.yaml"],
  isList: true,
  pages: {
    isShownElsewhere: true,
    anchor: ({ data }) => `faq-${String(data.slug)}`,
  },
  shape: z.strictObject({
    slug: f.shortName({ label: "Krótka nazwa", hint: "Małe litery i łączniki." }, "question"),
    question: f.line("Pytanie"),
    answer: f.markdown("Odpowiedź"),
  }),
});

/** A list of records with a day. */
export const review = defineModel({
  typeName: "Review",
  label: "Opinie",
  noun: "Opinia",
  add: "opinię",
  titleKey: "author",
  description: "Opinia.",
  editor: { group: "Pytania i opinie" },
  files: ["reviews.yaml"],
  isList: true,
  shape: z.strictObject({
    author: f.label("Kto ją napisał"),
    date: f.date("Kiedy ją napisano"),
  }),
});
