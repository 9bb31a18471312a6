import { z } from "zod";

/**
 * Reads environment variables; an empty one counts as not set.
 * @param shape a Zod schema for each variable
 * @throws Error that names every invalid variable, but not its value, which may be a password
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  variables: Record<string, string | undefined>,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  throw new Error(["The server cannot start with this environment:", ...lines].join("\n"));
}
