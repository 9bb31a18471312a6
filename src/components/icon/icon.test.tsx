import { render } from "@testing-library/react";
import { Icon, iconName } from "./icon";

test("is a drawing that assistive technology passes over", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});

test("accepts names from content and stops at an unknown one", () => {
  expect(iconName("camera")).toBe("camera");
  expect(() => iconName("rocket")).toThrow('There is no icon "rocket"');
});
