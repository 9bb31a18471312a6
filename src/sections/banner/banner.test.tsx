import { render, screen } from "@testing-library/react";
import { photo } from "../sections.fixture";
import { Banner } from "./banner";

test("two banners stand on one page, each named by its heading", () => {
  const data = { heading: "Experts", body: "A dendrologist looks first.", photo: photo("An oak") };
  render(
    <>
      <Banner id="experts" data={data} surface="on-lichen" />
      <Banner id="honesty" data={{ ...data, heading: "Honesty" }} photoLast />
    </>,
  );
  expect(screen.getByRole("region", { name: "Experts" })).toHaveTextContent(data.body);
  expect(screen.getByRole("region", { name: "Honesty" })).toBeInTheDocument();
  expect(screen.getAllByRole("img", { name: "An oak" })).toHaveLength(2);
});
