import { render, screen } from "@testing-library/react";
import { photoFile } from "../photo/photo.fixture";
import { Figure } from "./figure";

test("a photograph and what is to be seen on it", () => {
  render(
    <Figure file={photoFile("trawnik")} alt="Trawnik w pasy" caption="Po pracy" sizes="50vw" />,
  );
  expect(screen.getByRole("img", { name: "Trawnik w pasy" })).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveTextContent("Po pracy");
});
