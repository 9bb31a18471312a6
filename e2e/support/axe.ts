import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { untilLaidOut, untilStill } from "./helpers";

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA including earlier versions, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe can't decide on these pages, by rule and its reason, and why nobody has to look at it again. */
const lookedAt: Record<string, string> = {
  "color-contrast bgGradient":
    "an opening's ground ends below its words, which stand on its dark part",
  "color-contrast bgImage": "the arrow of a select stands at its end, where no word reaches",
  "color-contrast bgOverlap":
    "words in drawings and maps stand on their own field, those on photos have a ground",
  "color-contrast elmPartiallyObscured":
    "a row is cut where it scrolls, and the call bar covers all",
  "color-contrast elmPartiallyObscuring": "the same, of what lies above",
  "color-contrast equalRatio": "the honeypot, which nobody sees",
  "color-contrast imgNode": "words in drawings stand on their own field",
  "color-contrast pseudoContent": "the line below the chosen comparison",
  "form-field-multiple-labels multiple-label":
    "an option has its own label within that of its group",
  "th-has-data-cells th-has-data-cells": "the calendar's rows are laid out as a grid",
};

/** axe's findings in a part of a page (a selector), one line per element. */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  return findingsIn(await runAxe(page, part));
}

const findingsIn = ({ violations }: axe.AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );

/**
 * axe's findings on a whole page, and what it can't decide and nobody has looked at, one line per element. The line motif,
 * which it takes for something that covers words, is hidden meanwhile.
 */
export async function axeFindingsAndQuestions(page: Page): Promise<string[]> {
  const hide = (visibility: string) =>
    page.locator(".motif").evaluateAll((motifs, value) => {
      for (const motif of motifs) (motif as SVGElement).style.visibility = value;
    }, visibility);
  await hide("hidden");
  const results = await runAxe(page, "html");
  await hide("");
  return [...findingsIn(results), ...questionsIn(results)];
}

const questionsIn = ({ incomplete }: axe.AxeResults) =>
  incomplete
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [check] = [...any, ...none, ...all];
        const { messageKey } = (check?.data ?? {}) as { messageKey?: string };
        return { question: `${id} ${messageKey ?? check?.id}`, at: target.join(" ") };
      }),
    )
    .filter(({ question }) => !(question in lookedAt))
    .map(({ question, at }) => `${question}: ${at}`);

/**
 * First waits until everything is laid out and nothing moves: a moving element would be looked for in the wrong place,
 * and a colour in transition has no final contrast.
 */
async function runAxe(page: Page, part: string): Promise<axe.AxeResults> {
  await untilLaidOut(page);
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    ([root, values]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      return engine.run(root, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations", "incomplete"],
      });
    },
    [part, tags] as const,
  );
}
