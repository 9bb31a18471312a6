import { render } from "@testing-library/react";
import { Icon } from "./icon";
import { shapes } from "./shapes";

test("is a drawing that assistive technology passes over", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});

test.each([
  ["mark", "0 0 40 40", "large"],
  ["phone", "0 0 24 24", undefined],
] as const)("%s is drawn on its own grid", (name, grid, className) => {
  const { container } = render(<Icon name={name} className={className} />);
  expect(container.firstChild).toHaveAttribute("viewBox", grid);
  expect(container.firstChild).toHaveClass(className ?? "icon", { exact: true });
  expect(container.querySelector("path")).toHaveAttribute("d", shapes[name]);
});
