import { readFileSync } from "node:fs";
import { parseContent } from "gatsby-plugin-typed-content";
import { fellingShape } from "../models/felling/felling-rules";
import { readAnswers } from "./answers";
import { decide } from "./decide";
import type { Answers } from "./felling-rules";

const file = "content/felling-rules.yaml";

/** The rules that visitors get. */
export const fellingRules = fellingShape.parse(parseContent(file, readFileSync(file)).data);

/** A tree in most gardens, thick enough for every rule. */
export const usual: Answers = {
  co: "drzewo",
  miejsce: "zwykle",
  stan: "rosnie",
  obwod: "ponad-80",
  gatunek: "pozostale",
  owocowe: "nie",
  rola: "nie",
  wlasciciel: "osoba",
  cel: "prywatny",
};

export const largeShrubs: Answers = { co: "krzewy", krzewy: "ponad-25" };
export const smallShrubs: Answers = { co: "krzewy", krzewy: "do-25" };

/** Fails for a question or an answer that the content doesn't have. */
export const expectKnown = (answers: Answers) =>
  expect(readAnswers(fellingRules, new URLSearchParams(answers))).toEqual(answers);

/** What whoever gives these answers reads: the reason with its article, and the outcome's page. */
export function readingOf(answers: Answers): string {
  const { outcome, rule } = decide(fellingRules, answers);
  const { reason = "", law = "" } = fellingRules.rules[rule ?? -1] ?? {};
  const { pitch = "", steps = [] } = fellingRules.outcomes[outcome] ?? {};
  return [reason, law, pitch, ...steps.flatMap(({ title, body }) => [title, body])].join("\n");
}
