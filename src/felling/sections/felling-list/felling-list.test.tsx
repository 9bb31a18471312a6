import { render, screen, within } from "@testing-library/react";
import { outcomeAddress } from "../../../utils/paths";
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

test("each rule says what it leads to, when, and by which law; below them is where they come from", () => {
  const either = { when: [{ asked: "what", oneOf: ["shrub", "tree"] }], outcome: "nothing" };
  const [first, ...others] = rules.rules.map((rule) => rule);
  render(
    <FellingList
      rules={{ ...rules, rules: [{ ...first!, ...either }, ...others] }}
      words={words}
    />,
  );
  const told = [...document.querySelectorAll("ol > li")];
  expect(told.map(({ textContent }) => textContent)).toEqual([
    "Result: NothingWhat: a shrub / a treeLaw: art. 0",
    "Result: NothingGirth: thinLaw: art. 1",
    "Result: A permitElseLaw: art. 2",
  ]);
  expect(told.map((one) => one.querySelector("a")?.getAttribute("href"))).toEqual(
    rules.rules.map(({ outcome }) => outcomeAddress(outcome)),
  );
  expect(document.getElementById("rules")).toHaveTextContent("All rules");
  expect(screen.getByRole("link", { name: "The act" })).toHaveAttribute("href", act.address);
  expect(screen.getByText(/As of 2026-09-25/)).toHaveTextContent("Source: The act.");
  expect(screen.getByText("Ask.")).toBeInTheDocument();
});
