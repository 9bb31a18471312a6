import { z } from "zod";
import { addressOfFile } from "@typed-site/utils";
import { defineModel, f, type RecordProblem, type RecordSource } from "gatsby-plugin-typed-content";
import { anchors, sectionAnchors } from "../../utils/anchors";
import { groupAddress } from "../../utils/group-address";
import { drawnSections } from "../parts";
import { reviewsOf } from "./reviews";
import { season, seasonProblems } from "./season";
import { servicesOfGroup } from "./service-lists";

const addressOf = ({ file }: RecordSource) => addressOfFile(file);

/** A service; its file's path determines its address. */
export const service = defineModel({
  typeName: "Service",
  label: "Usługi",
  noun: "Usługa",
  add: "usługę",
  titleKey: "title",
  description: "Usługa. Miejsce pliku jest jej adresem na stronie.",
  editor: { photoFolder: "uslugi" },
  files: ["services/*.yaml", "services/*/*.yaml"],
  shape: z.strictObject({
    title: f.label("Nazwa w menu i na kartach"),
    headline: f.heading("Nagłówek strony"),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem"),
    seo: f.seo(),
    photo: f.photo("Zdjęcie na górze strony i na karcie"),
    drawing: f
      .reference("Drawing", "Rysunek na górze strony i na karcie, zamiast zdjęcia")
      .optional(),
    ground: f
      .choice("ServiceGround", "Linie za nagłówkiem strony", {
        contours: "warstwice, dla prac ziemnych",
        rings: "słoje, dla drzew",
        stripes: "pasy trawnika, dla ogrodów",
      })
      .default("contours"),
    occasion: f
      .text({
        label: "Kiedy wybrać tę usługę",
        hint: "W pół zdania bez kropki. Stoi pod nazwą na karcie, na stronie przeglądowej grupy; bez tego jest tam sama nazwa.",
      })
      .max(90)
      .optional(),
    stormNote: f
      .markdown({
        label: "Kiedy lepiej od razu zadzwonić",
        hint: "Zdanie z numerem telefonu u góry strony, od października do marca.",
      })
      .optional(),
    opening: f
      .choice("ServiceOpening", "Co otwiera stronę", {
        form: "formularz wyceny",
        comparisons: "porównania przed i po",
        services: "usługi grupy, na jej stronie przeglądowej",
      })
      .default("form"),
    measure: f
      .choice("ServiceMeasure", "O jaką miarę pyta formularz wyceny", {
        area: "powierzchnia działki",
        girth: "obwód pnia",
        stump: "średnica pniaka",
        length: "długość ogrodzenia",
      })
      .default("area"),
    example: f
      .line({
        label: "Przykład w polu, w którym klient pisze, co jest do zrobienia",
        hint: "Jedno zlecenie w kilku słowach, po „np.”. Bez tego formularze mają przykład ogólny.",
      })
      .optional(),
    lead: f.markdown("Wstęp nad rozdziałami"),
    sections: drawnSections({
      label: "Rozdziały",
      hint: "Ich numery są odnośnikami #1, #2 …",
    }).min(1),
    priceSection: f.wholeNumber(
      {
        label: "Numer rozdziału o tym, od czego zależy cena",
        hint: "Nagłówek rozdziału ma to mówić. Prowadzi do niego odnośnik u góry strony, a na telefonie ten rozdział jest otwarty.",
      },
      1,
      99,
    ),
    season: season(),
    gallery: f
      .reference("Gallery", { label: "Galeria", inFile: "Nazwa pliku bez .yaml." })
      .optional(),
    transformation: f
      .reference("Transformation", {
        label: "Porównania przed i po",
        inFile: "Nazwa pliku bez .yaml.",
      })
      .optional(),
    related: f.list(f.reference("Service", "Usługa"), "Usługi, które się z tą łączą").default([]),
    alsoAt: f
      .list(
        f
          .plain({
            label: "Dalszy adres",
            hint: "Od ukośnika, małymi literami bez ogonków, na przykład /prace-ziemne.",
            add: "dalszy adres",
          })
          .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/),
        {
          label: "Dalsze adresy",
          hint: "Jest pod nimi ta sama strona; wyszukiwarki pokazują tylko jej własny.",
        },
      )
      .default([]),
  }),
  key: {
    field: "path",
    others: "alsoAt",
    missing: "nie ma usługi o takim adresie",
  },
  graphql: {
    fields: {
      canonical: {
        type: "String!",
        description: "Address under which search engines list this content.",
        resolve: (source, nodes) => nodes.address("Service", source),
      },
      overview: {
        type: "Service",
        description:
          "The page of the group that this service stands in; null for a group's own page.",
        resolve: (source, nodes) => {
          const address = groupAddress(nodes.name("Service", source));
          return address ? nodes.named("Service", address) : null;
        },
      },
      groupServices: {
        type: "[Service!]!",
        description:
          "The services of the menu's group whose overview this page is; none for all other pages.",
        resolve: (source, nodes) => servicesOfGroup(nodes.name("Service", source), nodes),
      },
      reviews: reviewsOf("service", (source, nodes) => [
        nodes.address("Service", source),
        ...((source.alsoAt as string[] | undefined) ?? []),
      ]),
    },
    shownAt: {
      name: "serviceAt",
      type: "Service",
      description: "The service that is shown at an address, its own or a further one.",
      resolve: (path, nodes) => nodes.named("Service", path),
    },
  },
  check: (records) => [
    ...seasonProblems(records),
    ...records.flatMap(relatedToItself),
    ...records.flatMap(noSuchSection),
  ],
  pages: {
    of: (record) => {
      const path = addressOf(record);
      const shown = {
        component: "templates/service.tsx",
        anchors: [
          ...[anchors.quote, anchors.details, anchors.season],
          ...sectionAnchors(record.data.sections),
        ],
      } as const;
      const others = furtherAddresses(record).map((other, index) => ({
        path: other,
        canonical: path,
        ...shown,
        from: ["alsoAt", index],
      }));
      return [{ path, ...shown }, ...others];
    },
    shows: ["ServicePage"],
  },
});

/** A service whose section about the price does not exist. */
const noSuchSection = (record: RecordSource): RecordProblem[] => {
  const { priceSection, sections } = record.data;
  const count = Array.isArray(sections) ? sections.length : 0;
  if (typeof priceSection !== "number" || priceSection <= count) return [];
  return [
    {
      record,
      path: ["priceSection"],
      problem: `Rozdziału ${priceSection} nie ma: usługa ma ich ${count}.`,
      remedy: "Wpisz numer rozdziału o cenie.",
    },
  ];
};

/** A service that lists itself as related, so that its page would link to itself. */
const relatedToItself = (record: RecordSource): RecordProblem[] => {
  const { related } = record.data;
  const own = [addressOf(record), ...furtherAddresses(record)];
  return (Array.isArray(related) ? related : []).flatMap((address, index) =>
    own.includes(String(address).normalize("NFC"))
      ? [
          {
            record,
            path: ["related", index],
            problem: `Usługa jest na liście usług, które się z nią łączą: „${String(address)}”.`,
            remedy: "Usuń ten wpis albo wpisz adres innej usługi.",
          },
        ]
      : [],
  );
};

const furtherAddresses = ({ data: { alsoAt } }: RecordSource) =>
  Array.isArray(alsoAt) ? alsoAt.map((address) => String(address).normalize("NFC")) : [];
