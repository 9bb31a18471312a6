import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, buttonClass } from "./button";

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
  const button = screen.getByRole("button", { name: "Zatrzymaj" });
  // of another type it would send the form around it
  expect(button).toHaveAttribute("type", "button");
  expect(button.innerHTML).toBe("Zatrzymaj");
  await userEvent.click(button);
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

test("has room for the words of a busy button from the start", () => {
  render(
    <Button type="submit" busyLabel="Wysyłamy">
      Wyślij
    </Button>,
  );
  expect(screen.getByText("Wyślij")).toHaveClass("label");
  expect(screen.getByText("Wysyłamy")).toHaveClass("busyLabel");
});

test.each([
  [{}, "button"],
  [{ variant: "solid", size: "normal" }, "button"],
  [{ variant: "line", size: "small", wide: true, className: "own" }, "button small line wide own"],
] as const)("looks as it is asked: %j", (look, classes) => {
  expect(buttonClass(look)).toBe(classes);
});
