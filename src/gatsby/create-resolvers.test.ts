import { createResolvers } from "./create-resolvers";

const types: Parameters<typeof createResolvers>[0]["intermediateSchema"] = {
  getTypeMap: () => ({ ServiceConnection: connection }),
};
const connection = { name: "ServiceConnection", description: "" };
let root: Parameters<Parameters<typeof createResolvers>[0]["createResolvers"]>[0];

beforeAll(() => {
  createResolvers({
    createResolvers: (resolvers) => (root = resolvers),
    intermediateSchema: types,
  });
});

test("what the content must have is never null, what it may have can be", () => {
  expect(root.Query).toMatchObject({ homePage: { type: "HomePage!" } });
  expect(root.Query).not.toHaveProperty("faqItem");
  expect(root.Query).not.toHaveProperty("town");
});

test("root fields with arguments are described, and so is what Gatsby derives", () => {
  for (const name of ["serviceAt", "fellingOutcomeAt"]) {
    expect(root.Query[name]).toMatchObject({
      description: expect.stringMatching(/\S/) as string,
      args: { path: { description: expect.stringMatching(/\S/) as string } },
    });
  }
  expect(connection.description).toBe("Some of all Service records, with how many there are.");
});
