import { render, screen } from "@testing-library/react";
import { ServiceGroups } from "./service-groups";

test("leads to the services of all groups, each under its name", () => {
  const footer = [
    { label: "Clearing", items: [{ path: "/clearing/felling", title: "Felling" }] },
    { label: "Gardens", items: [{ path: "/gardens/turf", title: "Turf" }] },
  ];
  render(
    <ServiceGroups
      data={{ aboutPage: { servicesHeading: "What we do" }, navigation: { footer } }}
    />,
  );
  expect(screen.getByRole("region", { name: "What we do" })).toBeInTheDocument();
  const headings = screen.getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Clearing", "Gardens"]);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Felling", "/clearing/felling"],
    ["Turf", "/gardens/turf"],
  ]);
});
