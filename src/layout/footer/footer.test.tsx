import { render, screen, within } from "@testing-library/react";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { Footer } from "./footer";
import { footerNavigation } from "./footer.fixture";

const show = (shown = company) =>
  render(<Footer company={shown} navigation={footerNavigation} labels={labels} />);

test("gives every way to reach the company, and when", () => {
  show();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText(company.tagline)).toBeInTheDocument();
  expect(footer.getByText("Porady i wyceny").nextElementSibling).toHaveTextContent(
    "+48 500 100 200",
  );
  expect(footer.getByRole("link", { name: "+48 500 100 300" })).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "kontakt@boritrawnik.example" })).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "Facebook (nowa karta)" })).toBeInTheDocument();
  expect(footer.getByText("poniedziałek–piątek, 8:00–16:00")).toBeInTheDocument();
});

test("says whose site it is, if the content has the name", () => {
  const { unmount } = show();
  expect(screen.getByText("Bór i Trawnik Jan Nowak, NIP 1234563218")).toBeInTheDocument();
  unmount();
  show({ ...company, hours: [], legalEntity: null });
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent(/NIP|null|8:00/);
});

test("a postal code is one piece, which no line parts", () => {
  const address = "Bór Jan Nowak, ul. Leśna 1, 80-001 Gdańsk, NIP 123-456-32-18";
  show({ ...company, legalEntity: address });
  expect(screen.getByText("80-001")).toBeInTheDocument();
  expect(screen.queryByText("23-456")).not.toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent(address);
});

test("leads to the services by group, and to what belongs to them", () => {
  show();
  const services = within(screen.getByRole("navigation", { name: "Usługi" }));
  expect(services.getByRole("heading", { name: "Zakładanie ogrodów" })).toBeInTheDocument();
  expect(services.getByRole("link", { name: "Nawodnienie" })).toBeInTheDocument();
  expect(services.getByRole("link", { name: "Czy potrzebne zezwolenie?" })).toHaveAttribute(
    "href",
    "/czy-potrzebne-zezwolenie",
  );
});

test("ends with the legal pages and the credit", () => {
  show();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(-2)).toEqual(["/regulamin-serwisu", company.credit.url]);
  expect(screen.getByRole("link", { name: "Realizacja: Agencja" })).toBeInTheDocument();
  expect(screen.getByText(/2024/)).toBeInTheDocument();
});
