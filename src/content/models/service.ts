import { z } from "zod";
import { defineModel, type RecordSource } from "../model";
import { heading, label, markdown, photo, reference, sections, seo, text } from "../fields";
import { findTarget, recordOfNode } from "../graphql/resolvers";
import { addressOfFile, groupAddress } from "../../site/routes";

const addressOf = ({ file }: RecordSource) => addressOfFile(file);

/** A service; the place of its file is its address. */
export const service = defineModel({
  typeName: "Service",
  label: "Usługi",
  noun: "Usługa",
  description: "Usługa. Miejsce pliku jest jej adresem na stronie.",
  files: /^services\/(?:[^/]+\/)?[^/]+\.yaml$/,
  aliasKey: "sameAs",
  shape: z.strictObject({
    sameAs: reference(
      "Service",
      "Adres usługi, której treść pokazuje ta strona. Plik zawiera wtedy tylko ten wiersz.",
    ).optional(),
    title: label("Nazwa w menu i na kartach."),
    headline: heading("Nagłówek strony."),
    pitch: text("Jedno lub dwa zdania pod nagłówkiem."),
    seo: seo(),
    photo: photo("Zdjęcie na górze strony i na karcie."),
    opening: z
      .enum(["form", "comparisons"])
      .default("form")
      .describe("Co otwiera stronę: form – formularz wyceny, comparisons – porównania przed i po."),
    lead: markdown("Wstęp nad rozdziałami (Markdown)."),
    sections: sections("Rozdziały; ich numery są odnośnikami #1, #2 …").min(1),
    gallery: reference("Gallery", "Galeria (nazwa pliku bez .yaml).").optional(),
    transformation: reference(
      "Transformation",
      "Porównania przed i po (nazwa pliku bez .yaml).",
    ).optional(),
    related: z
      .array(reference("Service", "Adres usługi."))
      .default([])
      .describe("Adresy usług, które zwykle wykonuje się potem."),
  }),
  key: { field: "path", of: addressOf },
  derived: {
    canonical: {
      type: "String!",
      description: "Address under which search engines list this content.",
      resolve: (source, context) => addressOf(recordOfNode(source, context)),
    },
    overview: {
      type: "Service",
      description:
        "The page of the group that this service stands in; null for a group's own page.",
      resolve: (source, context) => {
        const address = groupAddress(addressOf(recordOfNode(source, context)));
        return address ? findTarget("Service", "path", address, context) : null;
      },
      own: true,
    },
  },
  createPages: async ({ graphql, createPage }) => {
    const { allService } = await graphql<Queries.ServicePagesQuery>(`
      query ServicePages {
        allService(sort: { path: ASC }) {
          nodes {
            path
          }
        }
      }
    `);
    for (const { path } of allService.nodes) createPage("service", path);
  },
});
