import { render, screen } from "@testing-library/react";
import { Form, FormRow } from "./form";

test("is a form with the name of its heading", () => {
  render(
    <Form heading="Bezpłatna wycena" level={2} intro="Niezobowiązująco.">
      <FormRow>
        <input aria-label="Miejscowość" />
      </FormRow>
    </Form>,
  );
  expect(screen.getByRole("form", { name: "Bezpłatna wycena" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Bezpłatna wycena");
  expect(screen.getByText("Niezobowiązująco.")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Miejscowość" })).toBeInTheDocument();
});
