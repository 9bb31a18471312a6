import { content } from "../content";

const root = content.rootFields();

test("what the content must have is never null, what it may have can be", () => {
  expect(root).toMatchObject({ homePage: { type: "HomePage!" } });
  expect(root).not.toHaveProperty("faqItem");
  expect(root).not.toHaveProperty("town");
});

test("root fields with arguments are described, and so are these", () => {
  const args = Object.entries(root).filter(([, field]) => field.args);
  expect(args.map(([name]) => name)).toEqual(["fellingOutcomeAt", "serviceAt"]);
  for (const [name, { description, args: fields = {} }] of args) {
    const words = [description, ...Object.values(fields).map((field) => field.description)];
    expect({ name, words }).toEqual({
      name,
      words: words.map(() => expect.stringMatching(/\S/) as string),
    });
  }
});
