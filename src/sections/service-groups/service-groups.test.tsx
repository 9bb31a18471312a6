import { render, screen } from "@testing-library/react";
import { ServiceGroups } from "./service-groups";

test("lists the services of each group", () => {
  const footer = [
    { label: "Clearing", items: [{ path: "/clearing/felling", title: "Felling" }] },
    { label: "Gardens", items: [] },
  ];
  render(
    <ServiceGroups
      data={{ aboutPage: { servicesHeading: "What we do" }, navigation: { footer } }}
    />,
  );
  expect(screen.getByRole("region", { name: "What we do" })).toBeInTheDocument();
  const groups = screen.getAllByRole("heading", { level: 3 });
  expect(groups.map((group) => group.textContent)).toEqual(["Clearing", "Gardens"]);
  expect(screen.getByRole("link", { name: "Felling" })).toHaveAttribute(
    "href",
    "/clearing/felling",
  );
});
