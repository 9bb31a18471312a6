import { act, render, screen } from "@testing-library/react";
import { Notices } from "./notices";
import { holiday, storm } from "./notices.fixture";

const notices = <Notices heading="Ogłoszenia" notices={[holiday, storm]} />;

afterEach(() => void jest.useRealTimers());

/** What is seen of the notices on a day. */
function shownOn(day: string): string[] {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00+01:00`) });
  const { container } = render(notices);
  return [...container.querySelectorAll("p")]
    .filter((notice) => !notice.closest("[hidden]"))
    .map(({ lastChild }) => lastChild?.textContent ?? "");
}

test.each([
  ["2026-12-13", []],
  ["2026-12-14", ["Napisz"]],
  ["2026-12-28", ["Napisz", storm.text]],
  ["2027-01-03", ["Napisz"]],
  ["2027-01-04", []],
])("on %s those of the day are shown: %j", (day, shown) => {
  expect(shownOn(day)).toEqual(shown);
});

test("a tab that is shown again the next day shows the notices of that day", () => {
  shownOn("2026-12-27");
  jest.setSystemTime(new Date("2026-12-28T08:00:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText(storm.text)).toBeVisible();
});

test("they are an area with a name, and none on a day without any", () => {
  shownOn("2026-12-24");
  expect(screen.getByRole("region", { name: "Ogłoszenia" })).toHaveTextContent(
    "Mamy przerwę świąteczną.",
  );
  expect(screen.getByRole("link", { name: "Napisz" })).toHaveAttribute("href", "/kontakt");
  shownOn("2026-11-01");
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

test("nothing is left where there are no notices", () => {
  const { container } = render(<Notices heading="Ogłoszenia" notices={[]} />);
  expect(container).toBeEmptyDOMElement();
});
