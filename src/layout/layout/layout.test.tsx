import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeViewport } from "@typed-site/test-support/fake-browser";
import { labels, staticQueryData } from "../../../e2e/support/content/fixtures";
import { footerNavigation } from "../footer/footer.fixture";
import { headerNavigation } from "../header/header.fixture";
import { storm } from "../notices/notices.fixture";
import { Layout } from "./layout";

beforeAll(() => {
  staticQueryData.navigation = {
    ...headerNavigation,
    ...footerNavigation,
    strip: [
      { name: "Gdańsk", path: "/gdańsk" },
      { name: "Puck", path: "/puck" },
    ],
  };
});

test("the skip link is the first thing on the page and leads to the content", () => {
  render(<Layout path="/">Treść</Layout>);
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Przejdź do treści");
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  expect(screen.getByRole("main")).toHaveTextContent("Treść");
});

test("surrounds the content with header, towns, footer, profiles and call bar", () => {
  render(
    <Layout path="/gdańsk" quoteHref="#wycena">
      Treść
    </Layout>,
  );
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Profile społecznościowe" })).toBeInTheDocument();
  const towns = within(screen.getByRole("region", { name: "Gdzie pracujemy" }));
  expect(towns.getByRole("link", { current: "page" })).toHaveTextContent("Gdańsk");
  const bar = within(screen.getByRole("region", { name: "Szybki kontakt" }));
  expect(bar.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", "#wycena");
});

test("a list that was opened is closed on the next page", async () => {
  const { rerender } = render(<Layout path="/">Treść</Layout>);
  const strip = within(screen.getByRole("region", { name: "Gdzie pracujemy" }));
  const fold = strip.getByRole("group");
  await userEvent.click(strip.getByText(labels.townList));
  expect(fold).toHaveAttribute("open");
  rerender(<Layout path="/puck">Treść</Layout>);
  expect(fold).not.toHaveAttribute("open");
});

test("the page of all towns needs no strip of them", () => {
  render(<Layout path="/gdzie-pracujemy">Treść</Layout>);
  expect(screen.queryByRole("region", { name: "Gdzie pracujemy" })).not.toBeInTheDocument();
});

test("a page without a form of its own leads to that of the contact page", () => {
  render(<Layout path="/o-nas">Treść</Layout>);
  const bar = within(screen.getByRole("region", { name: "Szybki kontakt" }));
  expect(bar.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt#wycena",
  );
});

test("the call bar is there again on a page without the form that was in view before", () => {
  fakeViewport();
  const bar = () => screen.queryByRole("region", { name: "Szybki kontakt" });
  const { rerender } = render(
    <Layout path="/kontakt">
      <form />
    </Layout>,
  );
  expect(bar()).not.toBeInTheDocument();
  rerender(<Layout path="/o-nas">Treść</Layout>);
  expect(bar()).toBeInTheDocument();
});

test("notices come first, before the header", () => {
  const notice = { ...storm, first: "2026-01-01", last: "9999-12-31" };
  staticQueryData.allNotice = { nodes: [notice] };
  render(<Layout path="/">Treść</Layout>);
  staticQueryData.allNotice = { nodes: [] };
  const notices = screen.getByRole("region", { name: "Ogłoszenia" });
  expect(notices).toHaveTextContent(storm.text);
  expect(notices.compareDocumentPosition(screen.getByRole("banner"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("where nobody offers a quote, nothing around the page leads to one", () => {
  render(
    <Layout path="/dziekujemy" quoteHref={null}>
      Treść
    </Layout>,
  );
  expect(screen.getAllByRole("link", { name: /^(Zadzwoń|\+48 500 100 200)/ })).not.toHaveLength(0);
  expect(screen.queryByRole("link", { name: "Bezpłatna wycena" })).not.toBeInTheDocument();
});

test("a legal page has the simple header and no call bar", () => {
  render(
    <Layout path="/regulamin-serwisu" header="simple">
      Treść
    </Layout>,
  );
  expect(within(screen.getByRole("banner")).getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Szybki kontakt" })).not.toBeInTheDocument();
});
