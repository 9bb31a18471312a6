import { render, screen, within } from "@testing-library/react";
import { Steps } from "./steps";

test("lists the steps in order under one heading", () => {
  const items = [
    { title: "Ask", body: "Write or call." },
    { title: "Visit", body: "We come for free." },
  ];
  render(<Steps data={{ steps: { heading: "How it goes", items } }} />);
  const region = within(screen.getByRole("region", { name: "How it goes" }));
  const steps = region.getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "AskWrite or call.",
    "VisitWe come for free.",
  ]);
  expect(region.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});
