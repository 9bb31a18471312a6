import path from "node:path";
import type { Reporter } from "gatsby";
import { onPreExtractQueries } from "./on-pre-extract-queries";
import { content } from "./tiny-definition.fixture";
import { tinyOptions } from "./tiny-options.fixture";

/** What ends the build of a site that makes these pages, each of a module below `src`. */
async function endOf(made: Record<string, string>): Promise<string | undefined> {
  const panicOnBuild = jest.fn();
  const pages = Object.entries(made).map(([address, module]) => ({
    path: address,
    component: path.resolve("src", module),
  }));
  const getNodesByType = (type: string) => (type === "SitePage" ? pages : []);
  await onPreExtractQueries(
    {
      reporter: { panicOnBuild } as unknown as Reporter,
      getNodesByType: getNodesByType as never,
      getNode: () => undefined,
    },
    tinyOptions,
  );
  const [call] = panicOnBuild.mock.calls as [{ context: { sourceMessage: string } }][];
  return call?.[0].context.sourceMessage;
}

test("a site whose pages are those of its models is built", async () => {
  expect(content.pages([])).toEqual([]);
  expect(await endOf({ "/404.html": "pages/404.tsx" })).toBeUndefined();
});

test("pages of no model end the build, all of them told", async () => {
  expect(await endOf({ "/o-nas": "pages/o-nas.tsx" })).toContain("the page /o-nas of no model");
  const end = await endOf({ "/o-nas": "pages/o-nas.tsx", "/kontakt": "pages/kontakt.tsx" });
  expect(end?.split("\n")).toEqual([
    expect.stringContaining("/pages/o-nas.tsx is the page /o-nas of no model"),
    expect.stringContaining("/pages/kontakt.tsx is the page /kontakt of no model"),
  ]);
});
