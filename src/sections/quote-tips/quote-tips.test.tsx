import { render, screen } from "@testing-library/react";
import { QuoteTips } from "./quote-tips";

test("says what helps with a quote, in its order, and that none of it is a must", () => {
  const items = [
    { title: "Photos", note: "Two will do." },
    { title: "Location", note: "A street is enough." },
  ];
  render(
    <QuoteTips data={{ quoteTips: { heading: "What helps", note: "As you like.", items } }} />,
  );
  expect(screen.getByRole("region", { name: "What helps" })).toHaveTextContent("As you like.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "PhotosTwo will do.",
    "LocationA street is enough.",
  ]);
});
