/** @jest-environment jsdom */
import { HEADER_END } from "../../utils/anchors";
import { hideNoticesOfOtherDays, isPast, NOTICES } from "./notice-days";

// As built on a day without notices.
const page = `<section id="${NOTICES}" hidden>
  <p data-days="2026-12-14/2027-01-03" hidden>Przerwa</p>
  <p data-days="2026-12-28/2026-12-28" hidden>Wichura</p>
</section><span id="${HEADER_END}"></span>`;

afterEach(() => void jest.useRealTimers());

/** The words of a page's notices that are there once it is parsed. */
async function shownAt(moment: string): Promise<string[]> {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ["queueMicrotask"] });
  document.body.innerHTML = "";
  hideNoticesOfOtherDays();
  document.body.innerHTML = page;
  // An observer is called in a microtask.
  await Promise.resolve();
  return [...document.querySelectorAll("p")]
    .filter((notice) => !notice.closest("[hidden]"))
    .map(({ textContent }) => textContent);
}

test.each([
  ["2026-12-13T22:59:59Z", []],
  ["2026-12-13T23:00:00Z", ["Przerwa"]],
  ["2026-12-28T12:00:00Z", ["Przerwa", "Wichura"]],
  ["2027-01-03T22:59:59Z", ["Przerwa"]],
  ["2027-01-03T23:00:00Z", []],
])("at %s the notices of Poland's day stay: %j", async (moment, shown) => {
  expect(await shownAt(moment)).toEqual(shown);
});

test("once the header is there, nothing is watched any more", async () => {
  const disconnect = jest.spyOn(MutationObserver.prototype, "disconnect");
  await shownAt("2026-12-28T12:00:00Z");
  expect(disconnect).toHaveBeenCalled();
});

test("a notice is past on the day after its last one", () => {
  const days = "2026-12-14/2027-01-03";
  expect(["2026-12-20", "2027-01-03", "2027-01-04"].map((day) => isPast(days, day))).toEqual([
    false,
    false,
    true,
  ]);
});
