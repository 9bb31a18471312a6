import { render, screen, within } from "@testing-library/react";
import { fakeMedia, fakeViewport } from "../../test/browser";
import { service } from "../fixtures";
import { Services } from "./services";

const cards = [service("mulching", "Mulching"), service("felling", "Felling")];
const data = {
  homePage: {
    services: { heading: "Services", more: "Learn more", list: "Both on a list", cards },
  },
};

beforeEach(() => {
  fakeMedia();
  fakeViewport(false);
});

test("shows every service as a card and on the list, in order", () => {
  render(<Services data={data} />);
  expect(screen.getByRole("region", { name: "Services" })).toHaveAttribute("id", "uslugi");
  const row = within(screen.getByRole("list", { name: "Usługi" }));
  expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/mulching",
    "/felling",
  ]);
  expect(row.getByRole("link", { name: /^Mulching/ })).toHaveTextContent("Learn more");
  const list = within(screen.getByText("Both on a list").closest("details") ?? document.body);
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Mulching",
    "Felling",
  ]);
});
