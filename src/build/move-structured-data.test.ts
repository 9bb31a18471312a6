import { parsePage } from "@typed-site/utils/node";
import { moveStructuredData } from "./move-structured-data";

const data = '{"name":"A \\u003c B & C"}';
const built = `<html><head><script data-react-helmet="true" type="application/ld+json">${data}</script></head><body><div id="___gatsby"><h1>A</h1></div><script>start()</script></body></html>`;

test("structured data come after what visitors read, as they were, and nothing in a browser takes them out", () => {
  const page = parsePage(built);
  moveStructuredData(page, "/");
  const moved = `<html><head></head><body><div id="___gatsby"><h1>A</h1></div><script type="application/ld+json">${data}</script><script>start()</script></body></html>`;
  expect(page.toString()).toBe(moved);
  // Gatsby leaves a page as it is whose data have not changed.
  moveStructuredData(page, "/");
  expect(page.toString()).toBe(moved);
});
