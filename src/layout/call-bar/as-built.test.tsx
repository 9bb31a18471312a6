/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { parsePage } from "@typed-site/utils/node";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { CallBar } from "./call-bar";

test("a built page only says to call, whenever it is built", () => {
  expect(company.hours).not.toHaveLength(0);
  const page = parsePage(
    renderToString(<CallBar company={company} quoteHref={null} labels={labels} notices={[]} />),
  );
  expect(page.querySelector("a")?.textContent).toBe("Zadzwoń");
});
