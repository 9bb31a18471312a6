import { z } from "zod";
import { defineModel, type DerivedField, f } from "../../../packages/content-model";
import { fillKnown } from "../../../packages/utils";
import { filledList } from "../parts";
import { companyIdentity } from "./company-identity";

const point = (typeName: string, description: string, body: string) =>
  f.group(typeName, description, { title: f.label("Nagłówek."), body: f.markdown(body) });

const trustPoint = f.group(
  "TrustPoint",
  "Jedna rzecz, na którą można liczyć.",
  {
    icon: f.choice("TrustIcon", "Ikona", {
      sheet: "kartka",
      leaf: "liść",
      pin: "pinezka",
      shield: "tarcza",
      clock: "zegar",
      person: "osoba",
    }),
    title: f.label("Nagłówek."),
    body: f.markdown("Jedno do trzech zdań (Markdown)."),
  },
  "Zasada",
);

type Point = z.output<typeof trustPoint>;
type Words = Omit<Point, "icon">;

const filledPoint = (icon: Point["icon"], point: Words, words: Record<string, string>): Point => ({
  icon,
  title: point.title,
  body: fillKnown(point.body, words),
});

/** The points of the block, without those about missing company data. */
const points: DerivedField["resolve"] = async (source, nodes) => {
  const company = z.object(companyIdentity).parse(await nodes.single("Company"));
  const { insurance, responseTime, people } = company;
  const about = source as Record<"insurance" | "answer" | "team", Words>;
  const roles = [...new Set(people.map(({ role }) => role))].join(", ");
  return [
    insurance && filledPoint("shield", about.insurance, { ...insurance }),
    responseTime && filledPoint("clock", about.answer, { responseTime }),
    roles && filledPoint("person", about.team, { roles }),
    ...(source.further as Point[]),
  ].filter(Boolean);
};

/** Reasons to trust the company, for the home page. */
export const trust = defineModel({
  typeName: "Trust",
  noun: "Blok „Na co możesz liczyć”",
  group: "Firma",
  description: "Na co można liczyć: ubezpieczenie, odpowiedź, ludzie, wycena, gwarancja.",
  files: ["trust.yaml"],
  shape: z.strictObject({
    heading: f.heading("Nagłówek bloku."),
    insurance: point(
      "TrustInsurance",
      "O ubezpieczeniu; strona pokazuje to, gdy jest wpisane w danych firmy.",
      "Treść, z {sum} – sumą i {insurer} – nazwą zakładu.",
    ),
    answer: point(
      "TrustAnswer",
      "O tym, kiedy firma odpowiada; strona pokazuje to, gdy jest wpisane w danych firmy.",
      "Treść, z {responseTime}, na przykład: odpowiadamy {responseTime}.",
    ),
    team: point(
      "TrustTeam",
      "O ludziach; strona pokazuje to, gdy są wpisani w danych firmy.",
      "Treść, z {roles} – listą ich zawodów.",
    ),
    further: filledList(trustPoint, "Dalsze zasady: wycena, gwarancja, zasięg."),
  }),
  derived: {
    points: {
      type: "[TrustPoint!]!",
      description: "All points in their order; those about unknown facts are missing.",
      resolve: points,
    },
  },
});
