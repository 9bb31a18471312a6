/** @jest-environment node */
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { FellingQuestions } from "./felling-questions";
import { fellingRules, fellingTowns, fellingWords } from "./felling-questions.fixture";

test("as built there is the first question, and without scripts the way to the list of rules", () => {
  const page = parse(
    renderToString(
      <FellingQuestions rules={fellingRules} words={fellingWords} towns={fellingTowns} />,
    ),
  );
  expect(page.querySelectorAll("legend").map(({ text }) => text)).toEqual([
    expect.stringContaining("What is it?"),
  ]);
  const { innerHTML } = page.querySelector("noscript") ?? {};
  expect(innerHTML).toContain('<a href="#rules">Read the rules.</a>');
});
