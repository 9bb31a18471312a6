import { fireEvent, render, screen } from "@testing-library/react";
import { photoFile } from "../photo/photo.fixture";
import { Figure } from "./figure";

test("a photograph and what is to be seen on it, and a link to the largest size", () => {
  const onOpen = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Figure
      file={photoFile("trawnik")}
      alt="Trawnik w pasy"
      caption="Po pracy"
      sizes="50vw"
      onOpen={onOpen}
    />,
  );
  expect(screen.getByRole("img", { name: "Trawnik w pasy" })).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveTextContent("Po pracy");
  const link = screen.getByRole("link", { name: "Trawnik w pasy" });
  expect(link).toHaveAttribute("href", "/trawnik-960.jpg");
  // a click before the scripts are there is kept for them
  expect(link).toHaveAttribute("data-keep-click");
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
