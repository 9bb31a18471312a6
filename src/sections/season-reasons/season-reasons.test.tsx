import { render, screen } from "@testing-library/react";
import { SeasonReasons } from "./season-reasons";

test("each reason begins with a capital, and has its words below", () => {
  const reasons = [{ title: "łąka", body: "It grows." }];
  render(<SeasonReasons heading="What it depends on" reasons={reasons} />);
  expect(screen.getByRole("term").textContent).toBe("Łąka");
  expect(screen.getByRole("definition").textContent).toBe("It grows.");
});
