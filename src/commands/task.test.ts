import { runTask } from "./task";

/** What was printed, and the exit code. */
async function outcome(...words: string[]) {
  const printed = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const before = process.exitCode;
  try {
    process.exitCode = undefined;
    await runTask(words);
    return { code: process.exitCode, text: printed.mock.calls.map(([text]) => text).join("") };
  } finally {
    process.exitCode = before;
    printed.mockRestore();
  }
}

test("without a name all tasks are printed, each with what it is for", async () => {
  const { code, text } = await outcome();
  expect(code).toBeUndefined();
  expect(text).toMatch(/^npm run task NAME/);
  expect(text).toMatch(/^ {2}check:site +\S.+$/m);
});

test.each(["no-such-task", "constructor"])("%s is no task: they are printed", async (name) => {
  const { code, text } = await outcome(name);
  expect(code).toBe(1);
  expect(text).toMatch(/^ {2}schemas /m);
});
