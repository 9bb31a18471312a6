import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent } from "gatsby-plugin-typed-content";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { townWords } from "./town-words";

const words = townWords(
  readContent(
    contentFolder({
      ...sampleContent(),
      "towns/hel.yaml":
        "name: Hel\nlocative: na Helu\nsummary: wydmy\nintro: Wiatr **od morza** i [las](/kontakt).\nneeds: [Piasek]\n",
      "faq.yaml": "- slug: cena\n  question: Ile to kosztuje?\n  answer: Wycena jest darmowa.\n",
    }),
  ),
);

test("a town's words are its own as visitors read them, without addresses", () => {
  expect(words.get("Hel")?.join(" ")).toContain("na helu wydmy wiatr od morza i las piasek");
});

test("what all town pages show is said of each town", () => {
  expect([...words.keys()]).toContain("Puck");
  for (const own of words.values()) expect(own.join(" ")).toContain("wycena jest darmowa");
});
