import { render, screen, within } from "@testing-library/react";
import { season, seasonWords, service } from "../sections.fixture";
import { BestNow } from "./best-now";

const groups = [
  { label: null, services: [{ ...service("fences"), season }] },
  {
    label: "Clearing",
    services: [
      { ...service("clearing"), season },
      { ...service("felling"), season },
      { ...service("stumps"), season },
    ],
  },
];
const words = { ...seasonWords, now: "Good in {month}:" };
const line = (month: string) => screen.getByText(new RegExp(`Good in ${month}`));

test("names for each month the services, not their group's own page, whose best time it is", () => {
  render(<BestNow words={words} groups={groups} />);
  expect(line("Listopad")).toHaveTextContent(/: Service fences, Service felling, Service stumps$/);
  expect(within(line("Marzec")).queryByRole("link")).not.toBeInTheDocument();
});

test("tells the style sheet the month of each line, so that it can show that of today", () => {
  render(<BestNow words={words} groups={groups} />);
  expect(line("Listopad")).toHaveAttribute("data-months", "11");
  expect(line("Styczeń")).toHaveAttribute("data-months", "1");
});

test("a short line leads on to the calendar", () => {
  render(<BestNow words={words} groups={groups} most={1} />);
  const links = within(line("Grudzień")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/fences", "/kalendarz-prac"]);
});
