import { tinyOptions } from "./tiny-options.fixture";

/** What a run of Gatsby notes of itself, for a site that says this of itself; and what it is compared with next time. */
async function notedWith(siteMetadata: object) {
  const setPluginStatus = jest.fn();
  let digest = "";
  await jest.isolateModulesAsync(async () => {
    const { onPostBootstrap } = await import("./on-post-bootstrap");
    const store = { getState: () => ({ config: { siteMetadata } }) };
    await onPostBootstrap({ actions: { setPluginStatus } as never, store }, tinyOptions);
    const { gatsbyProgram } = await import("./gatsby-program");
    ({ digest } = await gatsbyProgram(tinyOptions, siteMetadata));
  });
  return { noted: setPluginStatus.mock.calls as unknown, digest };
}

test("Gatsby's cache notes the program that has made it, with what the site says of itself", async () => {
  const one = await notedWith({ siteUrl: "https://one.example" });
  expect(one.noted).toEqual([[{ program: one.digest }]]);
  const other = await notedWith({ siteUrl: "https://other.example" });
  expect(other.noted).not.toEqual(one.noted);
});
