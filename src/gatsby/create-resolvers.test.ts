import { createResolvers } from "./create-resolvers";

const types: Record<string, { description?: string | null }> = {
  ServiceConnection: {},
  ServiceGroupConnection: {},
  ServiceFilterListInput: {},
  Service: { description: "Usługa." },
  StringQueryOperatorInput: {},
};
let root: Parameters<Parameters<typeof createResolvers>[0]["createResolvers"]>[0];

beforeAll(() => {
  createResolvers({
    createResolvers: (resolvers) => (root = resolvers),
    intermediateSchema: { getTypeMap: () => types },
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
  expect(types).toEqual({
    ServiceConnection: { description: "Some of all Service records, with how many there are." },
    ServiceGroupConnection: {
      description: "The Service records that share one value of a field.",
    },
    ServiceFilterListInput: { description: "Conditions that some Service of a list must meet." },
    Service: { description: "Usługa." },
    StringQueryOperatorInput: {},
  });
});
