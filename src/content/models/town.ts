import { z } from "zod";
import { defineModel, type RecordProblem, type RecordSource } from "../model";
import {
  checked,
  group,
  label,
  latitude,
  longitude,
  markdown,
  plain,
  reference,
  text,
} from "../fields";
import { fill, findSingle, findTarget } from "../graphql/resolvers";
import type { ResolverContext } from "../graphql/field-resolver";
import { addressOfTown, nameOfFile } from "../../site/routes";
import { mapPoints, type MapPlace } from "../map/draw-map";
import { wayBetween } from "../map/way-between";
import { typography } from "../graphql/typography";
import { asAddress, type Words } from "../wording";

/** Fills a text that all town pages share; without a town it speaks of „Twoim mieście”. */
export function fillForTown(
  template: string,
  page: { fallbackTown: string },
  town?: { name: string; locative: string },
): string {
  return fill(template, {
    town: town?.name ?? page.fallbackTown,
    locative: town?.locative ?? `w ${page.fallbackTown}`,
  });
}

/** One of the texts of `pages/town.yaml`, filled for this town. */
async function sharedText(
  read: (page: Record<string, unknown>) => unknown,
  source: Record<string, unknown>,
  context: ResolverContext,
): Promise<string> {
  const page = await findSingle("TownPage", context);
  const town = { name: String(source.name), locative: String(source.locative) };
  return fillForTown(String(read(page)), { fallbackTown: String(page.fallbackTown) }, town);
}

/** Distance and direction of the towns that a town names as near. */
async function neighboursOf(source: Record<string, unknown>, context: ResolverContext) {
  const page = await findSingle("TownPage", context);
  return Promise.all(
    (source.nearby as string[]).map(async (name) => {
      const there = (await findTarget("Town", "name", name, context)) as unknown as MapPlace;
      const { km, direction } = wayBetween(source as unknown as MapPlace, there);
      const words = { km: String(km), direction: String((page.directions as string[])[direction]) };
      const distance = typography(fill(String(page.distance), words));
      return { name, path: addressOfTown(name), distance };
    }),
  );
}

/** A town that the company works in; its address is made of its name. */
export const town = defineModel({
  typeName: "Town",
  label: "Miejscowości",
  noun: "Miejscowość",
  description: "Miejscowość ze swoją stroną. Adres strony powstaje z nazwy.",
  files: /^towns\/[^/]+\.yaml$/,
  shape: z.strictObject({
    name: checked(plain("Nazwa w mianowniku: Gdańsk.").max(40), nameProblem),
    locative: checked(
      label("Nazwa w miejscowniku, z przyimkiem: w Gdańsku, we Władysławowie."),
      locativeProblem,
    ),
    genitive: label("Nazwa w dopełniaczu: Gdańska."),
    county: label("Powiat, na przykład powiat pucki."),
    lat: latitude(),
    lon: longitude(),
    intro: markdown("Wstęp, 60–110 słów, prawdziwy tylko dla tej miejscowości."),
    needs: z.array(text("Rzecz, w kilku słowach.")).min(1).describe("O co warto tu zadbać."),
    services: z
      .array(
        group("TownService", "Usługa, o którą w tej miejscowości często proszą.", {
          service: reference("Service", "Adres usługi."),
          note: text("Dlaczego właśnie tutaj i co wtedy robimy, jedno lub dwa zdania."),
        }),
      )
      .min(1)
      .describe("Usługi, które tu zwykle pomagają."),
    nearby: z
      .array(reference("Town", "Nazwa innej miejscowości."))
      .min(1)
      .describe("Sąsiednie miejscowości, które też mają swoją stronę."),
  }),
  key: { field: "name", of: ({ data: { name } }) => (typeof name === "string" ? name : "") },
  derived: {
    path: {
      type: "String!",
      description: "Address of the page: the name in lower case with hyphens, diacritics kept.",
      resolve: ({ name }) => addressOfTown(String(name)),
    },
    headline: {
      type: "String!",
      description: "Headline of the page, filled from TownPage.",
      resolve: async (source, context) =>
        typography(await sharedText((page) => page.heroTitle, source, context)),
    },
    pitch: {
      type: "String!",
      description: "Sentence under the headline, filled from TownPage.",
      resolve: async (source, context) =>
        typography(await sharedText((page) => page.pitch, source, context)),
    },
    neighbours: {
      type: "[Neighbour!]!",
      description: "The towns in `nearby`, with distance and direction as the crow flies.",
      resolve: (source, context) => neighboursOf(source, context),
    },
    seo: {
      type: "Seo!",
      description: "Title and description, filled from TownPage.",
      resolve: async (source, context) => {
        type Page = { seo: { title: string; description: string } };
        return {
          title: await sharedText((page) => (page as Page).seo.title, source, context),
          description: await sharedText((page) => (page as Page).seo.description, source, context),
        };
      },
    },
  },
  derivedTypes: {
    Neighbour: {
      description: "A town near another one.",
      fields: {
        name: { type: "String!", description: "Name of the town." },
        path: { type: "String!", description: "Address of its page." },
        distance: { type: "String!", description: "How far it is, and in which direction." },
      },
    },
  },
  check: (records) => [
    ...records.flatMap((record) => [...otherName(record), ...ownNeighbour(record)]),
    ...locativesTwice(records),
  ],
  createPages: async ({ graphql, createPage }) => {
    const { navigation } = await graphql<Queries.TownPagesQuery>(`
      query TownPages {
        navigation {
          towns {
            name
            path
            county
            lat
            lon
          }
        }
      }
    `);
    const towns = navigation?.towns ?? [];
    for (const { name, path } of towns) {
      createPage("town", path, { name, mapPoints: mapPoints(towns, name) });
    }
  },
});

