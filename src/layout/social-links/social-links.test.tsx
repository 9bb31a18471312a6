import { render, screen } from "@testing-library/react";
import { labels } from "../../../e2e/support/content/fixtures";
import { SocialLinks } from "./social-links";

const socials = [{ network: "facebook", label: "Facebook", url: "https://facebook.example/bor" }];

test("each profile says its name and that it opens a new tab", () => {
  render(<SocialLinks place="footer" socials={socials} labels={labels} />);
  const link = screen.getByRole("link", { name: "Facebook (nowa karta)" });
  expect(link).toHaveAttribute("href", "https://facebook.example/bor");
  expect(link).toHaveAttribute("target", "_blank");
});

test("the bar and the footer have names of their own", () => {
  const { rerender } = render(<SocialLinks place="bar" socials={socials} labels={labels} />);
  expect(screen.getByRole("navigation", { name: labels.socialProfiles })).toBeInTheDocument();
  rerender(<SocialLinks place="footer" socials={socials} labels={labels} />);
  expect(screen.getByRole("navigation", { name: labels.socialProfilesFooter })).toBeInTheDocument();
});

test("a network without an icon stops the build", () => {
  const unknown = [{ network: "myspace", label: "MySpace", url: "https://x.example" }];
  const draw = () => render(<SocialLinks place="bar" socials={unknown} labels={labels} />);
  jest.spyOn(console, "error").mockImplementation();
  expect(draw).toThrow('There is no icon "myspace"');
});
