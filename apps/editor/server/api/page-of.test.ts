import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { serviceFile, tinyContent as content, tinyFiles } from "../tiny-content.fixture";
import { pageFinder } from "./page-of";

const files = readContent(
  contentFolder({
    ...tinyFiles,
    "services/drzewa/wycinka.yaml": `${serviceFile("Wycinka")}gallery: wycinka\n`,
    "galleries/wycinka.yaml": "title: Wycinka\n",
    "towns/hel.yaml": "name: Łeba\n",
  }),
);

const pageOf = pageFinder(content, files);

test.each([
  ["services/drzewa/wycinka.yaml", "/drzewa/wycinka"],
  ["services/trawa-z-rolki.yaml", "/trawa-z-rolki"],
  ["towns/hel.yaml", "/łeba"],
  ["galleries/wycinka.yaml", "/drzewa/wycinka"],
  ["pages/home.yaml", "/"],
  ["pages/kontakt.yaml", "/kontakt"],
  ["pages/404.yaml", "/404"],
  ["legal/regulamin-serwisu.yaml", "/regulamin-serwisu"],
  ["faq.yaml", "/"],
  ["pages/town.yaml", "/gdynia"],
])("%s is seen on %s", (place, address) => {
  expect(pageOf(place)).toBe(address);
});
