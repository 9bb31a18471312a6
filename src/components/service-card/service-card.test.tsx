import { render, screen } from "@testing-library/react";
import { photoFile } from "../photo/photo.fixture";
import { ServiceCard } from "./service-card";

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
