import { contentFolder } from "@typed-site/test-support/content-folder";
import { areTownsAlike } from "./check-towns";

const words = (start: number) =>
  Array.from({ length: 60 }, (_, index) => `słowo${start + index}`).join(" ");
const town = (name: string, intro: string) =>
  `name: ${name}\nlocative: w mieście ${name}\nsummary: wydmy\nintro: ${intro}\n`;
const alike = (intro: string) =>
  areTownsAlike(
    contentFolder({
      "towns/hel.yaml": town("Hel", words(0)),
      "towns/puck.yaml": town("Puck", intro),
    }),
  );

test("a town's page copied for another town is refused, one with its own words is not", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(alike(words(0))).toBe(true);
  expect(alike(words(100))).toBe(false);
  jest.restoreAllMocks();
});
