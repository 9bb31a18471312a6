import { render, screen } from "@testing-library/react";
import { ThankYou } from "./thank-you";

const data: Queries.ThankYouFragment = {
  headline: "Thank you",
  numberLabel: "your number",
  received: "It has arrived.",
  withoutPhotos: "Without your photos.",
  next: {
    heading: "What comes next",
    steps: [{ title: "We read", body: "All of it." }],
    urgent: { html: '<p>Call <a href="tel:+48500100200">+48 500 100 200</a></p>' },
  },
  links: [{ label: "Home", address: "/" }],
};

afterEach(() => window.history.replaceState(null, "", "/"));

test("shows the number from the address and leads the reader to the headline", () => {
  window.history.replaceState(null, "", "/dziekujemy?nr=26-AB12CD");
  render(<ThankYou data={data} />);
  expect(screen.getByText("26-AB12CD")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Thank you" })).toHaveFocus();
  expect(screen.getByText("Without your photos.")).not.toBeVisible();
});

test("says that photos did not arrive", () => {
  window.history.replaceState(null, "", "/dziekujemy?nr=26-AB12CD&bez-zdjec=1");
  render(<ThankYou data={data} />);
  expect(screen.getByText("Without your photos.")).toBeVisible();
});

test.each([
  ["?nr=26-AB12CD", "what arrived is shown", true],
  ["", "nothing is said to have arrived", false],
])("at an address with „%s” %s", (query, _, shown) => {
  // The first script has written it, for the style sheet.
  document.documentElement.dataset.query = "";
  window.history.replaceState(null, "", `/dziekujemy${query}`);
  render(<ThankYou data={data} />);
  expect("query" in document.documentElement.dataset).toBe(shown);
  delete document.documentElement.dataset.query;
  if (shown) expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  else expect(screen.getByRole("heading", { level: 1 })).not.toHaveFocus();
});

test("says what happens next and where to go", () => {
  render(<ThankYou data={data} />);
  expect(screen.getByRole("heading", { name: "What comes next" })).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("We readAll of it.");
  expect(screen.getByText("your number")).toBeInTheDocument();
  expect(screen.getByText("It has arrived.")).toBeInTheDocument();
  expect(screen.getByText("Odpowiadamy w ciągu dnia.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "+48 500 100 200" })).toHaveAttribute(
    "href",
    "tel:+48500100200",
  );
});

test("takes what stands in the address for words, not for markup", () => {
  window.history.replaceState(null, "", "/dziekujemy?nr=%3Cimg%20src%3Dx%3E");
  render(<ThankYou data={data} />);
  expect(screen.getByText("<img src=x>")).toBeInTheDocument();
});
