import { render, screen, within } from "@testing-library/react";
import { photo } from "../sections.fixture";
import { Intro } from "./intro";

const crumbs = [{ label: "Group", href: "/group" }, { label: "Service" }];

test("plain: the way from the home page and the headline", () => {
  render(<Intro crumbs={crumbs} headline="Headline" />);
  const way = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(way.getByRole("link", { name: "Strona główna" })).toHaveAttribute("href", "/");
  expect(way.getByRole("link", { name: "Group" })).toHaveAttribute("href", "/group");
  expect(way.getByText("Service")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("heading", { level: 1, name: "Headline" })).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("with a photograph: it loads at once", () => {
  render(
    <Intro crumbs={crumbs} headline="Headline" pitch="Pitch" photo={photo("A garden")}>
      <a href="/kontakt">Quote</a>
    </Intro>,
  );
  expect(screen.getByText("Pitch")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Quote" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A garden" })).toHaveAttribute("loading", "eager");
});

test.each([
  ["after the photograph", false, "eager", ["image", "form"]],
  ["before the photograph, which can wait", true, "lazy", ["form", "image"]],
])("with a form: it comes %s", (_, formFirst, loading, order) => {
  const { container } = render(
    <Intro
      crumbs={crumbs}
      headline="Headline"
      photo={photo("A garden")}
      form={<form aria-label="Quote" />}
      formFirst={formFirst}
    />,
  );
  expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
  const found = Array.from(container.querySelectorAll("img, form"), (element) =>
    element.tagName === "IMG" ? "image" : "form",
  );
  expect(found).toEqual(order);
});

test("buttons reach the form by its anchor", () => {
  render(<Intro crumbs={crumbs} headline="Headline" form={<form aria-label="Quote" />} />);
  expect(document.getElementById("wycena")).toContainElement(screen.getByRole("form"));
});
