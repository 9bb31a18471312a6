import { render, screen } from "@testing-library/react";
import { Story } from "./story";

test("the page's own text has a name, and stands beside the years of experience", () => {
  const aboutPage = { bodyLabel: "Our story", body: { html: "<p>It began with a saw.</p>" } };
  const homePage = { about: { ringsCaption: "years in the trade" } };
  render(<Story data={{ aboutPage, homePage }} />);
  const story = screen.getByRole("region", { name: "Our story" });
  expect(story).toHaveTextContent("It began with a saw.");
  expect(story).toHaveTextContent(/\dyears in the trade/);
});
