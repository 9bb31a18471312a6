import { readdirSync } from "node:fs";
import { labels } from "../../../../e2e/support/content/fixtures";
import { renderStyleGuide } from "./render-style-guide";

/** What has no look of its own: the frame as a whole asks GraphQL, the head is not seen, parts are the page. */
const unseen = /^src\/layout\/(layout|head|in-parts)\//;

test("the style guide shows every component and every part of the layout", async () => {
  const { sources } = await renderStyleGuide(labels);
  const components = ["src/components", "src/layout"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /^[^.]+\.tsx$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const shown = components.filter((name) => !unseen.test(name));
  expect(shown.filter((name) => !sources.includes(name))).toEqual([]);
});
