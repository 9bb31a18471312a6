import path from "node:path";

/**
 * The folders of the built sites that a benchmark compares, by what it calls them: the project's own
 * and, beside it, the one that the command names.
 */
export function builtSites(): Record<string, string> {
  const [, , other] = process.argv;
  return {
    "this build": path.resolve("public"),
    ...(other && { "the other build": path.resolve(other) }),
  };
}
