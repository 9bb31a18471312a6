import { render, screen, within } from "@testing-library/react";
import { anchors } from "../../utils/anchors";
import { Trust } from "./trust";

const point = (title: string, fact: string | null) => ({
  icon: "helmet" as const,
  title,
  fact,
  body: { html: `<p>About ${title}</p>` },
});

test("each reason has its own words, which its title opens, and its figure where there is one", () => {
  const points = [point("Insurance", "500 000 zł"), point("Warranty", null)];
  render(<Trust data={{ trust: { heading: "Why us", points } }} />);
  const section = screen.getByRole("region", { name: "Why us" });
  expect(section.id).toBe(anchors.trust);
  const [first, second] = within(section).getAllByRole("heading", { level: 3 });
  expect(first?.textContent).toBe("Insurance 500 000 zł");
  expect(second?.textContent?.trim()).toBe("Warranty");
  const details = second?.closest("details");
  expect(details).toHaveTextContent("About Warranty");
  expect(second?.closest("summary")?.parentElement).toBe(details);
});
