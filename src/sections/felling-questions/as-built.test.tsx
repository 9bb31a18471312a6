/** @jest-environment node */
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { fellingPath } from "../../utils/paths";
import { FellingQuestions } from "./felling-questions";
import { fellingRules, fellingWords } from "./felling-questions.fixture";

test("as built the guide is one form with every question, each with an answer for those who don't know", () => {
  const page = parse(
    renderToString(<FellingQuestions rules={fellingRules} words={fellingWords} />),
  );
  expect(page.querySelector("form")?.getAttribute("action")).toBe(fellingPath);
  expect(page.querySelector("form")?.hasAttribute("method")).toBe(false);
  for (const { id, question, answers } of fellingRules.questions) {
    const group = page
      .querySelectorAll("fieldset")
      .find((one) => one.querySelector("legend")?.text.includes(question));
    const radios = group?.querySelectorAll(`[name="${id}"]`) ?? [];
    expect(radios.map((radio) => radio.getAttribute("value"))).toEqual([
      ...answers.map((answer) => answer.id),
      "nie-wiem",
    ]);
  }
  expect(page.querySelector('button[name="wynik"]')?.text).toBe("Show");
});
