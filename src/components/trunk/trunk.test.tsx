import { render } from "@testing-library/react";
import { Trunk } from "./trunk";

test("draws each girth to one scale", () => {
  const { container } = render(<Trunk girths={[50, 80]} className="own" />);
  expect(container.querySelector("svg")).toHaveClass("own");
  expect(container.querySelector("circle")).toHaveAttribute("r", "8.0");
  const around = [...container.querySelectorAll("circle")].map(
    (ring) => 2 * Math.PI * Number(ring.getAttribute("r")),
  );
  expect(around.map(Math.round)).toEqual([50, 80]);
});
