import { render, screen } from "@testing-library/react";
import { drawing } from "../drawing/drawing.fixture";
import { photoFile } from "../photo/photo.fixture";
import { ServiceCard } from "./service-card";

test("a drawing stands in the place of the photograph, and adds nothing either", () => {
  const card = { path: "/fences", title: "Fences", photo: { src: photoFile("fences") }, drawing };
  const { container } = render(
    <ServiceCard service={card} more="More" sizes="25vw" occasion="Along a road" />,
  );
  expect(container.querySelector("picture")).toBeNull();
  expect(screen.getByRole("presentation")).toHaveAttribute("src", drawing.smallPicture);
  const link = screen.getByRole("link");
  expect(link.textContent).toContain("FencesAlong a roadMore");
  // Each in its own line and type, set apart by the room between parts of a text.
  expect(link).toHaveClass("flow");
  expect(
    [...(screen.getByText("More").parentElement?.children ?? [])].map((line) => line.className),
  ).toEqual(["title serif", "occasion", "more"]);
});

test("is one link; the picture adds nothing to its name", () => {
  render(
    <ServiceCard
      service={{
        path: "/ogrodzenia",
        title: "Ogrodzenia",
        photo: { src: photoFile("ogrodzenia") },
        drawing: null,
      }}
      more="Dowiedz się więcej"
      sizes="25vw"
    />,
  );
  const link = screen.getByRole("link", { name: /^Ogrodzenia\s*Dowiedz się więcej$/ });
  expect(link).toHaveAttribute("href", "/ogrodzenia");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
