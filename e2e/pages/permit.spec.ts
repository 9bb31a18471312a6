import { openQuestions } from "../../src/felling/decide";
import type { Answers } from "../../src/felling/felling-rules";
import { isWithin } from "../../src/felling/sections/felling-notes/is-within";
import type { FellingContent } from "../../src/models/felling/felling-rules";
import { fellingPath } from "../../src/utils/paths";
import { axeFindings } from "../support/axe";
import { fellingGuide, fellingRules as rules, firstTown } from "../support/content/site-content";
import { asShown, openHydrated, viewports } from "../support/helpers";
import { expect, type Page, test } from "../support/test";

/** The first answer that is given to each question as it comes, until there is an outcome. */
function way({ questions }: FellingContent): { question: string; answer: string }[] {
  const steps: { question: string; answer: string }[] = [];
  let said: Answers = {};
  for (;;) {
    const [next] = openQuestions(rules, said);
    if (!next) return steps;
    const answer = questions.find(({ id }) => id === next.id)?.answers[0]?.id ?? "";
    steps.push({ question: next.id, answer });
    said = { ...said, [next.id]: answer };
  }
}

const steps = way(rules);
const message = (page: Page) => page.locator('form[data-enquiry="quote"] [name="message"]');
const shown = (page: Page) => page.locator("fieldset:visible");
const first = steps[0] ?? { question: "", answer: "" };
const { seasons } = fellingGuide.nesting;
/** The first day of a part of the year, so that at least one is marked. */
const today = `2028-${seasons[0]?.from}`;

test.describe("by keyboard, on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("from the first question to the enquiry, and back", async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
    await openHydrated(page, fellingPath);
    for (const { question, answer } of steps) {
      await expect(shown(page)).toHaveCount(1);
      const radio = page.locator(`[name="${question}"][value="${answer}"]:visible`);
      await radio.focus();
      await page.keyboard.press("Space");
      expect(await axeFindings(page, "main")).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(radio).toHaveCount(0);
      // The next question takes the focus a moment after it is drawn.
      await expect(page.locator("legend:visible")).toBeFocused();
    }
    await page.getByRole("combobox").selectOption(firstTown.name);
    expect(await axeFindings(page, "main")).toEqual([]);
    await page.locator("main form button:visible").first().click();
    await expect(page).toHaveURL(new RegExp(`${fellingPath}/[a-z0-9-]+\\?${first.question}=`));
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator("[data-yours]")).toHaveCount(1);
    await expect(page.locator("[aria-current=date]")).toHaveCount(
      seasons.filter(({ from, to }) => isWithin(today, from, to)).length,
    );
    await expect(message(page)).toHaveValue(asShown(firstTown.locative));
    await expect(page.locator("section[aria-labelledby=office] .lead")).toBeVisible();
    await expect(message(page)).toBeVisible();
    expect(await axeFindings(page, "main")).toEqual([]);

    await page.goBack();
    await expect(page.getByRole("combobox")).toBeVisible();
    await page.goBack();
    await expect(page.locator(`[name="${steps.at(-1)?.question}"]:visible`).first()).toBeVisible();
    if (steps.length > 1) {
      await page.goBack();
      await expect(page.locator("legend:visible")).toBeFocused();
      await expect(page.locator("#gatsby-announcer")).toBeEmpty();
      await expect(
        page.locator(`[name="${steps.at(-2)?.question}"]:visible`).first(),
      ).toBeVisible();
    }
  });
});

test("after a tap on the button below a question, the next one begins within a phone's window", async ({
  page,
}) => {
  // as high as it is beside the browser's own bars
  await page.setViewportSize({ ...viewports.phone, height: 664 });
  await openHydrated(page, fellingPath);
  for (const { question, answer } of steps) {
    const radio = page.locator(`[name="${question}"][value="${answer}"]:visible`);
    await radio.check();
    await page.locator("main form button:visible").first().click();
    await expect(radio).toHaveCount(0);
    await expect(page.locator("legend:visible")).toBeFocused();
    await expect(page.locator("legend:visible")).toBeInViewport({ ratio: 1 });
  }
});

test("a question left without an answer says so, in view of a low window too, each time it is sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  // Otherwise the second press may come while the page still glides.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, fellingPath);
  const send = page.locator("main form button:visible").first();
  for (let time = 0; time < 2; time++) {
    await send.click();
    await expect(page.locator("legend:visible")).toBeFocused();
    await expect(page.locator("legend:visible")).toBeInViewport();
    await expect(page.locator("main form").first().getByRole("alert")).toBeInViewport();
  }
  expect(await axeFindings(page, "main")).toEqual([]);
});

test("one question is in view from the start, and an answer that is sent before the scripts come is kept", async ({
  page,
}) => {
  await page.goto(fellingPath, { waitUntil: "commit" });
  await expect(shown(page)).toHaveCount(1);
  await page.waitForSelector("html[data-live]");
  await expect(shown(page)).toHaveCount(1);
  await page.goto(`${fellingPath}?${first.question}=${first.answer}`);
  await page.waitForSelector("html[data-live]");
  await expect(page.locator(`[name="${first.question}"][type=radio]`)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("in place of the questions there is the way to the rules, which can all be read", async ({
    page,
  }) => {
    await page.goto(fellingPath);
    await expect(shown(page)).toHaveCount(0);
    await page.click("main noscript a");
    await expect(page.locator("#rules")).toBeInViewport();
    const list = page.locator("section[aria-labelledby=rules]");
    for (const fold of await list.locator("summary").all()) await fold.click();
    for (const { law } of rules.rules) await expect(list.getByText(law).first()).toBeVisible();
    for (const { answers } of rules.questions) {
      for (const { example } of answers)
        await expect(list.getByText(example).first()).toBeVisible();
    }
  });
});
