import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { untilLaidOut, untilStill } from "./helpers";

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 A and AA including earlier versions, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe's findings in a part of a page (a selector), one line per element. First waits until
 * everything is laid out and nothing moves: a moving element would be looked for in the wrong
 * place, and a colour in transition has no final contrast.
 */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  await untilLaidOut(page);
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([root, values]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const { violations } = await engine.run(root, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [part, tags] as const,
  );
}
