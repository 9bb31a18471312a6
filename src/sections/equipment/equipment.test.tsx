import { render, screen } from "@testing-library/react";
import { longWord, photo } from "../fixtures";
import { Equipment } from "./equipment";

test("shows each machine with its photograph and its use", () => {
  const nodes = [
    { name: "Mulcher", use: "Shreds shrubs.", photo: photo("A mulcher on tracks") },
    { name: longWord, use: "Does the rest.", photo: photo("Another machine") },
  ];
  render(
    <Equipment
      data={{ homePage: { equipmentHeading: "Machines" }, allEquipmentItem: { nodes } }}
    />,
  );
  expect(screen.getByRole("region", { name: "Machines" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 3, name: longWord })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A mulcher on tracks" })).toBeInTheDocument();
  expect(screen.getByText("Shreds shrubs.")).toBeInTheDocument();
});
