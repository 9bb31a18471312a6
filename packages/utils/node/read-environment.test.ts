import { z } from "zod";
import { readEnvironment } from "./read-environment";
import { wholeNumber } from "./whole-number";

const shape = {
  PORT: wholeNumber(1, 65_535, ", which no port has").default(9000),
  PASSWORD: z
    .string()
    .regex(/^\w{8,}$/, { error: "must have eight letters" })
    .optional(),
  HOST: z.string().optional(),
};
const read = (variables: Record<string, string | undefined>) => readEnvironment(shape, variables);

test("an empty variable counts as not set, and unknown ones are left out", () => {
  expect(read({ PORT: "", PASSWORD: "", HOME: "/root" })).toEqual({ PORT: 9000 });
  expect(read({ PORT: "1" })).toEqual({ PORT: 1 });
  expect(read({ PORT: "65535" })).toEqual({ PORT: 65_535 });
});

test("all wrong variables are told, none by its value", () => {
  const wrong = () => read({ PORT: "0", PASSWORD: "secret!" });
  expect(wrong).toThrow(
    "The server cannot start with this environment:\n  PORT must be at least 1\n  PASSWORD must have eight letters",
  );
  expect(wrong).not.toThrow("secret");
});

test.each([
  ["65536", "must be at most 65535, which no port has"],
  ["1.5", "must be a whole number from 1 to 65535"],
  ["many", "must be a whole number from 1 to 65535"],
])("PORT=%s %s", (PORT, message) => {
  expect(() => read({ PORT })).toThrow(`PORT ${message}`);
});

test("what is wrong with valid values together is told, too", () => {
  const together = (variables: Record<string, string>) =>
    readEnvironment(shape, variables, ({ HOST, PASSWORD }): Record<string, string> =>
      HOST && !PASSWORD ? { PASSWORD: "is needed with HOST" } : {},
    );
  expect(() => together({ HOST: "a" })).toThrow("  PASSWORD is needed with HOST");
  expect(together({ HOST: "a", PASSWORD: "12345678" })).toMatchObject({ HOST: "a" });
});
