import { readContent, textFields } from "gatsby-plugin-typed-content";
import { content } from "../../../src/content";
import { roundTripFaults } from "../page/formatted-text/round-trip.fixture";

test("every Markdown text shows the same when the editor has written it anew", () => {
  const records = content.records(readContent("content"));
  const texts = records.flatMap(({ data, model }) => textFields(model.shape, data));
  const written = texts.filter(({ kind }) => kind?.kind === "markdown").map(({ value }) => value);
  expect(written.length).toBeGreaterThan(0);
  for (const text of written) expect([text, ...roundTripFaults(text)]).toEqual([text]);
});
