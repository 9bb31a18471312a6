import { z } from "zod";
import { fillKnown } from "@typed-site/utils";
import { defineModel, type DerivedField, f } from "gatsby-plugin-typed-content";
import { filledList } from "../parts";
import { companyIdentity } from "./company-identity";

const factHint =
  "W kilku słowach. Stoi pod nagłówkiem; na telefonie, gdzie treść jest zwinięta, tylko to widać.";

/** A point that is there when the company has told a fact, which its first words use. */
const point = (typeName: string, words: f.Labelled, used: string, body: f.FieldOptions) =>
  f.group(typeName, words, {
    title: f.label("Nagłówek"),
    fact: f.line({ label: "Najważniejsze", hint: factHint, uses: [used] }),
    body: f.markdown(body),
  });

const trustPoint = f.group(
  "TrustPoint",
  {
    label: "Zasada",
    hint: "Jedna rzecz, na którą można liczyć.",
    add: "zasadę",
    titleKey: "title",
  },
  {
    icon: f.choice(
      "TrustIcon",
      { label: "Ikona", hiddenInLists: true },
      {
        sheet: "kartka",
        sapling: "młode drzewo",
        stump: "pniak",
        helmet: "kask",
        slice: "zegar z plastra pnia",
        climber: "człowiek na linie",
      },
    ),
    title: f.label("Nagłówek"),
    fact: f.line({ label: "Najważniejsze", hint: factHint }).optional(),
    body: f.markdown({ label: "Treść", hint: "Jedno do trzech zdań." }),
  },
);

type Point = z.output<typeof trustPoint>;
type Words = Omit<Point, "icon">;

const filledPoint = (icon: Point["icon"], point: Words, words: Record<string, string>): Point => ({
  icon,
  title: point.title,
  fact: point.fact && fillKnown(point.fact, words),
  body: fillKnown(point.body, words),
});

/** The points of the block, without those about missing company data. */
const points: DerivedField["resolve"] = async (source, nodes) => {
  const company = z.object(companyIdentity).parse(await nodes.single("Company"));
  const { insurance, responseTime, people } = company;
  const about = source as Record<"insurance" | "answer" | "team", Words>;
  const roles = [...new Set(people.map(({ role }) => role))].join(", ");
  return [
    insurance && filledPoint("helmet", about.insurance, { ...insurance }),
    responseTime && filledPoint("slice", about.answer, { responseTime }),
    roles && filledPoint("climber", about.team, { roles }),
    ...(source.further as Point[]),
  ].filter(Boolean);
};

/** Reasons to trust the company, for the home page. */
export const trust = defineModel({
  typeName: "Trust",
  label: "Na co można liczyć",
  noun: "Blok „Na co możesz liczyć”",
  description: "Na co można liczyć: ubezpieczenie, odpowiedź, ludzie, wycena, gwarancja.",
  editor: { group: "Firma" },
  files: ["trust.yaml"],
  shape: z.strictObject({
    heading: f.heading("Nagłówek bloku"),
    insurance: point(
      "TrustInsurance",
      {
        label: "O ubezpieczeniu",
        hint: "Strona pokazuje to, gdy ubezpieczenie jest wpisane w danych firmy.",
      },
      "sum",
      {
        label: "Treść",
        hint: "{sum} to suma gwarancyjna, a {insurer} – nazwa zakładu ubezpieczeń.",
        uses: ["sum", "insurer"],
      },
    ),
    answer: point(
      "TrustAnswer",
      {
        label: "O tym, kiedy firma odpowiada",
        hint: "Strona pokazuje to, gdy czas jest wpisany w danych firmy.",
      },
      "responseTime",
      {
        label: "Treść",
        hint: "Na przykład: odpowiadamy {responseTime}.",
        uses: ["responseTime"],
      },
    ),
    team: point(
      "TrustTeam",
      { label: "O ludziach", hint: "Strona pokazuje to, gdy są wpisani w danych firmy." },
      "roles",
      { label: "Treść", hint: "{roles} to lista ich zawodów.", uses: ["roles"] },
    ),
    further: filledList(trustPoint, {
      label: "Dalsze zasady",
      hint: "Wycena, gwarancja, zasięg.",
    }),
  }),
  graphql: {
    fields: {
      points: {
        type: "[TrustPoint!]!",
        description: "All points in their order; those about unknown facts are missing.",
        resolve: points,
      },
    },
  },
});
