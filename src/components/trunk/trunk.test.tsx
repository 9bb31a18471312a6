import { render } from "@testing-library/react";
import { Trunk } from "./trunk";

test("draws each girth to one scale", () => {
  const { container } = render(<Trunk girths={[50, 80]} />);
  const around = [...container.querySelectorAll("circle")].map(
    (ring) => 2 * Math.PI * Number(ring.getAttribute("r")),
  );
  expect(around.map(Math.round)).toEqual([50, 80]);
});
