/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { parsePage } from "@typed-site/utils/node";
import { Notices } from "./notices";
import { holiday, storm } from "./notices.fixture";

test("a built page has the notices of all days, with their days for visitors without a script", () => {
  const page = parsePage(
    renderToString(<Notices heading="Ogłoszenia" notices={[holiday, storm]} />),
  );
  expect(page.querySelectorAll("[hidden]")).toHaveLength(0);
  // Search results would go on quoting it after its days.
  expect(page.querySelectorAll("section[data-nosnippet]")).toHaveLength(1);
  expect(page.querySelectorAll("noscript").map(({ textContent }) => textContent)).toEqual([
    "14 grudnia 2026 – 3 stycznia 2027: ",
    "28 grudnia 2026: ",
  ]);
});
