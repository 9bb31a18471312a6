import { render, screen, within } from "@testing-library/react";
import { FORM_FIELDS, type FormName, isWritten, markFaults } from "@typed-site/enquiries/form";
import { forms, locateWords } from "../../sections.fixture";
import { FormFields } from "./form-fields";
import { inRows } from "./in-rows";

const words = { contact: forms.contactFields, quote: forms.quoteFields };

test.each<FormName>(["contact", "quote"])("%s: every field of the table, in its order", (form) => {
  const names = FORM_FIELDS[form].filter(isWritten);
  const { container } = render(
    <FormFields names={names} words={words[form]} errors={forms.errors} locate={locateWords} />,
  );
  const controls = [...container.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  expect([...new Set(controls.map(({ name }) => name))]).toEqual(names);
  for (const { label, name } of words[form]) {
    if (name === "when") continue;
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} hint`);
  }
});

test("browsers know what each field takes: its kind, its keyboard, what they can fill in", () => {
  const names = [...new Set([...FORM_FIELDS.quote, ...FORM_FIELDS.contact])].filter(isWritten);
  const { container } = render(
    <FormFields
      names={names}
      words={[...words.quote, ...words.contact]}
      errors={forms.errors}
      locate={locateWords}
    />,
  );
  const of = (name: string) => {
    const [control] = container.querySelectorAll(`[name="${name}"]`);
    const read = (attribute: string) => control?.getAttribute(attribute) ?? "";
    return [control?.localName, ...["type", "inputmode", "autocomplete"].map(read)].join(" ");
  };
  expect(Object.fromEntries(names.map((name) => [name, of(name)]))).toEqual({
    email: "input email  email",
    phone: "input tel  tel",
    topic: "select   ",
    message: "textarea   ",
    service: "select   ",
    area: "input text decimal ",
    girth: "input text decimal ",
    stump: "input text decimal ",
    length: "input text decimal ",
    town: "input text  address-level2",
    location: "input text  ",
    when: "input radio  ",
  });
});

test("when it is urgent, the telephone is named beside the last choice", () => {
  render(
    <FormFields names={["when"]} words={words.quote} errors={forms.errors} locate={locateWords} />,
  );
  const group = within(screen.getByRole("group", { name: "When" }));
  expect(group.getAllByRole("radio")).toHaveLength(2);
  expect(group.getByText(/When hint/)).toContainElement(
    group.getByRole("link", { name: "+48 500 100 200" }),
  );
});

test("a text that is too long is told with the field's name and limit", () => {
  const { container } = render(
    <FormFields
      names={["town"]}
      words={words.quote}
      errors={forms.errors}
      locate={locateWords}
      compact
    />,
  );
  expect(screen.getByLabelText("Town")).not.toHaveAccessibleDescription();
  markFaults(container, [{ field: "town", code: "tooLong" }]);
  expect(screen.getByLabelText("Town")).toHaveAccessibleDescription("Town: at most 120.");
});

test("what is wrong with an address or a number is told at its field", () => {
  const { container } = render(
    <FormFields
      names={["email", "phone"]}
      words={words.quote}
      errors={forms.errors}
      locate={locateWords}
    />,
  );
  markFaults(container, [
    { field: "email", code: "notAlone" },
    { field: "phone", code: "invalid" },
  ]);
  expect(screen.getByText("One e-mail only, please.")).toBeVisible();
  expect(screen.getByText("Look at the phone, please.")).toBeVisible();
});

test("a page may fill in fields, and name examples and choices of its own", () => {
  const girth = words.quote.find(({ name }) => name === "girth");
  const noted = { ...girth!, note: { html: "<b>Measure low.</b>" } };
  render(
    <FormFields
      names={["message", "area", "town", "service", "location", "girth"]}
      words={[noted, ...words.quote]}
      errors={forms.errors}
      locate={locateWords}
      presets={{
        town: { defaultValue: "Puck" },
        message: { placeholder: "three birches" },
        service: { options: [{ value: "b", label: "B" }], defaultValue: "b" },
      }}
    />,
  );
  expect(screen.getByLabelText("Town")).toHaveValue("Puck");
  expect(screen.getByLabelText("Message")).toHaveAttribute("placeholder", "three birches");
  expect(screen.getByLabelText("Service")).toHaveDisplayValue("B");
  expect(screen.getByRole("button", { name: locateWords.button })).toBeInTheDocument();
  expect(screen.getByText("Measure low.")).toBeInTheDocument();
  const row = screen.getByLabelText("Town").closest(".cols");
  expect(row).toContainElement(screen.getByLabelText("Area"));
  expect(screen.getByLabelText("Message").closest(".cols")).toBeNull();
});

test("neighbours that are half as wide share a row", () => {
  expect(inRows(["phone", "area", "town", "service"])).toEqual([
    ["phone"],
    ["area", "town"],
    ["service"],
  ]);
  expect(inRows(["area", "service", "town"])).toEqual([["area"], ["service"], ["town"]]);
});

test("a field without words stops the build", () => {
  jest.spyOn(console, "error").mockImplementation();
  const draw = () =>
    render(<FormFields names={["area"]} words={[]} errors={forms.errors} locate={locateWords} />);
  expect(draw).toThrow('"area" has no words');
  jest.restoreAllMocks();
});
