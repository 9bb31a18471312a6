import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { anchors } from "../../utils/anchors";
import { outcomeAddress } from "../../utils/paths";
import { fellingRules } from "./felling-rules";

const outcomes = [
  { id: "źle dziś" },
  "tekst",
  { id: "wolno" },
  { id: "zgloszenie", letter: { intro: "x" } },
];
const file = "felling-rules.yaml";

test("each outcome that can be an address has a page, which visitors follow links to and no search engine lists", () => {
  const [guide, ...pages] = fellingRules.pages?.of?.({ file, data: { outcomes } }) ?? [];
  expect(guide).toMatchObject({ seoOf: "FellingGuide" });
  expect(guide?.noIndex).toBeUndefined();
  expect(pages).toMatchObject([
    { path: outcomeAddress("wolno"), from: ["outcomes", 2, "id"], noIndex: true, isLinked: true },
    {
      path: outcomeAddress("zgloszenie"),
      from: ["outcomes", 3, "id"],
      noIndex: true,
      isLinked: true,
    },
  ]);
  const withLetter = pages.map((page) => page.anchors?.includes(anchors.letter));
  expect(withLetter).toEqual([false, true]);
  expect(fellingRules.pages?.of?.({ file, data: {} })).toHaveLength(1);
});

test("the page of an outcome shows it, another page none", async () => {
  const nodes = plainNodes({ FellingRules: [{ outcomes }] });
  const shownAt = (path: string) => fellingRules.graphql?.shownAt?.resolve(path, nodes);
  expect(await shownAt(outcomeAddress("zgloszenie"))).toBe(outcomes[3]);
  expect(await shownAt(outcomeAddress("źle dziś"))).toBeUndefined();
  expect(await shownAt("/")).toBeUndefined();
});
