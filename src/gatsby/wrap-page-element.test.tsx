import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { fakeMedia } from "@typed-site/test-support/fake-browser";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { footerNavigation } from "../layout/footer/footer.fixture";
import { headerNavigation } from "../layout/header/header.fixture";
import { InParts } from "../layout/in-parts/in-parts";
import { wrapPageElement } from "./wrap-page-element";

beforeAll(() => {
  fakeMedia();
  const strip = [{ name: "Gdańsk", path: "/gdańsk" }];
  staticQueryData.navigation = { ...headerNavigation, ...footerNavigation, strip };
});

const Home = () => <h1>Home</h1>;
const Contact = () => <h1>Contact</h1>;
Contact.layout = { quoteHref: "#wycena" };
const names = ["First", "Second", "Third"];
const Long = () => (
  <InParts>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </InParts>
);
const Terms = () => <h1>Terms</h1>;
Terms.layout = { header: "simple" };

/** The page as Gatsby passes it in the browser, where addresses are encoded. */
function page(Component: ComponentType, path: string, change?: object) {
  const element = <Component key={path} />;
  const location = { pathname: encodeURI(path), hash: "", ...change } as PageProps["location"];
  const pageResources = { page: { path } } as PageProps["pageResources"];
  return wrapPageElement({ element, props: { location, pageResources } });
}

const quoteLink = () =>
  within(screen.getByRole("region", { name: "Szybki kontakt" })).getByRole("link", {
    name: "Bezpłatna wycena",
  });

test("what surrounds a page stays when the page changes", () => {
  const { rerender } = render(page(Home, "/"));
  const around = ["banner", "contentinfo"].map((role) => screen.getByRole(role));
  rerender(page(Contact, "/kontakt"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(["banner", "contentinfo"].map((role) => screen.getByRole(role))).toEqual(around);
  for (const part of around) expect(part).toBeInTheDocument();
});

test("a page says what its layout is like, and the path which link is current", () => {
  const { rerender } = render(page(Home, "/gdańsk"));
  expect(screen.getByRole("link", { name: "Gdańsk" })).toHaveAttribute("aria-current", "page");
  expect(quoteLink()).toHaveAttribute("href", "/kontakt#wycena");
  rerender(page(Contact, "/kontakt"));
  expect(screen.getByRole("link", { name: "Gdańsk" })).not.toHaveAttribute("aria-current");
  expect(quoteLink()).toHaveAttribute("href", "#wycena");
  rerender(page(Terms, "/regulamin"));
  expect(screen.queryByRole("region", { name: "Szybki kontakt" })).not.toBeInTheDocument();
});

test("menus that were open on one page are closed on the next", async () => {
  const { rerender } = render(page(Home, "/"));
  document.documentElement.dataset.live = "";
  const [toggle] = screen.getAllByRole("button");
  await userEvent.click(toggle ?? document.body);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  const menu = screen.getByText("Menu").closest("details");
  menu?.setAttribute("open", "");
  rerender(page(Contact, "/kontakt"));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(menu).not.toHaveAttribute("open");
});

test.each([
  ["a link", { action: "PUSH" }, 1],
  ["a link to a place on it", { action: "PUSH", hash: "#wycena" }, 3],
  ["the way back", { action: "POP" }, 3],
  ["the browser itself", {}, 3],
])("a page that %s opens is drawn at once as far as it may be", (_, change, count) => {
  render(page(Long, "/", change));
  expect(names.filter((name) => screen.queryByText(name))).toEqual(names.slice(0, count));
});
