import { render, screen } from "@testing-library/react";
import { QuoteTips } from "./quote-tips";

test("lists what helps, says how, and that none of it is a must", () => {
  const items = [
    { title: "Photos", note: "from several sides" },
    { title: "Species", note: "or a photo of a leaf" },
  ];
  render(
    <QuoteTips data={{ quoteTips: { heading: "What helps", note: "None is a must.", items } }} />,
  );
  const region = screen.getByRole("region", { name: "What helps" });
  expect(region).toHaveTextContent("None is a must.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Photosfrom several sides",
    "Speciesor a photo of a leaf",
  ]);
});
