import { render, screen, within } from "@testing-library/react";
import { labels } from "../../../e2e/support/content/fixtures";
import { Footer } from "./footer";
import { footerCompany, footerNavigation } from "./footer.fixture";

beforeEach(() => {
  render(<Footer company={footerCompany} navigation={footerNavigation} labels={labels} />);
});

test("gives every way to reach the company", () => {
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Porady i wyceny")).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "+48 500 100 300" })).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "kontakt@boritrawnik.example" })).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "Instagram (nowa karta)" })).toBeInTheDocument();
});

test("leads to the services by group", () => {
  const services = within(screen.getByRole("navigation", { name: "Usługi" }));
  expect(services.getByRole("heading", { name: "Zakładanie ogrodów" })).toBeInTheDocument();
  expect(services.getByRole("link", { name: "Nawodnienie" })).toBeInTheDocument();
});

test("ends with the legal pages and the credit", () => {
  expect(screen.getByRole("link", { name: "Regulamin serwisu" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Realizacja: Agencja" })).toBeInTheDocument();
  expect(screen.getByText(/2024/)).toBeInTheDocument();
});
