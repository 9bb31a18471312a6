import { z } from "zod";
import { defineModel, type RecordProblem, type RecordSource } from "../define-model";
import { markdown, plain, reference, text } from "../fields";
import { fill, findSingle, recordOfNode, type ResolverContext } from "../resolvers";
import { addressOfTown } from "../routes";
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

/** A town that the company works in; its address is made of its name. */
export const town = defineModel({
  typeName: "Town",
  description: "Miejscowość ze swoją stroną. Adres strony powstaje z nazwy.",
  files: /^towns\.yaml$/,
  isList: true,
  shape: z.strictObject({
    name: plain("Nazwa w mianowniku: Gdańsk."),
    locative: text("Nazwa w miejscowniku, z przyimkiem: w Gdańsku, we Władysławowie."),
    genitive: text("Nazwa w dopełniaczu: Gdańska."),
    county: text("Powiat, na przykład powiat pucki."),
    intro: markdown("Wstęp, 60–110 słów, prawdziwy tylko dla tej miejscowości."),
    needs: z
      .array(text("Jedna krótka linia."))
      .length(3)
      .describe("O co najczęściej proszą tutejsi właściciele."),
    nearby: z
      .array(reference("Town", "Nazwa innej miejscowości z listy."))
      .min(3)
      .max(5)
      .describe("Sąsiednie miejscowości z tej listy."),
  }),
  key: { field: "name", of: ({ data }) => String(data.name) },
  derived: {
    path: {
      type: "String!",
      description: "Address of the page: the name in lower case with hyphens, diacritics kept.",
      resolve: (source, context) => addressOf(recordOfNode(source, context)),
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
  check: (records) =>
    records.flatMap((record, index) => namedBefore(record, records.slice(0, index))),
  createPages: async ({ graphql, createPage }) => {
    const { allTown } = await graphql<Queries.TownPagesQuery>(`
      query TownPages {
        allTown(sort: { position: ASC }) {
          nodes {
            id
            path
          }
        }
      }
    `);
    for (const { id, path } of allTown.nodes) createPage("town", path, { id });
  },
});

function namedBefore(record: RecordSource, earlier: RecordSource[]): RecordProblem[] {
  if (!earlier.some((other) => addressOf(other) === addressOf(record))) return [];
  return [
    {
      record,
      path: ["name"],
      problem: `Miejscowość „${String(record.data.name)}” jest na liście drugi raz.`,
      remedy: "Usuń jeden z wpisów.",
    },
  ];
}
