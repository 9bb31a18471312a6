import { render, screen } from "@testing-library/react";
import { Faq } from "./faq";

const data = {
  homePage: { faqHeading: "Questions" },
  allFaqItem: {
    nodes: [
      { slug: "how-long", question: "How long?", answer: { html: "<p>A month.</p>" } },
      { slug: "shade", question: "What grows in shade?", answer: { html: "<p>Ferns.</p>" } },
    ],
  },
};
const openAnswers = () =>
  Array.from(document.querySelectorAll("details[open]"), ({ textContent }) => textContent);

test("lists the questions, the first one answered", () => {
  render(<Faq data={data} />);
  expect(screen.getByRole("region", { name: "Questions" })).toBeInTheDocument();
  expect(screen.getByText("What grows in shade?")).toBeInTheDocument();
  expect(openAnswers()).toEqual([expect.stringContaining("A month.")]);
});

test("can start closed", () => {
  render(<Faq data={data} closed />);
  expect(screen.getByText("How long?")).toBeInTheDocument();
  expect(openAnswers()).toEqual([]);
});
