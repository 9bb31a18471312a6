import { render, screen } from "@testing-library/react";
import { Story } from "./story";

test("tells the company's story beside its years", () => {
  render(
    <Story
      data={{
        aboutPage: { bodyLabel: "About the firm", body: { html: "<p>It starts with a tree.</p>" } },
        homePage: { about: { ringsCaption: "One ring a year." } },
      }}
    />,
  );
  const region = screen.getByRole("region", { name: "About the firm" });
  expect(region).toHaveTextContent("It starts with a tree.");
  expect(region).toHaveTextContent("One ring a year.");
});
