import { axeFindings } from "../support/axe";
import { forms as texts, quoteService } from "../support/content/site-content";
import { asShown, openHydrated, viewports, watchLayoutShift } from "../support/helpers";
import { afterFirst, thorough } from "../support/tags";
import { expect, type Page, test } from "../support/test";
import { answerWith, field, fieldsOf, fillEnough, formOf, submit, unfold } from "./forms";

const { locate } = texts.extras;

/** The words up to what is filled in, as the page may show them. */
const beginningOf = (words: string) => asShown(words.split("{")[0] ?? words);

const geolocation = { latitude: 54.3520251, longitude: 18.6466384, accuracy: 12 };
const forms = [
  { name: "quote", address: quoteService.path },
  { name: "contact", address: "/o-nas" },
];

async function openForm(page: Page, { name, address } = { name: "quote", address: "/kontakt" }) {
  await openHydrated(page, address);
  const form = formOf(page, name);
  await unfold(form);
  const place = form.locator('[data-field="location"]');
  return {
    form,
    line: field(form, "location"),
    button: place.getByRole("button"),
    status: place.getByRole("status"),
  };
}

/** Counts how often the page asks for a position. Before `goto`. */
async function countAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { geolocation: device } = navigator;
    const ask = device.getCurrentPosition.bind(device);
    const count = { asked: 0 };
    Object.assign(window, { count });
    device.getCurrentPosition = (...answers) => {
      count.asked += 1;
      ask(...answers);
    };
  });
  return () => page.evaluate(() => (window as unknown as { count: { asked: number } }).count.asked);
}

/**
 * Lets the device look for a position until the function returned refuses it, later than half a second after
 * the press: what moves before that counts as the visitor's own doing. Before `goto`.
 */
async function searchInVain(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      const PERMISSION_DENIED = 1;
      const refuse = () => failed?.({ code: PERMISSION_DENIED } as GeolocationPositionError);
      Object.assign(window, { refuse });
    };
  });
  return () =>
    page.evaluate(() => {
      const { refuse } = window as unknown as { refuse: () => void };
      setTimeout(refuse, 700);
    });
}

test.use({ viewport: viewports.phone });

test.describe("a phone that tells where it is", () => {
  test.use({ geolocation, permissions: ["geolocation"] });

  for (const [index, place] of forms.entries()) {
    test(
      `${place.name}: one press of a key puts the position in, and it is sent`,
      afterFirst(index),
      async ({ page }) => {
        const sent = await answerWith(page, 200, { number: "26-AB12CD" });
        const asked = await countAsking(page);
        const shift = await watchLayoutShift(page);
        const { form, line, button, status } = await openForm(page, place);
        await expect(button).toHaveAccessibleName(asShown(locate.button));
        await expect(status).toHaveText(asShown(locate.rest));
        await line.focus();
        await page.keyboard.press("Tab");
        await expect(button).toBeFocused();
        expect(await asked()).toBe(0);
        const before = await shift();
        await page.keyboard.press("Enter");
        await expect(line).toHaveValue(/^54\.35203, 18\.64664 /);
        await expect(line).toHaveValue(/12\sm/);
        await expect(status).toHaveText(beginningOf(locate.found));
        await expect(button).toBeFocused();
        expect(await asked()).toBe(1);
        expect((await shift()).score).toBeCloseTo(before.score);
        expect(await axeFindings(page, `form[data-enquiry="${place.name}"]`)).toEqual([]);
        await fillEnough(form);
        await submit(form);
        await expect(page).toHaveURL(/dziekujemy/);
        expect(fieldsOf(sent[0]).location).toMatch(/^54\.35203, 18\.64664 /);
      },
    );
  }
});

test("a visitor who refuses is told so, nothing moves, and the form is sent without", async ({
  page,
}) => {
  const sent = await answerWith(page, 200, { number: "26-AB12CD" });
  const refuse = await searchInVain(page);
  const shift = await watchLayoutShift(page);
  const { form, line, button, status } = await openForm(page);
  await line.fill("za młynem");
  const before = await shift();
  await button.click();
  await expect(status).toHaveText(asShown(locate.searching));
  await expect(button).toHaveAttribute("aria-busy", "true");
  await refuse();
  await expect(status).toHaveText(asShown(locate.refused));
  await expect(button).toHaveAttribute("aria-busy", "false");
  expect((await shift()).score).toBeCloseTo(before.score);
  expect(await axeFindings(page, 'form[data-enquiry="quote"]')).toEqual([]);
  await fillEnough(form);
  await submit(form);
  await expect(page).toHaveURL(/dziekujemy/);
  expect(fieldsOf(sent[0]).location).toBe("za młynem");
});

test(
  "the longest answer stays inside the form on the narrowest screen",
  thorough,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { form } = await openForm(page);
    const over = await form.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll("[data-field] *")].filter(
        (part) => part.getBoundingClientRect().right > right,
      ).length;
    });
    expect(over).toBe(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that could do nothing", thorough, async ({ page }) => {
    await page.goto("/kontakt");
    const form = formOf(page, "quote");
    await unfold(form);
    await expect(field(form, "location")).toBeVisible();
    await expect(form.locator('[data-field="location"] button')).toBeHidden();
    await expect(form.getByText(asShown(locate.rest)).first()).toBeHidden();
  });
});
