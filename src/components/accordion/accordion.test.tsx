import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "./accordion";

const items = [
  { id: "czas", title: "Ile to trwa?", html: "<p>Kilka dni.</p>" },
  { id: "cien", title: "Co sadzić w cieniu?", html: "<p>Funkie.</p>" },
];

const item = (title: string) => screen.getByText(title).closest("details");

test("a question opens and closes its answer, and closes the one that was open", async () => {
  render(<Accordion name="faq" items={items} />);
  await userEvent.click(screen.getByText("Ile to trwa?"));
  expect(item("Ile to trwa?")).toHaveAttribute("open");
  await userEvent.click(screen.getByText("Co sadzić w cieniu?"));
  expect(item("Co sadzić w cieniu?")).toHaveAttribute("open");
  await waitFor(() => expect(item("Ile to trwa?")).not.toHaveAttribute("open"));
  await userEvent.click(screen.getByText("Co sadzić w cieniu?"));
  expect(item("Co sadzić w cieniu?")).not.toHaveAttribute("open");
});

test("each answer has an address, and closes the others without a script, too", () => {
  render(<Accordion name="faq" items={items} />);
  for (const { title } of items) expect(item(title)).toHaveAttribute("name", "faq");
  expect(item("Ile to trwa?")).toHaveAttribute("id", "faq-czas");
});
