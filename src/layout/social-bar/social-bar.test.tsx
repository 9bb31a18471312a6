import { render, screen } from "@testing-library/react";
import { labels } from "../../../e2e/support/content/fixtures";
import { SocialBar } from "./social-bar";

test("is a named group with a link to each profile", () => {
  const socials = [{ network: "youtube", label: "YouTube", url: "https://youtube.example" }];
  render(<SocialBar socials={socials} labels={labels} />);
  expect(screen.getByRole("navigation", { name: "Profile społecznościowe" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "YouTube (nowa karta)" })).toBeInTheDocument();
});
