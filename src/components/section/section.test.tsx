import { render, screen } from "@testing-library/react";
import { Section } from "./section";

test("is named by its heading, above or beside the content", () => {
  render(
    <>
      <Section id="above" heading="Above">
        content
      </Section>
      <Section id="beside" heading="Beside" split className="on-lichen">
        content
      </Section>
    </>,
  );
  const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
  expect(screen.getByRole("region", { name: "Above" })).toContainElement(heading("Above"));
  expect(heading("Above").parentElement).toHaveClass("head");
  expect(heading("Beside").parentElement).toHaveClass("split");
  expect(heading("Above").closest(".split")).toBeNull();
  expect(screen.getByRole("region", { name: "Beside" })).toHaveClass("section on-lichen");
});
