import { z } from "zod";

/**
 * Reads environment variables; an empty one counts as not set.
 * @param shape a Zod schema for each variable
 * @param problemsOf what is wrong with values together that are valid alone, by the variable
 * @throws Error that names every invalid variable, but not its value, which may be a password
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  variables: Record<string, string | undefined>,
  problemsOf: (
    values: z.infer<z.ZodObject<Shape>>,
  ) => Readonly<Record<string, string>> = () => ({}),
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = z.object(shape).safeParse(given);
  const problems = result.success
    ? Object.entries(problemsOf(result.data))
    : result.error.issues.map(({ path, message }) => [path.join("."), message]);
  if (result.success && problems.length === 0) return result.data;
  const lines = problems.map(([name, message]) => `  ${name} ${message}`);
  throw new Error(["The server cannot start with this environment:", ...lines].join("\n"));
}
