import { render, screen } from "@testing-library/react";
import { SocialLinks } from "./social-links";

const socials = [{ network: "facebook", label: "Facebook", url: "https://facebook.example/bor" }];

test("each profile says its name and that it opens a new tab", () => {
  render(<SocialLinks socials={socials} label="Profile" newTab="{name} (nowa karta)" />);
  expect(screen.getByRole("navigation", { name: "Profile" })).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Facebook (nowa karta)" });
  expect(link).toHaveAttribute("href", "https://facebook.example/bor");
  expect(link).toHaveAttribute("target", "_blank");
});

test("a network without an icon stops the build", () => {
  const unknown = [{ network: "myspace", label: "MySpace", url: "https://x.example" }];
  const draw = () => render(<SocialLinks socials={unknown} label="Profile" newTab="{name}" />);
  jest.spyOn(console, "error").mockImplementation();
  expect(draw).toThrow('There is no icon "myspace"');
});
