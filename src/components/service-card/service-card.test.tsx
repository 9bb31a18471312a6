import { render, screen } from "@testing-library/react";
import { photoFile } from "../photo/photo.fixture";
import { ServiceCard } from "./service-card";

test("is one link; the picture adds nothing to its name", () => {
  render(
    <ServiceCard
      path="/ogrodzenia"
      title="Ogrodzenia"
      more="Dowiedz się więcej"
      file={photoFile("ogrodzenia")}
      sizes="25vw"
    />,
  );
  const link = screen.getByRole("link", { name: /^Ogrodzenia\s*Dowiedz się więcej$/ });
  expect(link).toHaveAttribute("href", "/ogrodzenia");
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
