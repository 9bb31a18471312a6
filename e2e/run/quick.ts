import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
runSteps([
  "check:content",
  "check:towns",
  "check:spelling",
  "typecheck",
  "lint",
  "test:unit",
  "build",
  "check:site",
  "test:server",
  "test:e2e",
]);
