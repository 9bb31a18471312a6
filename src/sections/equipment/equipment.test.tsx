import { render, screen, within } from "@testing-library/react";
import { longWord, photo } from "../sections.fixture";
import { Equipment } from "./equipment";

const facts = [{ name: "Depth", value: "up to 38 cm" }];
const drawing = { smallPicture: "/static/drawings/pit-0123abcd.svg" };
const machine = { name: "Mulcher", use: "Shreds shrubs.", drawing, facts, photo: null };

function show(nodes: Queries.EquipmentFragment["allEquipmentItem"]["nodes"]) {
  const homePage = { equipmentHeading: "Machines" };
  render(<Equipment data={{ homePage, allEquipmentItem: { nodes } }} />);
  return screen.getAllByRole("listitem").map((item) => within(item));
}

test("says what each machine is for and where its limit lies", () => {
  const [mulcher] = show([machine, { ...machine, name: longWord }]);
  expect(screen.getByRole("region", { name: "Machines" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: longWord })).toBeInTheDocument();
  expect(mulcher?.getByText("Shreds shrubs.")).toBeInTheDocument();
  expect(mulcher?.getByRole("term")).toHaveTextContent("Depth");
  expect(mulcher?.getByRole("definition")).toHaveTextContent("up to 38 cm");
});

test("shows a photograph where there is one, and a drawing that says nothing where there is none", () => {
  const [drawn, photographed] = show([
    machine,
    { ...machine, name: "Excavator", photo: photo("An excavator on tracks") },
  ]);
  expect(drawn?.queryByRole("img")).not.toBeInTheDocument();
  const picture = drawn?.getByRole("presentation");
  expect(picture).toHaveAttribute("src", drawing.smallPicture);
  // it keeps its place, and waits until it is nearly in view
  expect(picture).toHaveAttribute("width", "480");
  expect(picture).toHaveAttribute("height", "280");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(photographed?.getByRole("img", { name: "An excavator on tracks" })).toBeInTheDocument();
});
