import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";

test("with an address it is a link", () => {
  render(<Button href="/kontakt">Bezpłatna wycena</Button>);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
});

test("without one it is a button that does something", async () => {
  const onClick = jest.fn();
  render(
    <Button type="button" onClick={onClick}>
      Zatrzymaj
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Zatrzymaj" }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("says when it is busy or out of use", () => {
  render(
    <Button type="submit" busy disabled>
      Wysyłamy
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Wysyłamy" });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute("aria-busy", "true");
});
