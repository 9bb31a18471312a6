import { render, screen } from "@testing-library/react";
import { TownAbout } from "./town-about";

const texts = { needsHeading: "What owners ask for", nearbyHeading: "Nearby" };
const town = {
  locative: "we Władysławowie",
  county: "powiat pucki",
  intro: { html: "<p>Between sea and bay.</p>" },
  needs: ["wind shelter", "sandy soil"],
  nearby: [
    { path: "/krokowa", name: "Krokowa" },
    { path: "/pruszcz-gdański", name: "Pruszcz Gdański" },
  ],
};

test("describes the town and what its owners need", () => {
  render(<TownAbout data={town} texts={texts} />);
  expect(screen.getByRole("region", { name: "We Władysławowie" })).toHaveTextContent(
    "powiat pucki",
  );
  expect(screen.getByText("Between sea and bay.")).toBeInTheDocument();
  expect(screen.getByText("wind shelter")).toBeInTheDocument();
});

test("leads to the towns nearby", () => {
  render(<TownAbout data={town} texts={texts} />);
  expect(screen.getByRole("link", { name: "Krokowa" })).toHaveAttribute("href", "/krokowa");
  expect(screen.getByRole("link", { name: "Pruszcz Gdański" })).toHaveAttribute(
    "href",
    "/pruszcz-gdański",
  );
});
