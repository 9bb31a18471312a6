interface Field {
  resolve: (source: object, args: object, context: object) => unknown;
  type: string;
  description: string;
  args: Record<string, { type: string; description: string }>;
}

test("a photo's AVIF is made of its file, of full width, in the widths that are asked for, without a JPEG or a warning of it", async () => {
  const generateImageData = jest.fn((_of: object) => "picture");
  jest.doMock("gatsby-plugin-sharp", () => ({ generateImageData }));
  const { createResolvers } = await import("./create-resolvers");
  const resolvers = jest.fn<void, [Record<string, Record<string, Field>>]>();
  const reporter = { warn: jest.fn(), error: jest.fn() };
  const tools = {
    createResolvers: resolvers,
    cache: "cache",
    pathPrefix: "/p",
    reporter,
  };
  createResolvers(tools as unknown as Parameters<typeof createResolvers>[0]);

  const { avif } = resolvers.mock.calls[0]?.[0].ImageSharp ?? {};
  expect(avif).toMatchObject({
    type: "GatsbyImageData!",
    args: { breakpoints: { type: "[Int!]!" } },
  });
  for (const text of [avif?.description, avif?.args.breakpoints?.description])
    expect(text).toMatch(/^\S.*\.$/);
  const getNodeById = jest.fn(({ id }: { id: string }) => `file ${id}`);
  const asked = avif?.resolve(
    { parent: "1" },
    { breakpoints: [400] },
    { nodeModel: { getNodeById } },
  );
  expect(asked).toBe("picture");
  expect(generateImageData).toHaveBeenCalledWith({
    file: "file 1",
    args: { layout: "fullWidth", breakpoints: [400], formats: ["avif"] },
    pathPrefix: "/p",
    cache: "cache",
    reporter: { ...reporter, warn: expect.any(Function) as unknown },
  });
  const [[given] = []] = generateImageData.mock.calls as unknown as [
    [{ reporter: typeof reporter }],
  ];
  given?.reporter.warn("no JPEG");
  expect(reporter.warn).not.toHaveBeenCalled();
});
