import fc from "fast-check";
import { outcomeAddress } from "../utils/paths";
import {
  addressOfAnswers,
  answersText,
  queryOfAnswers,
  readAnswers,
  townId,
  withTown,
} from "./answers";
import { type Answers, UNKNOWN } from "./felling-rules";

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

const rules: Queries.FellingRulesFactsFragment = {
  questions: [
    {
      id: "what",
      short: "What",
      unknown: "I don't know what it is.",
      answers: [{ id: "tree", label: "A tree", sentence: "It is a tree." }],
    },
    {
      id: "girth",
      short: "Girth",
      unknown: "I don't know its girth.",
      answers: [{ id: "thin", label: "Up to 50 cm", sentence: "It has up to 50 cm." }],
    },
  ],
  unknown: "Not sure",
  outcomes: [{ id: "ask", title: "Ask them" }],
  rules: [],
};

test("answers come back from their query, in the order of the questions", () => {
  const query = queryOfAnswers(rules, { girth: UNKNOWN, what: "tree" });
  expect(query).toBe("?what=tree&girth=nie-wiem");
  expect(readAnswers(rules, new URLSearchParams(query))).toEqual({ what: "tree", girth: UNKNOWN });
  expect(queryOfAnswers(rules, {})).toBe("");
});

test("answers lead to the page of their outcome, which gets them in its query", () => {
  const thin = {
    ...rules,
    outcomes: [{ id: "free", title: "Free" }, ...rules.outcomes],
    rules: [{ when: [{ asked: "girth", oneOf: ["thin"] }], outcome: "free" }],
  };
  expect(addressOfAnswers(thin, { girth: "thin" })).toBe(`${outcomeAddress("free")}?girth=thin`);
  expect(addressOfAnswers(rules, { what: "tree" })).toBe(`${outcomeAddress("ask")}?what=tree`);
});

test("a town comes after the answers of an address, if one was chosen", () => {
  const town = townId({ path: "/łeba" });
  expect(withTown("/a", town)).toBe("/a?miejscowosc=%C5%82eba");
  expect(withTown("/a?what=tree", town)).toBe("/a?what=tree&miejscowosc=%C5%82eba");
  expect(withTown("/a?what=tree", "")).toBe("/a?what=tree");
});

test("of a stranger's query only known answers are taken", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom("what", "girth", "__proto__"), fc.string()),
          fc.oneof(fc.constantFrom("tree", UNKNOWN, "constructor"), fc.string()),
        ),
      ),
      (pairs) => {
        const answers = readAnswers(rules, new URLSearchParams(pairs));
        for (const [question, answer] of Object.entries(answers)) {
          expect(["what", "girth"]).toContain(question);
          expect(["tree", "thin", UNKNOWN]).toContain(answer);
        }
      },
    ),
  );
});

test("outcome and answers as sentences, each its own, without the answers that were not given", () => {
  const textOf = (answers: Answers) => answersText(rules, "Result: {outcome}", "ask", answers);
  expect(textOf({ what: "tree", girth: UNKNOWN })).toBe(
    "Result: ask them\nIt is a tree.\nI don't know its girth.",
  );
  expect(textOf({ girth: "thin" })).toBe("Result: ask them\nIt has up to 50 cm.");
  expect(textOf({})).toBe("");
});
