import { render, screen, within } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { drawing } from "../../components/drawing/drawing.fixture";
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
  expect(container.querySelector("section")?.classList.contains("formFirst")).toBe(formFirst);
});

test("buttons reach the form by its anchor", () => {
  render(<Intro crumbs={crumbs} headline="Headline" form={<form aria-label="Quote" />} />);
  expect(document.getElementById("wycena")).toContainElement(screen.getByRole("form"));
});

test.each([
  ["contours behind it", undefined, "/img/contours.svg#lines"],
  ["other lines", "rings", "/img/rings.svg#lines"],
] as const)("has %s", (_, lines, address) => {
  const { container } = render(<Intro crumbs={crumbs} headline="Headline" lines={lines} />);
  expect(container.querySelector("use")).toHaveAttribute("href", address);
});

test("a drawing takes the photograph's place, and is loaded at once", () => {
  render(<Intro crumbs={crumbs} headline="Headline" photo={photo("A garden")} drawing={drawing} />);
  expect(screen.queryByRole("img", { name: "A garden" })).not.toBeInTheDocument();
  expect(screen.getByRole("img", { name: drawing.alt })).toHaveAttribute("loading", "eager");
});

test("a map takes the photograph's place", () => {
  render(<Intro crumbs={crumbs} headline="Headline" map={<p>Map</p>} />);
  expect(screen.getByText("Map")).toBeInTheDocument();
  expect(screen.getByRole("region")).toHaveClass("on-deep intro photo", { exact: true });
});

describe("what the pictures are", () => {
  const note = "They are drawn.";
  beforeEach(() => (staticQueryData.company = { ...company, photosNote: note }));
  afterEach(() => (staticQueryData.company = company));

  test.each([
    ["once where there is a photograph", { photo: photo("A garden") }, 1],
    ["also where a drawing stands in its place", { photo: photo("A garden"), drawing }, 1],
    ["nowhere on a page without", {}, 0],
  ])("is told %s", (_, pictures, times) => {
    render(
      <Intro crumbs={crumbs} headline="Headline" {...pictures}>
        Buttons
      </Intro>,
    );
    expect(screen.queryAllByText(note)).toHaveLength(times);
  });

  test("is told only by a company that has a sentence for it", () => {
    staticQueryData.company = company;
    const { container } = render(
      <Intro crumbs={crumbs} headline="Headline" photo={photo("A garden")} />,
    );
    expect(container.querySelector(".captioned")?.children).toHaveLength(1);
  });
});
