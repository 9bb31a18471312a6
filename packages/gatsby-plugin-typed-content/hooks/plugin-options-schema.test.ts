import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "./plugin-options-schema";
import { tinyOptions } from "./tiny-options.fixture";

/** What Gatsby says of options. */
const said = async (options: Record<string, unknown>) =>
  (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors;

test("right options are passed", async () => {
  expect(await said({ ...tinyOptions, exampleQueries: __dirname })).toEqual([]);
});

test("wrong options are told with what to write instead", async () => {
  expect(await said({})).toEqual([expect.stringMatching(/^"definition" is missing\. Write the/)]);
  expect(await said({ definition: 1 })).toEqual([
    expect.stringMatching(/^"definition" has to be text: the place of a module/),
  ]);
  expect(await said({ definition: "./content.ts" })).toEqual([
    expect.stringMatching(/^There is no \.\/content\.ts\. Write as "definition" the place of/),
  ]);
  expect(await said({ ...tinyOptions, exampleQueries: "./queries" })).toEqual([
    expect.stringMatching(/^There is no \.\/queries\. "exampleQueries" is a folder/),
  ]);
});
