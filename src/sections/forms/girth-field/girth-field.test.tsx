import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GirthField } from "./girth-field";

test("a girth is told what it needs, as soon as it is one", async () => {
  const user = userEvent.setup();
  render(<GirthField name="girth" label="Obwód" />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await user.type(screen.getByRole("textbox"), "50");
  expect(status).toHaveTextContent("Zwykle: Nic");
  await user.type(screen.getByRole("textbox"), ",5 cm");
  expect(screen.getByRole("link", { name: "Zgłoszenie" })).toHaveAttribute("href", "/zgloszenie");
  await user.clear(screen.getByRole("textbox"));
  await user.type(screen.getByRole("textbox"), "gruby");
  expect(status).toBeEmptyDOMElement();
});

test("what was typed before the scripts came is read, too", () => {
  render(<GirthField name="girth" label="Obwód" defaultValue="1,2 m" />);
  expect(screen.getByRole("status")).toHaveTextContent("Zgłoszenie");
});
