import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels, staticQueryData } from "../../../e2e/support/content/fixtures";
import { footerNavigation } from "../footer/footer.fixture";
import { headerNavigation } from "../header/header.fixture";
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
