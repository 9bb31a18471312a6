import { render, screen } from "@testing-library/react";
import { Trust } from "./trust";

test("is missing where there is nothing to rely on", () => {
  render(<Trust data={{ trust: { heading: "Rely on us", points: [] } }} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
