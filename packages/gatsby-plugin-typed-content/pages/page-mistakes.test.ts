import path from "node:path";
import { tinyContent } from "../check/tiny-content.fixture";
import { pageMistakes } from "./page-mistakes";

const entries = tinyContent.pages([]);
const right = entries.map((entry) => ({
  path: entry.path,
  component: path.resolve("src", entry.component),
}));
const page = (address: string, component: string) => ({
  path: address,
  component: path.resolve("src", component),
});

test("pages that are those of the models are right, and so are Gatsby's own and tools", () => {
  const others = ["/404", "/404.html", "/500", "/500.html", "/dev-404-page/", "/_style-guide"];
  const made = [...right, ...others.map((address) => page(address, "pages/404.tsx"))];
  expect(pageMistakes(entries, made)).toEqual([]);
  const withSlashes = right.map(({ path: address, component }) => ({
    path: address.replace(/(?<=.)$/, "/").replace("//", "/"),
    component,
  }));
  expect(pageMistakes(entries, withSlashes)).toEqual([]);
});

test("a page without a model, a model without a page and another component are named with what to do", () => {
  const made = [
    ...right.filter((one) => !["/wynik", "/dziekujemy"].includes(one.path)),
    page("/oferta/cennik", "pages/oferta/cennik.tsx"),
    page("/dziekujemy", "templates/tree.tsx"),
  ];
  expect(pageMistakes(entries, made)).toEqual([
    expect.stringContaining("src/pages/oferta/cennik.tsx is the page /oferta/cennik of no model"),
    "The page /dziekujemy is made of src/templates/tree.tsx, but Firm says pages/dziekujemy.tsx",
    "src/pages/wynik.tsx is missing: Firm makes the page /wynik",
  ]);
});

test("a page that createPages has left out is named with its template", () => {
  const tree = tinyContent.models.find(({ typeName }) => typeName === "Tree");
  const record = { model: tree, file: "trees/dab.yaml", data: {} };
  const all = tinyContent.pages([record as never]);
  expect(pageMistakes(all, right)).toEqual([
    "createPages in gatsby-node makes no page of src/templates/tree.tsx there: Tree makes the page /dab",
  ]);
});
