import { render, screen } from "@testing-library/react";
import { ContactLines } from "./contact-lines";

const phones = [
  { label: "porady i wyceny", number: "+48 500 100 200" },
  { label: "sprawy biurowe", number: "+48 500 100 300" },
];

test("says when the phone is answered, where the company has told", () => {
  const lines = ["poniedziałek–piątek, 8:00–16:00"];
  const { container, rerender } = render(
    <ContactLines phones={phones} hours={{ label: "Telefon odbieramy", lines }} />,
  );
  expect(container).toHaveTextContent("Telefon odbieramyponiedziałek–piątek, 8:00–16:00");
  rerender(<ContactLines phones={phones} hours={{ label: "Telefon odbieramy", lines: [] }} />);
  expect(container).not.toHaveTextContent("Telefon odbieramy");
});

test("adds the e-mail address where it is wanted", () => {
  const { container, rerender } = render(<ContactLines phones={phones} />);
  expect(container).toHaveTextContent(
    /^Porady i wyceny\+48 500 100 200Sprawy biurowe\+48 500 100 300$/,
  );
  expect(screen.getAllByRole("link")).toHaveLength(phones.length);
  rerender(<ContactLines phones={phones} email={{ label: "E-mail", address: "a@b.example" }} />);
  expect(screen.getByText("E-mail")).toBeInTheDocument();
  expect(screen.getAllByRole("link").at(-1)).toHaveAttribute("href", "mailto:a@b.example");
});
