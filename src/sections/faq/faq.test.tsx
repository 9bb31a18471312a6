import { render, screen } from "@testing-library/react";
import { questionAnchor } from "../../utils/anchors";
import { Faq } from "./faq";

const data = {
  homePage: { faqHeading: "Questions" },
  allFaqItem: {
    nodes: [
      {
        slug: "how-long",
        question: "How long?",
        answer: { html: "<p>A month.</p>" },
      },
      {
        slug: "shade",
        question: "What grows in shade?",
        answer: { html: "<p>Ferns.</p>" },
      },
    ],
  },
};

test("lists the questions, each with its answer folded", () => {
  render(<Faq data={data} />);
  expect(screen.getByRole("region", { name: "Questions" })).toBeInTheDocument();
  expect(screen.getByText("What grows in shade?")).toBeInTheDocument();
  expect(screen.getByText("A month.")).not.toBeVisible();
  const answer = document.getElementById(questionAnchor("shade"));
  expect(answer).toContainElement(screen.getByText("Ferns."));
});
