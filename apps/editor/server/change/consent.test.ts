import { parseContent } from "gatsby-plugin-typed-content";
import { tinyContent } from "../tiny-content.fixture";
import { askUnlessAgreed, labelOfPlace } from "./consent";
import { NeedsConsent } from "./errors";

const question = (...places: string[]) => ({ ask: "Usunąć?", places, agree: "Usuń" });

test.each([
  ["nobody was asked", undefined, [], true],
  ["nobody was asked of a place", undefined, ["Menu"], true],
  ["a question without places was agreed to", [], [], false],
  [
    "all places were agreed to, in another order, and more",
    ["Stopka", "Menu", "Opis"],
    ["Menu", "Stopka"],
    false,
  ],
  ["one of two places was agreed to", ["Menu"], ["Menu", "Stopka"], true],
])("where %s it is asked or not", (_, agreed, places, isAsked) => {
  const ask = () => askUnlessAgreed(agreed, question(...places));
  if (isAsked) expect(ask).toThrow(NeedsConsent);
  else expect(ask).not.toThrow();
});

test.each([
  ["towns/puck.yaml", "Miejscowość „Puck”"],
  ["photos/prace/1.jpg", "zdjęcie „1.jpg”"],
  ["files/wzor.pdf", "plik „wzor.pdf”"],
])("%s is called %s", (place, label) => {
  const files = [parseContent("towns/puck.yaml", "name: Puck\n")];
  expect(labelOfPlace(tinyContent, files, place)).toBe(label);
});
