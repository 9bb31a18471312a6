import { isPageMade } from "./page-data";

const asked = jest.fn<Promise<{ ok: boolean }>, [string, { signal: AbortSignal }]>();

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: asked });
});

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/kontakt", "/page-data/kontakt/page-data.json"],
  ["/kontakt/", "/page-data/kontakt/page-data.json"],
  ["/a/b", "/page-data/a/b/page-data.json"],
])("whether %s is made is asked of %s", async (page, data) => {
  expect(await isPageMade(page)).toBe(true);
  expect(asked.mock.calls[0]?.[0]).toBe(data);
  expect(asked.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});

test("a page is not made where there are no data of it, and where nobody answers", async () => {
  asked.mockResolvedValueOnce({ ok: false });
  expect(await isPageMade("/kontakt")).toBe(false);
  asked.mockRejectedValueOnce(new Error("TimeoutError"));
  expect(await isPageMade("/kontakt")).toBe(false);
});
