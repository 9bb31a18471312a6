import { z } from "zod";
import {
  type ContentNodes,
  defineModel,
  f,
  singlePage,
  typography,
} from "../../../packages/content-model";
import { addressOfName } from "../../../packages/utils";
import { anchors } from "../../utils/anchors";
import { sections } from "../parts";
import { pointTypes } from "./map/map-types";
import { type MapTown, townPoints } from "./map/town-points";

/** All towns on the map, in the order of the list. */
async function allPoints(nodes: ContentNodes) {
  const { towns } = await nodes.single("Navigation");
  const byName = new Map(
    (await nodes.all("Town")).map((node) => [node.name, node as unknown as MapTown]),
  );
  const all = (towns as string[]).flatMap((name) => {
    const town = byName.get(name);
    // A town may be missing during a rename, because `gatsby develop` reads changed files one by one.
    if (!town) return [];
    return { ...town, path: addressOfName(name), county: typography(town.county) };
  });
  return townPoints(all);
}

/** The page that links to those of all towns. */
export const townsPage = defineModel({
  typeName: "TownsPage",
  label: "Gdzie pracujemy",
  noun: "Strona „Gdzie pracujemy”",
  description: "Strona „Gdzie pracujemy”: wszystkie miejscowości na mapie i na liście.",
  files: ["pages/gdzie-pracujemy.yaml"],
  pages: singlePage("/gdzie-pracujemy", { anchors: [anchors.quote] }),
  shows: ["TownPage"],
  shape: z.strictObject({
    seo: f.seo(),
    headline: f.heading("Nagłówek strony."),
    pitch: f.text("Jedno lub dwa zdania pod nagłówkiem."),
    mapLabel: f.text("Opis mapy dla czytników ekranu."),
    listHeading: f.heading("Nagłówek nad listą miejscowości według powiatów."),
    listIntro: f.text("Co jest pod nazwami na tej liście."),
    sections: sections("Rozdziały pod listą: jak daleko jeździmy, gdzie jeszcze pracujemy."),
  }),
  derived: {
    points: {
      type: "[MapPoint!]!",
      description: "All towns on the map, as far as it has room.",
      resolve: (_source, nodes) => allPoints(nodes),
    },
  },
  derivedTypes: pointTypes,
});
