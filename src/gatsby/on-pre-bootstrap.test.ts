import type { Reporter } from "gatsby";
import { contentFolder } from "../../e2e/support/content/content-folder";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { onPluginInit } from "./on-plugin-init";
import { onPreBootstrap } from "./on-pre-bootstrap";
import { siteError } from "./reporter/site-error";

async function reportsFor(files: Record<string, string>) {
  const panicOnBuild = jest.fn();
  const folder = contentFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
    "content/photos",
  );
  const before = process.cwd();
  process.chdir(folder);
  try {
    await onPreBootstrap({ reporter: { panicOnBuild } as unknown as Reporter });
  } finally {
    process.chdir(before);
  }
  return panicOnBuild.mock.calls as [{ context: { sourceMessage: string } }][];
}

test("a mistake in the content stops the build with file, line and column", async () => {
  const [call] = await reportsFor({ "labels.yaml": "hom: x\n" });
  expect(call?.[0].context.sourceMessage).toContain(
    "content/labels.yaml:1:1  Ten plik: nieznana pozycja „hom”",
  );
});

test("right content is passed in silence", async () => {
  expect(await reportsFor(sampleContent())).toEqual([]);
});

test("Gatsby shows the site's own messages as they are", () => {
  const setErrorMap = jest.fn();
  onPluginInit({ reporter: { setErrorMap } as unknown as Reporter });
  const [[map]] = setErrorMap.mock.calls as [
    [Record<string, { text: (context: object) => string }>],
  ];
  const { id, context } = siteError("x");
  expect(map[id]?.text(context)).toBe("x");
});
