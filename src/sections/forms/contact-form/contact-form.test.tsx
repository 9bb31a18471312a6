import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markFaults } from "@typed-site/enquiries/form";
import { forms } from "../../sections.fixture";
import { ContactForm } from "./contact-form";

test("asks for e-mail, phone and topic, each with a label and a hint", () => {
  render(<ContactForm data={{ forms }} page="/o-nas" />);
  expect(screen.getByRole("form")).toHaveFormValues({ form: "contact", page: "/o-nas" });
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Write to us");
  expect(screen.getByText("We answer soon.")).toBeInTheDocument();
  const form = within(screen.getByRole("form", { name: "Write to us" }));
  expect(form.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription("E-mail hint");
  expect(form.getByRole("textbox", { name: "Phone" })).toHaveAttribute("type", "tel");
  const topic = form.getByRole("combobox", { name: "Topic" });
  expect(
    within(topic)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Topic example", "Felling", "Other"]);
});

test("does not ask for a topic that the page knows, be it among the others or not", () => {
  for (const title of ["Stumps", "Felling"]) {
    const service = { title, example: null };
    const { unmount } = render(<ContactForm data={{ forms }} page="/stumps" service={service} />);
    const choice = screen.getByRole("combobox", { name: "Topic" });
    expect(choice).toHaveValue(title);
    const options = within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(options.slice(1)).toEqual([...new Set([title, "Felling", "Other"])]);
    expect(within(choice).getAllByRole("option", { name: title })).toHaveLength(1);
    unmount();
  }
});

test("gives an example of the page's own trade, where there is one", () => {
  const example = () => screen.getByLabelText("Message").getAttribute("placeholder");
  const stumps = { title: "Stumps", example: "three stumps" };
  const { unmount } = render(<ContactForm data={{ forms }} page="/stumps" service={stumps} />);
  expect(example()).toBe("three stumps");
  unmount();
  render(<ContactForm data={{ forms }} page="/o-nas" />);
  expect(example()).toBe("Message example");
});

test("asks for consent, never given in advance, with links to what is agreed to", () => {
  render(<ContactForm data={{ forms }} page="/o-nas" />);
  expect(screen.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/regulamin-serwisu");
  expect(screen.getByText("You may change your mind.")).toBeInTheDocument();
  markFaults(screen.getByRole("form"), [{ field: "consent", code: "missing" }]);
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/Agree, please\./);
});

test("takes a message in view, and photos and a place once unfolded", async () => {
  render(<ContactForm data={{ forms }} page="/o-nas" />);
  expect(screen.getByRole("textbox", { name: "Message" })).toBeVisible();
  for (const label of ["Photos", "Location"])
    expect(screen.getByLabelText(label)).not.toBeVisible();
  await userEvent.click(screen.getByText("Add photos"));
  expect(screen.getByLabelText("Photos")).toHaveAccessibleDescription("Up to 5, 8 MB each");
  expect(screen.getByRole("textbox", { name: "Location" })).toBeVisible();
});

test("ends with a button that sends", () => {
  render(<ContactForm data={{ forms }} page="/o-nas" />);
  expect(screen.getByRole("button", { name: /^Send/ })).toHaveAttribute("type", "submit");
});
