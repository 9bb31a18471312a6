import path from "node:path";
import type { Options } from "./options";

/** The options of a site that uses the small content of this package's tests. */
export const tinyOptions: Options = {
  definition: path.join(__dirname, "tiny-definition.fixture.ts"),
};
