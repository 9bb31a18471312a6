import { render, screen } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { TownAbout } from "./town-about";

const texts = {
  needsHeading: "What owners ask for",
  servicesHeading: "What we do here",
  officeHeading: "Where to go",
  protectionLabel: "Protected:",
  protectionRule: "Often forbidden.",
  protectionUnknown: "Ask.",
  nearbyHeading: "Nearby",
};
const town = {
  locative: "we Władysławowie",
  county: "powiat pucki",
  intro: { html: "<p>Between sea and bay.</p>" },
  needs: ["wind shelter", "sandy soil"],
  services: [
    { service: { path: "/felling", title: "Felling" }, note: "From ropes, between the houses." },
  ],
  office: { name: "Town hall", address: null },
  protection: null,
  neighbours: [
    { path: "/krokowa", name: "Krokowa", distance: "12 km west" },
    { path: "/pruszcz-gdański", name: "Pruszcz Gdański", distance: "60 km south" },
  ],
};

test("describes the town and what its owners need", () => {
  render(<TownAbout data={town} texts={texts} />);
  expect(screen.getByRole("region", { name: "We Władysławowie" })).toHaveTextContent(
    "powiat pucki",
  );
  expect(screen.getByText("Between sea and bay.")).toBeInTheDocument();
  expect(screen.getByText("Wind shelter")).toBeInTheDocument();
});

test("says which services are asked for here, and why", () => {
  render(<TownAbout data={town} texts={texts} />);
  expect(screen.getByRole("link", { name: "Felling" })).toHaveAttribute("href", "/felling");
  expect(screen.getByText("From ropes, between the houses.")).toBeInTheDocument();
});

test("leads to the towns nearby", () => {
  render(<TownAbout data={town} texts={texts} />);
  expect(screen.getByRole("link", { name: "Krokowa" })).toHaveAttribute("href", "/krokowa");
  expect(screen.getByRole("link", { name: "Pruszcz Gdański" })).toHaveAttribute(
    "href",
    "/pruszcz-gdański",
  );
  expect(screen.getByText("12 km west")).toBeInTheDocument();
});

test("each part stands under its heading", () => {
  staticQueryData.company = { ...company, photosNote: "They are drawn." };
  render(<TownAbout data={town} texts={texts} />);
  staticQueryData.company = company;
  const under = (heading: string) =>
    screen.getByRole("heading", { level: 3, name: heading }).parentElement;
  expect(under("What owners ask for")).toHaveTextContent("Sandy soil");
  expect(under("What we do here")).toHaveTextContent("Felling");
  expect(under("Where to go")).toHaveTextContent("Town hallAsk.");
  expect(under("Nearby")).toHaveTextContent("Pruszcz Gdański60 km south");
  // the page's pictures come after it
  expect(screen.getAllByText("They are drawn.")).toHaveLength(1);
});
