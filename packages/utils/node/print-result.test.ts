import { failWith, printResult } from "./print-result";

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

test("a command prints its result, and fails with the message of its error alone", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const complain = jest.spyOn(console, "error").mockReturnValue();
  const done = "done";
  await printResult(Promise.resolve(done));
  expect(write.mock.calls).toEqual([["done\n"]]);
  expect(process.exitCode).toBeUndefined();
  await printResult(Promise.reject(new Error("no space left")));
  expect(complain.mock.calls).toEqual([["no space left"]]);
  expect(process.exitCode).toBe(1);
  // What is thrown need not be an error.
  failWith("out of paper");
  expect(complain).toHaveBeenLastCalledWith("out of paper");
});
