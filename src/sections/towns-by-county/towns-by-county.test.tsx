import { render, screen, within } from "@testing-library/react";
import { TownsByCounty } from "./towns-by-county";

const town = (name: string, county: string) => ({
  name,
  county,
  path: `/${name.toLowerCase()}`,
  summary: `sand in ${name}`,
  office: { name: `hall of ${name}`, address: null },
  protection: null,
});

const show = (towns: Queries.TownsByCountyFragment[]) =>
  render(
    <TownsByCounty
      heading="All towns"
      intro="With offices."
      towns={towns}
      protectionUnknown="Ask."
    />,
  );

test("a town tells what is protected there, and that it doesn't know", () => {
  const protection = { areas: ["A park", "A coast"] };
  show([{ ...town("Puck", "powiat A"), protection }, town("Hel", "powiat A")]);
  const [puck, hel] = screen.getAllByRole("definition");
  expect(puck).toHaveTextContent(/A park, A coast$/);
  expect(hel).toHaveTextContent(/Ask\.$/);
});

test("towns stand under their county, each with its link and its line", () => {
  const towns = [town("Puck", "powiat A"), town("Gniew", "powiat B"), town("Hel", "powiat A")];
  show(towns);
  const region = within(screen.getByRole("region", { name: "All towns" }));
  const counties = region.getAllByRole("heading", { level: 3 });
  expect(counties.map(({ textContent }) => textContent)).toEqual(["Powiat A", "Powiat B"]);
  const names = region.getAllByRole("term").map(({ textContent }) => textContent);
  expect(names).toEqual(["Puck", "Hel", "Gniew"]);
  expect(region.getByRole("link", { name: "Hel" })).toHaveAttribute("href", "/hel");
  expect(region.getByText("sand in Hel")).toBeInTheDocument();
  expect(region.getByText("hall of Hel")).toBeInTheDocument();
});
