import { render, screen, within } from "@testing-library/react";
import { SelectField } from "./select-field";

test("begins with no choice and offers all of them", () => {
  render(
    <SelectField
      name="topic"
      label="Temat"
      placeholder="Wybierz temat"
      options={["Wycinka", "Inny"]}
    />,
  );
  const select = screen.getByRole("combobox", { name: "Temat" });
  expect(select).toHaveValue("");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Wybierz temat",
    "Wycinka",
    "Inny",
  ]);
});

test("choices may stand under headings", () => {
  const options = [{ label: "Las", options: [{ value: "/mulczer", label: "Mulczer" }] }, "Inna"];
  render(<SelectField name="service" label="Usługa" options={options} />);
  const group = within(screen.getByRole("group", { name: "Las" }));
  expect(group.getAllByRole("option").map((option) => option.textContent)).toEqual(["Mulczer"]);
  expect(screen.getAllByRole("option")).toHaveLength(2);
});

test("can be chosen beforehand, by value", () => {
  const options = [
    { value: "/mulczer", label: "Mulczer" },
    { value: "/ogrodzenia", label: "Ogrodzenia" },
  ];
  render(
    <SelectField name="service" label="Usługa" options={options} defaultValue="/ogrodzenia" />,
  );
  expect(screen.getByRole("combobox", { name: "Usługa" })).toHaveDisplayValue("Ogrodzenia");
});
