import { parsePage } from "@typed-site/utils/node";
import { NOTICES } from "../layout/notices/notice-days";
import { hidePastNotices } from "./hide-past-notices";

/** The notices of a page that a build on some day leaves to be seen. */
function shownAfterBuild(day: string): string[] {
  const page = parsePage(`<body><section id="${NOTICES}">
    <p data-days="2026-12-14/2027-01-03">Przerwa</p>
    <p data-days="2027-05-01/2027-05-03">Majówka</p>
  </section></body>`);
  hidePastNotices(day)(page, "/");
  return page
    .querySelectorAll(`section:not([hidden]) p:not([hidden])`)
    .map(({ textContent }) => textContent);
}

test.each([
  ["2026-11-01", ["Przerwa", "Majówka"]],
  ["2027-01-03", ["Przerwa", "Majówka"]],
  ["2027-01-04", ["Majówka"]],
  ["2027-05-04", []],
])("a build on %s leaves those that are not over: %j", (day, shown) => {
  expect(shownAfterBuild(day)).toEqual(shown);
});

test("a page without notices stays as it is", () => {
  const page = parsePage("<body><p>Dom</p></body>");
  hidePastNotices("2026-11-01")(page, "/");
  expect(page.toString()).toBe("<body><p>Dom</p></body>");
});
