import { contentFolder } from "../../../e2e/support/content/content-folder";
import { otherService } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { content } from "../../../src/content";
import { readContent } from "../../content-model/read/read-content";
import { pageFinder } from "./page-of";

const files = readContent(
  contentFolder({
    ...sampleContent(),
    "services/drzewa/wycinka.yaml": `${otherService("Wycinka")}gallery: wycinka\n`,
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
  ["pages/service.yaml", "/kalendarz-prac"],
])("%s is seen on %s", (place, address) => {
  expect(pageOf(place)).toBe(address);
});
