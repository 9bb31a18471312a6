import { render, screen } from "@testing-library/react";
import { Steps } from "./steps";

const steps = {
  heading: "How it goes",
  items: [
    { title: "Call", body: "We answer." },
    { title: "Visit", body: "We measure." },
  ],
};

test("the steps are a numbered list in their order", () => {
  const { container } = render(<Steps data={{ steps }} />);
  expect(screen.getByRole("region", { name: "How it goes" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "CallWe answer.",
    "VisitWe measure.",
  ]);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(container.querySelector("details")).toBeNull();
});

test("where a phone shows the titles alone, each opens its own words", () => {
  render(<Steps data={{ steps }} folded />);
  const title = screen.getByRole("heading", { name: "Visit" });
  expect(title.closest("details")).toHaveTextContent("We measure.");
  expect(title.closest("summary")).not.toHaveTextContent("We measure.");
});

test("a link may follow the steps", () => {
  render(
    <Steps data={{ steps }}>
      <a href="/further">Further</a>
    </Steps>,
  );
  expect(screen.getByRole("region")).toContainElement(
    screen.getByRole("link", { name: "Further" }),
  );
});