/** The file is found by the town's name, so the two may not part. */
function otherName(record: RecordSource): RecordProblem[] {
  const { name } = record.data;
  if (typeof name !== "string" || asAddress(name) === nameOfFile(record.file)) return [];
  return [
    {
      record,
      path: ["name"],
      problem: `Miejscowość „${name}” stoi w pliku o innej nazwie.`,
      remedy: `Zmień nazwę pliku na „${asAddress(name)}.yaml” albo popraw nazwę miejscowości.`,
    },
  ];
}

/** The address of the page is made of the name, so it must hold nothing that has a meaning there. */
function nameProblem(name: string): Words | undefined {
  if (/^\p{L}+(?:[ -]\p{L}+)*$/u.test(name.normalize("NFC"))) return undefined;
  return {
    problem: "ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony.",
    remedy: "Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  };
}

/** Sentences of the pages take the town with its preposition. */
function locativeProblem(locative: string): Words | undefined {
  if (/^(?:w|we|na)\s/.test(locative)) return undefined;
  return {
    problem: "nie zaczyna się od przyimka „w”, „we” albo „na”.",
    remedy: "Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”.",
  };
}

/** Titles and descriptions of the pages differ by it; the same again is left from a copied file. */
function locativesTwice(records: RecordSource[]): RecordProblem[] {
  const first = new Map<unknown, RecordSource>();
  return records.flatMap((record) => {
    const { name, locative } = record.data;
    const other = first.get(locative);
    if (!other) first.set(locative, record);
    // A file that was copied as it is has another problem.
    if (typeof locative !== "string" || !other || other.data.name === name) return [];
    return [
      {
        record,
        path: ["locative"],
        problem: `Miejscowość „${String(name)}” ma w pozycji „locative” to samo co „${String(other.data.name)}”: „${locative}”.`,
        remedy: "Wpisz tu miejscownik tej miejscowości, na przykład „w Gdańsku”.",
      },
    ];
  });
}

function ownNeighbour(record: RecordSource): RecordProblem[] {
  const { name, nearby } = record.data;
  const index = Array.isArray(nearby) ? nearby.indexOf(name) : -1;
  if (index < 0) return [];
  return [
    {
      record,
      path: ["nearby", index],
      problem: `Miejscowość „${String(name)}” jest swoim własnym sąsiadem.`,
      remedy: "Wpisz tu inną miejscowość.",
    },
  ];
}
