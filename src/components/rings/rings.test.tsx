import { render, screen } from "@testing-library/react";
import { Rings } from "./rings";

test("shows the number in the middle", () => {
  render(<Rings label={15} />);
  expect(screen.getByText("15")).toBeInTheDocument();
});
