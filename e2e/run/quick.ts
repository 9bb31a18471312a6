import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
runSteps([
  // Content, types, lint and unit tests, on all cores.
  "check",
  "check:towns",
  "check:spelling",
  "build",
  "check:site",
  "test:server",
  "test:e2e",
]);
