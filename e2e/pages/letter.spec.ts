import { PDFDocument } from "@cantoo/pdf-lib";
import { townId, withTown } from "../../src/felling/answers";
import { openQuestions, outcomeOf } from "../../src/felling/decide";
import type { Answers } from "../../src/felling/felling-rules";
import { LETTER_FIELD_NAMES, LETTER_FIELDS } from "../../src/felling/letter-fields";
import { LONGEST_NAME, MOST_THINGS } from "../../src/felling/sketch";
import { MOST_ATTACHED } from "../../src/models/felling/felling-letter";
import { anchors } from "../../src/utils/anchors";
import { fellingPath, outcomeAddress } from "../../src/utils/paths";
import { axeFindings } from "../support/axe";
import { fellingGuide, fellingRules as rules, firstTown } from "../support/content/site-content";
import { asShown, openHydrated, viewports } from "../support/helpers";
import { expect, type Page, test } from "../support/test";

const { letter: words } = fellingGuide;
const outcome = rules.outcomes.find(({ letter }) => letter && !letter.addressee);

/** Answers that lead to an outcome, in the order in which they are asked for. */
function wayTo(id: string, said: Answers = {}): [string, string][] | undefined {
  const [next] = openQuestions(rules, said);
  if (!next) return outcomeOf(rules, said) === id ? [] : undefined;
  for (const answer of next.answers) {
    const rest = wayTo(id, { ...said, [next.id]: answer.id });
    if (rest) return [[next.id, answer.id], ...rest];
  }
  return undefined;
}

const fold = (page: Page) => page.locator(`#${anchors.letter}`);
const form = (page: Page) => fold(page).locator("form");
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** What is on paper, and on how many sheets. */
async function print(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return { text, sheets: (await PDFDocument.load(pdf)).getPageCount() };
}

if (outcome) {
  const address = outcomeAddress(outcome.id);

  test.describe("on a phone", () => {
    test.use({ viewport: viewports.phone });

    test("by keyboard from the first question to a printed letter, of which nothing is sent or stored", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "");
      });
      await openHydrated(page, fellingPath);
      for (const [question, answer] of wayTo(outcome.id) ?? []) {
        await page.locator(`[name="${question}"][value="${answer}"]:visible`).focus();
        await page.keyboard.press("Space");
        await page.keyboard.press("Enter");
        await expect(page.locator("legend:visible")).toBeFocused();
      }
      await page.getByRole("combobox").selectOption(firstTown.name);
      await page.getByRole("combobox").focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${address}\\?`));
      await page.locator(`main a[href="#${anchors.letter}"]`).focus();
      await page.keyboard.press("Enter");
      await expect(field(page, "name")).toBeVisible();
      await expect(field(page, "addressee")).toHaveValue(asShown(firstTown.office));

      // Pages that its links lead to may be fetched ahead meanwhile.
      const sent: string[] = [];
      page.on("request", (request) => {
        sent.push(`${request.method()} ${decodeURI(request.url())} ${request.postData() ?? ""}`);
      });
      await field(page, "name").focus();
      await page.keyboard.type("Żaneta Próbna");
      await field(page, "plot").focus();
      await page.keyboard.type("123/4");
      await form(page).getByLabel(words.sketch.byHand).focus();
      await page.keyboard.press("ArrowDown");
      for (const { add } of Object.values(words.sketch.things)) {
        await form(page).getByRole("button", { name: add }).focus();
        await page.keyboard.press("Enter");
      }
      const tree = form(page).locator("li summary").first();
      await tree.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      const sentence = (await tree.textContent()) ?? "";
      expect(await axeFindings(page, "main")).toEqual([]);
      await form(page).getByRole("button", { name: words.print }).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("data-printed");
      const { text, sheets } = await print(page);
      expect(sheets).toBe(1);
      expect(text).toContain("Żaneta Próbna");
      expect(text).toMatch(asShown(firstTown.office));
      expect(text).toContain(sentence);
      expect(text).not.toContain(words.privacy);
      expect(
        sent.filter((request) => !/^GET /.test(request) || /Próbna|123\/4/.test(request)),
      ).toEqual([]);
      const kept = () =>
        JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
      expect(await page.evaluate(kept)).not.toMatch(/Próbna|123/);
      await page.reload();
      expect(await page.evaluate(kept)).not.toMatch(/Próbna|123/);
    });

    test("things on the sketch follow a finger, beside them it scrolls the page", async ({
      page,
    }) => {
      await openHydrated(page, `${address}#${anchors.letter}`);
      await form(page).getByLabel(words.sketch.here).check();
      await form(page).getByRole("button", { name: words.sketch.things.tree.add }).click();
      const tree = form(page).locator("li summary");
      const before = await tree.textContent();
      const thing = form(page).locator("svg [data-kind=tree]");
      await thing.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await thing.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 60, y + height / 2 + 60, { steps: 4 });
      await page.mouse.up();
      await expect(tree).not.toHaveText(before ?? "");
      await expect(tree).toBeFocused();
      await expect(thing).toHaveCSS("touch-action", "none");
      const picture = form(page).locator("svg:has([data-kind=tree])");
      await expect(picture).not.toHaveCSS("touch-action", "none");
    });
  });

  test("with all fields as full as they may be the letter stays on one sheet", async ({ page }) => {
    await openHydrated(page, `${withTown(address, townId(firstTown))}#${anchors.letter}`);
    for (const name of LETTER_FIELD_NAMES) {
      const text = "Wojewódzka ".repeat(20).slice(0, LETTER_FIELDS[name].most);
      await field(page, name).fill(text);
    }
    await form(page).getByLabel(words.sketch.here).check();
    for (let things = 0; things < MOST_THINGS; things++) {
      await form(page).getByRole("button", { name: words.sketch.things.tree.add }).click();
      await form(page).locator("li summary").last().press("Enter");
      await form(page)
        .getByLabel(words.sketch.ownName)
        .last()
        .fill("Wysoka sosna czarna od drogi".slice(0, LONGEST_NAME));
    }
    await field(page, "received").fill("2026-11-30");
    await field(page, "visited").fill("2026-12-10");
    await expect(form(page).locator("li", { hasText: "2027" })).toBeVisible();
    // Content may name more attachments than today's.
    await page
      .getByRole("article")
      .locator("li", { hasText: words.paper.attached[0] })
      .first()
      .evaluate((item, most) => {
        const list = item.parentElement;
        while (list && list.children.length < most) list.append(item.cloneNode(true));
      }, MOST_ATTACHED);
    expect((await print(page)).sheets).toBe(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the sheet is there to be filled in by pen, and alone on paper once it is open", async ({
      page,
    }) => {
      await page.goto(address);
      const closed = await print(page);
      expect(closed.text).not.toContain(words.paper.signature);
      await fold(page).locator("summary").click();
      await expect(fold(page).getByRole("article")).toBeVisible();
      const { text, sheets } = await print(page);
      expect(sheets).toBe(1);
      expect(text).toMatch(asShown(words.fields.name.label));
      expect(text).not.toContain(words.heading);
    });
  });
}
