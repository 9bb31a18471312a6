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

test("the five pairs most alike are shown, and how many there are", () => {
  const said: string[] = [];
  jest.spyOn(console, "error").mockImplementation((line) => said.push(String(line)));
  const names = ["Hel", "Puck", "Reda", "Rumia"];
  const files = names.map((name) => [`towns/${name.toLowerCase()}.yaml`, town(name, words(0))]);
  areTownsAlike(contentFolder(Object.fromEntries(files) as Record<string, string>));
  jest.restoreAllMocks();
  expect(said).toHaveLength(6);
  expect(said[0]).toMatch(/^[01]\.\d{3} {2}\w+ {2}\w+$/);
  expect(said[5]).toBe("4 towns, 6 pairs from 0.5 on, 6 above 0.6");
});

test("a town's page copied for another town is refused, one with its own words is not", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(alike(words(0))).toBe(true);
  expect(alike(words(100))).toBe(false);
  jest.restoreAllMocks();
});
