import { render, screen, within } from "@testing-library/react";
import { fellingRules } from "../felling-questions/felling-questions.fixture";
import { FellingList } from "./felling-list";

const act = { name: "The act", address: "https://act.example", asOf: "2026-09-25" };
const rules: Queries.FellingListFragment = {
  ...fellingRules,
  act,
  rules: fellingRules.rules.map((rule, index) => ({
    ...rule,
    reason: `Because of ${index}.`,
    law: `art. ${index}`,
  })),
};
const words: Queries.FellingListWordsFragment = {
  source: "Source:",
  asOf: "As of {date}",
  disclaimer: { html: "<p>Ask.</p>" },
  list: {
    heading: "All rules",
    intro: "The first one decides.",
    answers: "What answers mean",
    open: "Rules",
    always: "Else",
    result: "Result",
    law: "Law",
  },
};

test("whoever reads without scripts is told what each answer means, as whoever is asked", () => {
  render(<FellingList rules={rules} words={words} />);
  const meanings = within(
    screen.getByText("What answers mean").closest("details") as HTMLDetailsElement,
  );
  for (const { question, hint, answers } of fellingRules.questions) {
    expect(meanings.getByRole("heading", { name: question, hidden: true })).toBeInTheDocument();
    expect(meanings.getByText(hint)).toBeInTheDocument();
    for (const { label, example } of answers)
      expect(meanings.getByText(label).closest("div")).toHaveTextContent(label + example);
  }
});
