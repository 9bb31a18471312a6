import { render } from "@testing-library/react";
import { Icon } from "./icon";

test("is a drawing that assistive technology passes over", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});
