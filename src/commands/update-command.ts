import path from "node:path";
import { takeNewest } from "@typed-site/editing";
import { content } from "../content";

/** `npm run redakcja:update`: takes over what developers have pushed; what is saved and not published stays. */
takeNewest(content, path.resolve(".")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
