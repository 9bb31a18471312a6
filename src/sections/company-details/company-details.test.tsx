import { render, screen } from "@testing-library/react";
import { CompanyDetails } from "./company-details";

const contactPage: Queries.CompanyDetailsFragment["contactPage"] = {
  details: {
    heading: "The company",
    legalName: "Name",
    address: "Address",
    nip: "Tax number",
    regon: "Statistical number",
    register: "Register",
    hours: "Hours",
    responseTime: "Answer",
    insurance: "Insurance",
  },
};

const empty: Queries.CompanyDetailsFragment["company"] = {
  legalName: null,
  address: null,
  nip: null,
  regon: null,
  register: null,
  hours: [],
  responseTime: null,
  insurance: null,
};

const filled: Queries.CompanyDetailsFragment["company"] = {
  legalName: "Bór Jan Nowak",
  address: { street: "ul. Leśna 1", postalCode: "80-001", city: "Gdańsk" },
  nip: "1234563218",
  regon: "123456785",
  register: "CEIDG",
  hours: [
    { from: "poniedziałek", to: "piątek", opens: "08:00", closes: "16:00" },
    { from: "sobota", to: null, opens: "09:00", closes: "12:00" },
  ],
  responseTime: "within a day",
  insurance: { sum: "1 000 000 zł", insurer: "Insurer" },
};

/** Each term with its definitions. */
const shown = () =>
  screen.queryAllByRole("term").map((term) => {
    const definitions = Array.from(term.parentElement?.querySelectorAll("dd") ?? []);
    return [term.textContent, ...definitions.map((definition) => definition.textContent)];
  });

test("says who a visitor deals with", () => {
  render(<CompanyDetails data={{ contactPage, company: filled }} />);
  expect(screen.getByRole("region", { name: "The company" })).toBeInTheDocument();
  expect(shown()).toEqual([
    ["Name", "Bór Jan Nowak"],
    ["Address", "ul. Leśna 1", "80-001 Gdańsk"],
    ["Tax number", "1234563218"],
    ["Statistical number", "123456785"],
    ["Register", "CEIDG"],
    ["Hours", "poniedziałek–piątek, 8:00–16:00", "sobota, 9:00–12:00"],
    ["Answer", "within a day"],
    ["Insurance", "1 000 000 zł", "Insurer"],
  ]);
});

test("leaves out what the content does not have", () => {
  render(<CompanyDetails data={{ contactPage, company: { ...empty, nip: "1234563218" } }} />);
  expect(shown()).toEqual([["Tax number", "1234563218"]]);
});

test("is missing where the content has nothing", () => {
  const { container } = render(<CompanyDetails data={{ contactPage, company: empty }} />);
  expect(container).toBeEmptyDOMElement();
});
