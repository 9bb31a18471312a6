import { z } from "zod";
import { addressOfName, fillKnown } from "@typed-site/utils";
import { type ContentNodes, defineModel, type DerivedField, f } from "gatsby-plugin-typed-content";
import { anchors } from "../../utils/anchors";
import { filledList } from "../parts";
import { reviewsOf } from "../services/reviews";
import { coordinates, placeOf } from "./coordinates";
import { introProblem, locativeProblem, nameProblem, townProblems } from "./town-rules";
import { wayBetween } from "./way-between";

/** What texts that all town pages share can say of a town. */
export const namedTown = z.object({
  name: z.string(),
  locative: z.string(),
  summary: z.string(),
});

/** A town's name in the cases that texts need. */
export const townCases = z.object({
  name: z.string(),
  locative: z.string(),
  genitive: z.string(),
});

/** Fills what is particular to a town into a text that all town pages share. */
export const fillForTown = (
  template: string,
  { name, locative, summary }: z.infer<typeof namedTown>,
): string => fillKnown(template, { town: name, locative, summary });

/** The part of TownPage that is filled for each town. */
const sharedWords = z.object({
  heroTitle: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
});

/** The town's own photo, or that of the first service it lists. */
async function photoOf(source: Record<string, unknown>, nodes: ContentNodes) {
  if (source.photo) return source.photo;
  const [first] = source.services as { service: string }[];
  return (await nodes.named("Service", String(first?.service))).photo;
}

/** The neighbours that a town lists, with their distance and direction. */
const neighboursOf: DerivedField["resolve"] = async (source, nodes) => {
  const page = await nodes.single("TownPage");
  return Promise.all(
    (source.nearby as string[]).map(async (name) => {
      const there = await nodes.named("Town", name);
      const { km, direction } = wayBetween(placeOf(source), placeOf(there));
      const words = { km: String(km), direction: String((page.directions as string[])[direction]) };
      const distance = await nodes.text(fillKnown(String(page.distance), words));
      return { name, path: nodes.address("Town", there), distance };
    }),
  );
};

/** How many towns list a town as a neighbour. */
async function timesNamed(source: Record<string, unknown>, nodes: ContentNodes) {
  const towns = await nodes.all("Town");
  return towns.filter(({ nearby }) => (nearby as unknown[]).includes(source.name)).length;
}

const office = f.group("TownOffice", "Urząd, w którym zgłasza się tu wycinkę", {
  name: f.line({
    label: "Nazwa, jak pisze ją sam urząd",
    hint: "Na przykład Urząd Gminy Chmielno.",
  }),
  address: f
    .webAddress({ label: "Adres strony urzędu", hint: "Jeśli jest sprawdzony." })
    .optional(),
  head: f
    .line({
      label: "Do kogo pisze się w sprawie drzew",
      hint: "Wójt Gminy Chmielno, Burmistrz Kartuz, Prezydent Miasta Gdańska.",
    })
    .optional(),
  post: f
    .line({
      label: "Adres do listów",
      hint: "Po przecinku: ul. Gdańska 52, 83-330 Żukowo.",
    })
    .optional(),
});

const protection = f.group("TownProtection", "Ochrona przyrody w gminie, jeśli jakąś ma", {
  areas: filledList(
    f.line({
      label: "Nazwa",
      hint: "Na przykład Kaszubski Park Krajobrazowy.",
      add: "nazwę",
      suggest: true,
    }),
    {
      label: "Obszary chronione",
      hint: "Parki krajobrazowe, obszary Natura 2000, pas nadbrzeżny.",
    },
  ),
  note: f.text({
    label: "Co jest inaczej właśnie tutaj",
    hint: "W jednym lub dwóch zdaniach. Zasadę wspólną dla wszystkich gmin mają teksty wspólne miejscowości.",
  }),
});

