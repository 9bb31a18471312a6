import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markFaults } from "@typed-site/enquiries/form";
import { Checkbox } from "./checkbox";

const html = 'Zgadzam się na <a href="/regulamin-serwisu">regulamin</a>.';

test("its words tick it; the link in them stays a link", async () => {
  render(<Checkbox name="consent" html={html} hint="Zgodę możesz wycofać." />);
  const box = screen.getByRole("checkbox", { name: /^Zgadzam się na regulamin/ });
  expect(box).toHaveAccessibleDescription("Zgodę możesz wycofać.");
  expect(box).toHaveAttribute("name", "consent");
  await userEvent.click(screen.getByText(/Zgadzam się/));
  expect(box).toBeChecked();
  expect(screen.getByRole("link", { name: "regulamin" })).toHaveAttribute(
    "href",
    "/regulamin-serwisu",
  );
});

test("says what is wrong with it", () => {
  const { container } = render(
    <Checkbox name="consent" html={html} errors={{ missing: "Zaznacz zgodę." }} />,
  );
  markFaults(container, [{ field: "consent", code: "missing" }]);
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Zaznacz zgodę.");
  expect(screen.getByRole("checkbox")).toBeInvalid();
});
