import { render, screen, within } from "@testing-library/react";
import { TownsByCounty } from "./towns-by-county";

const town = (name: string, county: string) => ({
  name,
  county,
  path: `/${name.toLowerCase()}`,
  summary: `sand in ${name}`,
});

const show = (towns: Queries.TownsByCountyFragment[]) =>
  render(<TownsByCounty heading="All towns" intro="Choose one." towns={towns} />);

test("towns stand under their county, each with its link and its line", () => {
  const towns = [town("Puck", "powiat A"), town("Gniew", "powiat B"), town("Hel", "powiat A")];
  show(towns);
  const region = within(screen.getByRole("region", { name: "All towns" }));
  expect(region.getByText("Choose one.")).toBeInTheDocument();
  expect(document.getElementById("miasta")).toHaveTextContent("All towns");
  const counties = region.getAllByRole("heading", { level: 3 });
  expect(counties.map(({ textContent }) => textContent)).toEqual(["Powiat A", "Powiat B"]);
  const names = region.getAllByRole("term").map(({ textContent }) => textContent);
  expect(names).toEqual(["Puck", "Hel", "Gniew"]);
  expect(region.getByRole("link", { name: "Hel" })).toHaveAttribute("href", "/hel");
  expect(region.getByText("sand in Hel")).toBeInTheDocument();
});