/** A town that the company works in; its name determines its address. */
export const town = defineModel({
  typeName: "Town",
  label: "Miejscowości",
  noun: "Miejscowość",
  add: "miejscowość",
  titleKey: "name",
  description: "Miejscowość ze swoją stroną. Adres strony powstaje z nazwy.",
  files: ["towns/*.yaml"],
  shape: z.strictObject({
    name: f.checked(
      f.plain({ label: "Nazwa w mianowniku", hint: "Na przykład Gdańsk." }).max(40),
      nameProblem,
    ),
    locative: f.checked(
      f.label({
        label: "Nazwa w miejscowniku",
        hint: "Z przyimkiem: w Gdańsku, we Władysławowie.",
      }),
      locativeProblem,
    ),
    genitive: f.label({ label: "Nazwa w dopełniaczu", hint: "Na przykład Gdańska." }),
    county: f.label({ label: "Powiat", hint: "Na przykład powiat pucki.", suggest: true }),
    ...coordinates,
    labelSide: f
      .choice(
        "LabelSide",
        {
          label: "Po której stronie kropki na mapie ma stać nazwa",
          hint: "Bez tego stoi z prawej. Nazwa, na którą nie ma miejsca, jest tylko na liście obok.",
        },
        {
          right: "z prawej",
          left: "z lewej",
          above: "nad",
          below: "pod",
          "above-right": "nad z prawej",
          "above-left": "nad z lewej",
          "below-right": "pod z prawej",
          "below-left": "pod z lewej",
        },
      )
      .optional(),
    summary: f.line({
      label: "Jaki to teren",
      hint: "W kilku słowach, małą literą. Pojawia się przy nazwie na stronie „Gdzie pracujemy”.",
    }),
    firstPair: f
      .wholeNumber(
        {
          label: "Od której pary zaczynają się tu porównania",
          hint: "Numer pary ze strony głównej, która pasuje do tutejszej ziemi.",
        },
        1,
        20,
      )
      .default(1),
    photo: f
      .photo({
        label: "Zdjęcie, które widać, gdy ktoś udostępni stronę",
        hint: "Bez niego jest to zdjęcie pierwszej z usług.",
      })
      .optional(),
    intro: f.checked(
      f.markdown({
        label: "Wstęp",
        hint: "Od 60 do 110 słów, prawdziwych tylko dla tej miejscowości.",
      }),
      introProblem,
    ),
    needs: filledList(f.text({ label: "Zadanie", hint: "W kilku słowach.", add: "zadanie" }), {
      label: "Typowe zadania w tej okolicy",
      hint: "Takie, których nie ma każda inna.",
    }),
    services: filledList(
      f.group(
        "TownService",
        { label: "Usługa", hint: "Której tu potrzeba.", add: "usługę" },
        {
          service: f.reference("Service", "Usługa"),
          note: f.text({
            label: "Dlaczego właśnie tutaj i co wtedy robimy",
            hint: "Jedno lub dwa zdania.",
          }),
        },
      ),
      "Usługi, których tu potrzeba",
    ),
    nearby: filledList(
      f.reference("Town", "Miejscowość"),
      "Sąsiednie miejscowości, które też mają swoją stronę",
    ),
    office,
    protection: protection.optional(),
  }),
  key: {
    field: "name",
    of: ({ data: { name } }) => (typeof name === "string" ? name : ""),
    missing: "w folderze towns nie ma takiej miejscowości",
  },
  graphql: {
    fields: {
      heading: {
        type: "String!",
        description:
          "The heading of its page: the TownPage's `heroTitle`, filled with the town's name.",
        resolve: async (source, nodes) => {
          const { heroTitle } = sharedWords.parse(await nodes.single("TownPage"));
          return nodes.text(fillForTown(heroTitle, namedTown.parse(source)));
        },
      },
      photo: {
        type: "Photo!",
        description: "The photo that opens the page: the town's own, or that of its first service.",
        resolve: photoOf,
      },
      neighbours: {
        type: "[Neighbour!]!",
        description: "The towns in `nearby`, with distance and direction as the crow flies.",
        resolve: neighboursOf,
      },
      timesNamed: {
        type: "Int!",
        description: "How many towns name it in their `nearby`.",
        resolve: timesNamed,
      },
      reviews: reviewsOf("town", ({ name }) => [String(name)]),
      seo: {
        type: "Seo!",
        description:
          "Title and description, filled from TownPage, without the typography of visible text.",
        resolve: async (source, nodes) => {
          const { seo } = sharedWords.parse(await nodes.single("TownPage"));
          const town = namedTown.parse(source);
          return {
            title: fillForTown(seo.title, town),
            description: fillForTown(seo.description, town),
          };
        },
      },
    },
    types: {
      Neighbour: {
        description: "A town near another one.",
        fields: {
          name: { type: "String!", description: "Name of the town." },
          path: { type: "String!", description: "Address of its page." },
          distance: { type: "String!", description: "How far it is, and in which direction." },
        },
      },
    },
  },
  check: townProblems,
  pages: {
    of: ({ data: { name } }) =>
      typeof name === "string"
        ? [
            {
              path: addressOfName(name),
              component: "templates/town.tsx",
              from: ["name"],
              anchors: [anchors.services, anchors.quote],
              anchorsOf: "FaqItem",
            },
          ]
        : [],
    shows: ["TownPage", "FaqItem"],
  },
});
