import { render, screen } from "@testing-library/react";
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
