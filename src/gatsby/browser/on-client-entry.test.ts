const [printFolded, keepTyped, moveComparisonLines] = [jest.fn(), jest.fn(), jest.fn()];
jest.doMock("./print-folded", () => ({ printFolded }));
jest.doMock("@typed-site/enquiries/keep-typed", () => ({ keepTyped }));
jest.doMock("../../components/before-after-slider/line", () => ({
  moveComparisonLines,
}));

test("every page prints what is folded and keeps what is typed; in develop it moves lines, too, as a built one did before", async () => {
  const { onClientEntry } = await import("./on-client-entry");
  const { NODE_ENV } = process.env;
  const started = async (mode: string) => {
    Object.assign(process.env, { NODE_ENV: mode });
    onClientEntry();
    await new Promise(setImmediate);
    Object.assign(process.env, { NODE_ENV });
    return [printFolded, keepTyped, moveComparisonLines].map(({ mock }) => mock.calls.length);
  };
  expect(await started("production")).toEqual([1, 1, 0]);
  expect(await started("development")).toEqual([2, 2, 1]);
});
