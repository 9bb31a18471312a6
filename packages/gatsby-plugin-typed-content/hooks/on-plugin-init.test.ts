import type { Reporter } from "gatsby";
import { CONTENT_ERROR } from "./content-error";
import { tinyOptions } from "./tiny-options.fixture";

type ErrorMap = Record<string, { text: (context: object) => string; level: string }>;
type Panic = [{ id: string; context: { sourceMessage: string }; error: Error }];

/** Begins a run of Gatsby with a definition. */
async function init(options = tinyOptions) {
  const reporter = { panic: jest.fn(), setErrorMap: jest.fn() };
  await jest.isolateModulesAsync(async () => {
    const { onPluginInit } = await import("./on-plugin-init");
    await onPluginInit({ reporter: reporter as unknown as Reporter }, options);
  });
  const [[errors]] = reporter.setErrorMap.mock.calls as [[ErrorMap]];
  return { panics: reporter.panic.mock.calls as Panic[], errors };
}

test("what is wrong with a content is printed by its own words, as an error", async () => {
  const { panics, errors } = await init();
  const sourceMessage = "content/a.yaml:1:1";
  expect(errors[CONTENT_ERROR]?.text({ sourceMessage })).toBe(sourceMessage);
  expect(errors[CONTENT_ERROR]?.level).toBe("ERROR");
  expect(panics).toEqual([]);
});

test("a definition that can't be loaded ends Gatsby at once, with the reason and where it was thrown", async () => {
  const { panics } = await init({ definition: "./no-such-definition.ts" });
  expect(panics).toHaveLength(1);
  const [[told]] = panics as [Panic];
  expect(told.id).toBe(CONTENT_ERROR);
  expect(told.context.sourceMessage).toContain("no-such-definition");
  expect(told.error.message).toBe(told.context.sourceMessage);
});
