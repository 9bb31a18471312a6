import { render, screen, within } from "@testing-library/react";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { service } from "../sections.fixture";
import { Services } from "./services";

const felling = service("felling", "Felling");
const cards = [service("mulching", "Mulching"), felling].map((card) => ({
  ...card,
  occasion: "Shrubs",
}));
const data = {
  homePage: {
    services: { heading: "Services", more: "Learn more", list: "All on a list ({count})", cards },
  },
  navigation: {
    services: [
      { label: "Forest", services: [felling, service("stumps", "Stumps")] },
      { label: null, services: [service("fences", "Fences")] },
    ],
  },
};

beforeEach(() => {
  fakeMedia();
  fakeViewport(false);
});

test("shows the chosen services as cards, and every service on the list", () => {
  render(<Services data={data} />);
  expect(screen.getByRole("region", { name: "Services" })).toHaveAttribute("id", "uslugi");
  const row = within(screen.getByRole("list", { name: "Usługi" }));
  expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/mulching",
    "/felling",
  ]);
  expect(row.getByRole("link", { name: /^Mulching/ })).toHaveTextContent("ShrubsLearn more");
  const list = within(screen.getByText("All on a list (3)").closest("details") ?? document.body);
  expect(list.getByRole("heading", { level: 3, hidden: true })).toHaveTextContent("Forest");
  expect(list.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "Felling",
    "Stumps",
    "Fences",
  ]);
});
