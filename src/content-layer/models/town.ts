import { z } from "zod";
import { defineModel, type RecordProblem, type RecordSource } from "../define-model";
import { group, latitude, longitude, markdown, plain, reference, text } from "../fields";
import { registerReader } from "../register";
import { fill, findSingle, type ResolverContext } from "../resolvers";
import { addressOfTown } from "../routes";
import { mapPoints, type MapTown } from "../town-map/draw-map";
import { wayBetween } from "../town-map/way-between";
import { typography } from "../typography";

const addressOf = ({ data }: RecordSource) => addressOfTown(String(data.name));

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
  const page = (await findSingle("TownPage", context)) as unknown as Record<string, unknown>;
  const towns = await allTowns(context);
  const here = towns.get(String(source.name));
  return (source.nearby as string[]).map((name) => {
    const there = towns.get(name);
    if (!here || !there) throw new Error(`There is no town ${name}`);
    const { km, direction } = wayBetween(here, there);
    const words = { km: String(km), direction: String((page.directions as string[])[direction]) };
    return { ...there, distance: typography(fill(String(page.distance), words)) };
  });
}

/** All towns by name, in the order of the list. */
const allTowns = registerReader(
  "Town",
  (entries) =>
    new Map(
      (entries as unknown as Omit<MapTown, "path">[]).map((entry): [string, MapTown] => [
        entry.name,
        { ...entry, path: addressOfTown(entry.name) },
      ]),
    ),
);

/** A town that the company works in; its address is made of its name. */
export const town = defineModel({
  typeName: "Town",
  label: "Miejscowości",
  noun: "Miejscowość",
  description: "Miejscowość ze swoją stroną. Adres strony powstaje z nazwy.",
  files: /^towns\.yaml$/,
  isList: true,
  shape: z.strictObject({
    name: plain("Nazwa w mianowniku: Gdańsk."),
    locative: text("Nazwa w miejscowniku, z przyimkiem: w Gdańsku, we Władysławowie."),
    genitive: text("Nazwa w dopełniaczu: Gdańska."),
    county: text("Powiat, na przykład powiat pucki."),
    lat: latitude(),
    lon: longitude(),
    intro: markdown("Wstęp, 60–110 słów, prawdziwy tylko dla tej miejscowości."),
    needs: z
      .array(text("Jedna krótka linia."))
      .length(3)
      .describe("O co najczęściej proszą tutejsi właściciele."),
    services: z
      .array(
        group("TownService", "Usługa, o którą w tej miejscowości często proszą.", {
          service: reference("Service", "Adres usługi."),
          note: text("Dlaczego właśnie tutaj i co wtedy robimy, jedno lub dwa zdania."),
        }),
      )
      .length(3)
      .describe("Trzy usługi, o które najczęściej proszą tutejsi właściciele."),
    nearby: z
      .array(reference("Town", "Nazwa innej miejscowości z listy."))
      .min(3)
      .max(5)
      .describe("Sąsiednie miejscowości z tej listy."),
  }),
  key: { field: "name", of: ({ data }) => String(data.name) },
  register: ["name", "county", "lat", "lon"],
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
    mapPoints: {
      type: "[MapPoint!]!",
      description: "The towns that the map on this town's page shows.",
      resolve: async (source, context) =>
        mapPoints([...(await allTowns(context)).values()], String(source.name)),
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
  check: (records) => [...namedTwice(records), ...records.flatMap(ownNeighbour)],
  createPages: async ({ graphql, createPage }) => {
    const { allTown } = await graphql<Queries.TownPagesQuery>(`
      query TownPages {
        allTown(sort: { position: ASC }) {
          nodes {
            path
          }
        }
      }
    `);
    for (const { path } of allTown.nodes) createPage("town", path);
  },
});

function namedTwice(records: RecordSource[]): RecordProblem[] {
  const taken = new Set<string>();
  return records.flatMap((record) => {
    const { name } = record.data;
    if (typeof name !== "string") return [];
    const address = addressOf(record);
    if (!taken.has(address)) {
      taken.add(address);
      return [];
    }
    return [
      {
        record,
        path: ["name"],
        problem: `Miejscowość „${name}” jest na liście drugi raz.`,
        remedy: "Usuń jeden z wpisów.",
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
      remedy: "Wpisz tu inną miejscowość z listy.",
    },
  ];
}
