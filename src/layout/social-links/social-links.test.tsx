import { render, screen } from "@testing-library/react";
import { labels } from "../../../e2e/support/content/fixtures";
import { SocialLinks } from "./social-links";

const socials = [
  { network: "facebook", label: "Facebook", url: "https://facebook.example/bor" },
] as const;

test("each profile says its name and that it opens a new tab", () => {
  render(<SocialLinks place="footer" socials={socials} labels={labels} />);
  const link = screen.getByRole("link", { name: "Facebook (nowa karta)" });
  expect(link).toHaveAttribute("href", "https://facebook.example/bor");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("the bar and the footer have names of their own", () => {
  const { rerender } = render(<SocialLinks place="bar" socials={socials} labels={labels} />);
  expect(screen.getByRole("navigation", { name: labels.socialProfiles })).toBeInTheDocument();
  rerender(<SocialLinks place="footer" socials={socials} labels={labels} />);
  expect(screen.getByRole("navigation", { name: labels.socialProfilesFooter })).toBeInTheDocument();
});
