/** @jest-environment jsdom */
import { escapeHtml } from "./escape-html";

test("comes back from markup as it went in, between tags and in an attribute", () => {
  const text = `<b title="x">'Jan' & Anna</b>\\n\t\n&amp;`;
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  const paragraph = document.querySelector("p");
  expect(paragraph?.textContent).toBe(text);
  expect(paragraph?.title).toBe(text);
  expect(paragraph?.children).toHaveLength(0);
});
