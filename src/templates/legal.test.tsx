import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { sections } from "../sections/sections.fixture";
import LegalTemplate from "./legal";

function show(count: number) {
  const data: Queries.LegalTemplateQuery = {
    legalPage: {
      path: "/regulamin-serwisu",
      title: "Terms",
      headline: "Terms of service",
      updated: "1 listopada 2026",
      seo: { title: "Terms", description: "The terms." },
      sections: sections(count),
    },
  };
  const props = { data } as PageProps<Queries.LegalTemplateQuery>;
  render(<LegalTemplate {...props} />);
}

test("says since when it holds, and numbers its sections", () => {
  show(2);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Terms of service");
  expect(screen.getByText("Obowiązuje od 1 listopada 2026 r.")).toBeInTheDocument();
  expect(document.getElementById("2")).toHaveTextContent("Section 2");
});

test("stands without a text, too", () => {
  show(0);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});

test("is a page to be found, without menus around it", () => {
  process.env.BUILD_STAGE = "build-html";
  show(1);
  delete process.env.BUILD_STAGE;
  const { linkTags, scriptTags } = Helmet.peek();
  const href = "https://boritrawnik.example/regulamin-serwisu";
  expect(linkTags).toEqual([{ rel: "canonical", href }]);
  expect(scriptTags[0]?.innerHTML).toContain("BreadcrumbList");
  expect(LegalTemplate.layout).toEqual({ header: "simple" });
});
